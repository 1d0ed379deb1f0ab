"""Golden games as if they had been played on a real table: what people would count there for a score pad."""

from collections import Counter
from pathlib import Path
from typing import Any

import threekings
from threekings.match import Match

RECORDS = Path(__file__).parent / "records"
Counts = dict[str, int]


def golden(path: str) -> Match:
    return threekings.replay((RECORDS / path).read_text(encoding="utf-8"))


def anew(match: Match) -> Match:
    """The same game of The King's Catering with the edition that new games are played with."""
    chosen: dict[str, Any] = {name: match.options[name] for name in ("royals", "first")}
    again = threekings.new(match.game.name, players=match.players, deck=match.headers.deck, **chosen)
    for step in range(1, len(match.steps) + 1):
        for seat, move in match.moves_of(step):
            again.play(move, seat)
    return again


def plates(match: Match) -> list[Counts]:
    """King Lui: the king's portions, then everybody's."""
    view = match.view(None)
    return [view["king"], *(hand["cards"] for hand in view["hands"])]


def final_cards(match: Match) -> list[Counts]:
    """Ku-Ka-King: everybody's cards at the end."""
    return [collection["cards"] for collection in match.view(None)["collections"]]


def cards_at_first_scoring(match: Match) -> list[Counts]:
    """Ku-Ka-King: everybody's cards, those with a cross too, when the first scoring came."""
    step = next(step for step in range(1, len(match.steps)) if match.view_after(step, None)["scorings"])
    before = match.view_after(step - 1, None)["collections"]
    cards = [Counter(collection["cards"]) for collection in before]
    for one in match.happened(step):
        happening = one.seen_by(None)
        if happening["kind"] == "took":
            cards[happening["seat"]].update(happening["cards"])
    return [dict(own) for own in cards]


def counts_for_the_family(match: Match) -> list[Counts]:
    """The King's Catering: at Tables that keep the King's rule, those of four tiles and Foods by type; tiles laid."""
    view, found = match.view(None), []
    assert view["royals"] == ["K3", "Q4", "P2"]
    for caterer in view["caterers"]:
        standing = [table["tiles"] for table in caterer["tables"] if table["stands"]]
        faces = [view["faces"][put["tile"]] for tiles in standing for put in tiles]
        found.append(
            {
                "k3": sum(len(tiles) >= 4 for tiles in standing),
                **Counter(face["type"] for face in faces if face["size"]),
                "p2": sum(len(table["tiles"]) for table in caterer["tables"]),
                "crew-stars": caterer["stars"]["crew"],
                "placed": caterer["crew"],
            }
        )
    return found
