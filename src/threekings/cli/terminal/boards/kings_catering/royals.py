"""What the Royals and Crew of The King's Catering ask, in words, and what they have brought."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from threekings.cli.terminal.boards.contract import Names, View, headed
from threekings.cli.terminal.boards.kings_catering.tables import FALLS
from threekings.cli.terminal.boards.kings_catering.tiles import palette
from threekings.cli.terminal.prose import wrapped
from threekings.texts import localized, rendered

SOURCES = ("king", "queen", "princess", "princess2", "crew")


def royal_words(royal: Mapping[str, Any]) -> str:
    """K3: no two Tables of one shape; 2★ for each Table of 3 or more tiles"""
    gives = rendered(royal["scores"])
    return localized("cli-kc-rule", rule=rendered(royal["rule"]), gives=gives) if royal["rule"] else gives


def crew_words(view: View, name: str) -> str:
    """1★ for every 2 beer at its Table; and whether the King leaves that no chance."""
    gives = rendered(view["faces"][name]["asks"])
    return f"{gives} {localized('kc-crew-never', king=view['royals'][0])}" if name in view["hopeless"] else gives


def sources(view: View, width: int) -> list[Text]:
    """The Royals in force with what they ask, and what each has brought me so far."""
    me = view["caterers"][view["seat"]]
    lines = []
    for royal, source in zip(view["asked"], SOURCES, strict=False):
        words = Text.assemble((f"{royal['side']} ", "bold"), royal_words(royal))
        lines += stars_before(me["stars"][source], words, width)
    crew = Text.assemble((localized("cli-kc-crew"), "bold"), f" · {sums(me)}")
    return [*lines, *stars_before(me["stars"]["crew"], crew, width)]


def stars_before(stars: int, words: Text, width: int) -> list[Text]:
    """Stars in a column of their own, the words beside them over as many lines as they need."""
    return [
        Text.assemble((f"{stars:3}★ " if not row else " " * 5, "bold" if stars else "dim"), line)
        for row, line in enumerate(wrapped(words, width - 5))
    ]


def sums(me: Mapping[str, Any]) -> str:
    """7★ together, with those of the first round where there was one."""
    now = sum(me["stars"].values())
    if me["before"] is None:
        return localized("cli-kc-sum", stars=now)
    first = sum(me["before"].values())
    return localized("cli-kc-sum-rounds", now=now, before=first, stars=first + now)


def short_sources(view: View) -> Text:
    """K3 4★ · Q4 0★ · P2 3★ · Crew 1★ · 8★ together"""
    me = view["caterers"][view["seat"]]
    labels = [*view["royals"], localized("cli-kc-crew")]
    parts = [f"{label} {stars}★" for label, stars in zip(labels, me["stars"].values(), strict=True)]
    return Text(" · ".join([*parts, sums(me)]), "bold")


def legend(view: View, width: int) -> list[Text]:
    line = Text()
    for colour in palette(view).values():
        line.append(colour.letter, f"bold {colour.style}").append(f" {colour.word}  ")
    line.append(localized("cli-kc-legend"), "dim")
    if not all(table["stands"] for caterer in view["caterers"] for table in caterer["tables"]):
        line.append("  ").append(localized("cli-kc-falls", king=view["royals"][0]), FALLS)
    return wrapped(line, width)


def crew_in_sight(view: View) -> dict[str, list[str]]:
    """What Crew in columns, in hand and at Tables gives, in words, with the names of those that give it."""
    found: dict[str, list[str]] = {}
    for name, printed in sorted(view["faces"].items()):
        if printed["asks"] and name not in view["discarded"]:
            found.setdefault(crew_words(view, name), []).append(name)
    return found


def headline(view: View, seat: int, names: Names) -> Text:
    """Ada 8★: K3 4★ · Q4 0★ · P2 3★ · Crew 1★"""
    stars, labels = view["caterers"][seat]["stars"], [*view["royals"], localized("cli-kc-crew")]
    parts = [f"{label} {count}★" for label, count in zip(labels, stars.values(), strict=True)]
    who = localized("cli-kc-stars", who=names[seat], stars=view["caterers"][seat]["total"])
    return headed(who, " · ".join(parts))
