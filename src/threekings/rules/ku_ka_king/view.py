"""What people may know of a game of Ku-Ka-King: views and reasons. KK 6.

A view is plain data for JSON; a reason is a message (texts.py).
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.edition import KINDS
from threekings.rules.ku_ka_king.notation import move_text
from threekings.rules.ku_ka_king.rules import ANIMALS, EMPTY, FIRST_SCORING, OVER
from threekings.rules.ku_ka_king.seen import Collection, Counts, KuKaKingView, Phase, Points, Source
from threekings.states import legal_moves, scores, winners
from threekings.texts import Message, plain

PHASES: tuple[Phase, ...] = ("choose", "box", "over")
SOURCES: dict[Source, list[str]] = {  # in the order of the rules' sources
    "kings": ["king"],
    "churches": ["church"],
    "points": ["points-2", "points-3", "points-4"],
    "knights": ["knight"],
    "animals": [*KINDS[ANIMALS:]],
    "farm": ["farmer", "wife", "farmhouse"],
}


def views(edition: Edition, state: np.void, seats: Iterable[int | None]) -> list[KuKaKingView]:
    """What each of these seats may know; None is a spectator. Who of the others has chosen nobody is told, KK 3.1."""
    seen, to_act = _seen_by_all(edition, state), int(rules.to_act(state))
    return [
        {
            **seen,
            "to_act": [seat] if seat is not None and to_act >> seat & 1 else [],
            "choice": None if seat is None else _choice(state, seat),
            "moves": [] if seat is None else _moves(edition, state, seat),
            "prompt": plain(prompt(state, seat)),
        }
        for seat in seats
    ]


def _seen_by_all(edition: Edition, state: np.void) -> KuKaKingView:
    return {
        "options": {},
        "phase": PHASES[state["phase"]],
        "round": int(state["round"]),
        "last_round": bool(state["last"]),
        "scorings": int(state["scored"]) + bool(state["phase"] == OVER),
        "first_scoring": None if state["scored"] or state["last"] else FIRST_SCORING,  # KK 4.1, 4.5
        "to_act": [],
        "waiting": int(state["waiting"]),
        "choosing": choosing(state),
        "choice": None,
        "rows": rows(edition, state),
        "pile": 0 if state["shuffled"] else int(state["stop"] - state["top"]),
        "box": {"size": box_size(state), "seen": counts(edition, state["box"])},
        "collections": [_collection(edition, state, seat) for seat in range(int(state["players"]))],
        "crossed": [kind for kind, cross in zip(edition.cards, edition.record["crossed"], strict=True) if cross],
        "sources": {source: [*kinds] for source, kinds in SOURCES.items()},
        "moves": [],
        "prompt": plain(prompt(state, None)),
    }


def _moves(edition: Edition, state: np.void, seat: int) -> list[str]:
    """The rows a seat may name, also instead of the one it has."""
    return [move_text(edition, move) for move in legal_moves(rules, edition, state, seat)]


def choosing(state: np.void) -> list[int]:
    """The seats that take part in this choice."""
    return [seat for seat in range(int(state["players"])) if state["choosing"] >> seat & 1]


def _choice(state: np.void, seat: int) -> int | None:
    """The row this seat has chosen, counted from 1."""
    return None if state["choice"][seat] == EMPTY else int(state["choice"][seat]) + 1


def rows(edition: Edition, state: np.void) -> list[list[str]]:
    """The cards of every row, the outermost last."""
    numbers = range(int(rules.row_count(state)))
    return [[edition.cards[kind] for kind in state["rows"][row, : state["size"][row]]] for row in numbers]


def box_size(state: np.void) -> int:
    rest = int(state["stop"] - state["top"]) if state["shuffled"] else 0
    return int(rules.boxed(state)) + rest


def counts(edition: Edition, numbers: Any) -> Counts:
    """Counts by the names of the kinds, in their order, where there are any."""
    return {name: int(count) for name, count in zip(edition.cards, numbers, strict=True) if count}


def _collection(edition: Edition, state: np.void, seat: int) -> Collection:
    return {
        "cards": counts(edition, state["collection"][seat]),
        "size": int(state["collection"][seat].sum()),
        "first": first_points(state, seat),
        "now": now_points(state, seat),
    }


def now_points(state: np.void, seat: int) -> Points:
    """What the collection brings, by source."""
    return {name: int(rules.source_points(state, seat, source)) for source, name in enumerate(SOURCES)}


def first_points(state: np.void, seat: int) -> Points | None:
    """What the first scoring brought, by source; None where there was none."""
    if not state["scored"]:
        return None
    return {name: int(state["first"][seat, source]) for source, name in enumerate(SOURCES)}


def breakdown(_edition: Edition, state: np.void) -> list[dict[str, Points | None]]:
    """Points by source, for every player, of both scorings; `first` is None where there is one scoring only."""
    return [
        {"first": first_points(state, seat), "final": now_points(state, seat)} for seat in range(int(state["players"]))
    ]


def prompt(state: np.void, seat: int | None) -> Message:
    """What is asked of the viewer now."""
    if state["phase"] == OVER:
        return Message("kk-prompt-over")
    if seat is None or seat not in choosing(state):
        return Message("kk-prompt-wait", {"count": int(state["waiting"])})
    chosen = _choice(state, seat)
    if chosen is not None:
        return Message("kk-prompt-chosen", {"row": chosen, "count": int(state["waiting"])})
    return Message("kk-prompt-again" if state["again"] else "kk-prompt-choose")


def verdict(edition: Edition, state: np.void) -> Message:
    """Who wins a game that is over: equal sums share the win, KK 5.7."""
    won, points = winners(rules, edition, state), max(scores(rules, edition, state))
    if len(won) > 1:
        return Message("kk-verdict-share", {"seats": won, "points": points})
    return Message("kk-verdict-wins", {"seat": won[0], "points": points})


def reveals(before: np.void, after: np.void) -> bool:
    """Whether cards were turned up."""
    return bool(before["top"] != after["top"])


# Why a move may not be played


def why_not(_edition: Edition, state: np.void, seat: int, move: int) -> Message | None:
    """The rule that forbids the move, or None if it is legal."""
    if state["phase"] == OVER:
        return Message("kk-4-5-game-is-over")
    if seat not in choosing(state):
        return Message("kk-3-4-has-a-row")
    if move >= rules.row_count(state):
        return Message("kk-1-3-no-such-row", {"row": move + 1, "count": int(rules.row_count(state))})
    if not state["size"][move]:
        return Message("kk-3-1-row-is-empty", {"row": move + 1})
    return None
