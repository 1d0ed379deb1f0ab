"""The pad for Ku-Ka-King in the terminal: everybody's cards at the first scoring, then everybody's at the final one."""

from collections.abc import Mapping, Sequence
from typing import Any

from threekings.cli.score_pads.card_counts import CardCounts
from threekings.cli.score_pads.counted_cards import CountedCards
from threekings.cli.score_pads.scoring import Pad
from threekings.score_pads.ku_ka_king import FINAL, FIRST
from threekings.score_pads.ku_ka_king import view as view_of
from threekings.score_pads.pad import Played
from threekings.texts import localized


def word(kind: str) -> str:
    return localized("cli-kk-kind", kind=kind)


def owners(names: Sequence[str]) -> list[str]:
    first = [localized("cli-kk-pad-first", name=name) for name in names]
    return first + [localized("cli-kk-pad-final", name=name) for name in names]


def summary(counted: CardCounts) -> str:
    first, final = counted.counts[: counted.players], counted.counts[counted.players :]
    if not any(map(any, first)):
        return localized("cli-kk-pad-counted-once", count=sum(map(sum, final)))
    return localized("cli-kk-pad-counted", first=sum(map(sum, first)), final=sum(map(sum, final)))


def standings(played: Played, counted: CardCounts) -> dict[str, Any] | None:
    """What the first scoring has brought: the view of a game with this one only, in which nobody has won yet."""
    cards = counted.by_sheet()[FIRST]
    if not any(any(counts.values()) for counts in cards):
        return None
    return view_of(played, {FIRST: [{} for _ in cards], FINAL: cards}) | {"winners": None}


def as_data(view: Mapping[str, Any], counted: CardCounts) -> dict[str, Any]:
    players = []
    for seat, collection in enumerate(view["collections"]):
        scorings = [("first", collection["first"]), ("final", collection["now"])]
        counts = {
            name: None if points is None else {"cards": held(counted, line), "by_source": points}
            for line, (name, points) in zip((seat, seat + counted.players), scorings, strict=True)
        }
        players.append({"name": counted.names[seat], **counts, "points": view["scores"][seat]})
    return {"players": players, "winners": view["winners"]}


def held(counted: CardCounts, line: int) -> dict[str, int]:
    """The cards of a line, where there are any."""
    return {kind: count for kind, count in zip(counted.kinds, counted.counts[line], strict=True) if count}


COUNTED = CountedCards("cli-kk-pad-how", "cli-kk-pad-lines", word, owners, summary, as_data, standings)
PAD = Pad(COUNTED.fill, COUNTED.lines)
