"""What people may know of a game of Ku-Ka-King: views and reasons. KK 6.

A view is plain data for JSON; a reason is a message (texts.py).
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.ku_ka_king.calls import rules
from threekings.rules.ku_ka_king.edition import KINDS
from threekings.rules.ku_ka_king.notation import move_text
from threekings.rules.ku_ka_king.rules import ANIMALS, EMPTY, OVER
from threekings.rules.ku_ka_king.seen import Collection, Counts, KuKaKingAids, KuKaKingView, Phase, Points, Source
from threekings.states import copied, fields, legal_moves, scores, winners
from threekings.texts import Message, plain

PHASES: tuple[Phase, ...] = ("choose", "box", "over")
State = np.void | Mapping[str, Any]  # a state, or its fields
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
    values = fields(state)
    seen, to_act = _seen_by_all(edition, state, values), int(rules.to_act(state))
    return [
        {
            **seen,
            "to_act": [seat] if seat is not None and to_act >> seat & 1 else [],
            "choice": None if seat is None else _choice(values, seat),
            "moves": [] if seat is None else _moves(edition, state, seat),
            "aids": _aids_of(edition, seen["aids"], state, seat),
            "prompt": plain(prompt(values, seat)),
        }
        for seat in seats
    ]


def _seen_by_all(edition: Edition, state: np.void, values: State) -> KuKaKingView:
    return {
        "options": {},
        "phase": PHASES[values["phase"]],
        "round": values["round"],
        "last_round": bool(values["last"]),
        "scorings": values["scored"] + (values["phase"] == OVER),
        "first_scoring": first_scoring(edition, values),
        "to_act": [],
        "waiting": values["waiting"],
        "choosing": choosing(values),
        "choice": None,
        "rows": rows(edition, state),
        "pile": 0 if values["shuffled"] else values["stop"] - values["top"],
        "box": {"size": box_size(state), "seen": counts(edition, values["box"])},
        "collections": [_collection(edition, state, values, seat) for seat in range(values["players"])],
        "crossed": [*counts(edition, edition.record["crossed"].tolist())],
        "sources": {source: [*kinds] for source, kinds in SOURCES.items()},
        "aids": _aids(edition, state),
        "moves": [],
        "prompt": plain(prompt(values, None)),
    }


def _moves(edition: Edition, state: np.void, seat: int) -> list[str]:
    """The rows a seat may name, also instead of the one it has."""
    return [move_text(edition, move) for move in legal_moves(rules, edition, state, seat)]


def choosing(state: State) -> list[int]:
    """The seats that take part in this choice."""
    return [seat for seat in range(int(state["players"])) if state["choosing"] >> seat & 1]


def _choice(state: State, seat: int) -> int | None:
    """The row this seat has chosen, counted from 1."""
    return None if state["choice"][seat] == EMPTY else int(state["choice"][seat]) + 1


def rows(edition: Edition, state: np.void) -> list[list[str]]:
    """The cards of every row, the outermost last."""
    count = int(rules.row_count(state))
    kinds, sizes = state["rows"][:count].tolist(), state["size"][:count].tolist()
    return [[edition.cards[kind] for kind in row[:size]] for row, size in zip(kinds, sizes, strict=True)]


def box_size(state: np.void) -> int:
    rest = int(state["stop"] - state["top"]) if state["shuffled"] else 0
    return int(rules.boxed(state)) + rest


def counts(edition: Edition, numbers: Any) -> Counts:
    """Counts by the names of the kinds, in their order, where there are any."""
    return {name: int(count) for name, count in zip(edition.cards, numbers, strict=True) if count}


def first_scoring(edition: Edition, values: State) -> int | None:
    """The cards somebody needs for it; None if it has been, or the last round has begun, KK 4.1, 4.5."""
    return None if values["scored"] or values["last"] else int(edition.record["first_scoring"])


def _collection(edition: Edition, state: np.void, values: State, seat: int) -> Collection:
    return {
        "cards": counts(edition, values["collection"][seat]),
        "size": sum(values["collection"][seat]),
        "first": first_points(values, seat),
        "now": now_points(edition, state, seat),
    }


def opened(edition: Edition, state: np.void, seats: Iterable[int]) -> dict[str, KuKaKingAids]:
    """What a spectator's view says instead where one seat looks back; of several, nothing is about one alone."""
    looking = [*seats]
    return {"aids": _aids_of(edition, _aids(edition, state), state, looking[0] if len(looking) == 1 else None)}


def _aids(edition: Edition, state: np.void) -> KuKaKingAids:
    """What everybody can have kept in mind, KK 6.1."""
    face_down = state["deck"][state["top"] : state["stop"] + state["hidden"]]
    return {"unseen": counts(edition, np.bincount(face_down, minlength=len(edition.cards))), "rows": []}


def _aids_of(edition: Edition, aids: KuKaKingAids, state: np.void, seat: int | None) -> KuKaKingAids:
    """The same for a seat, with what each row would bring it."""
    if seat is None or not state["choosing"] >> seat & 1:
        return aids
    return {**aids, "rows": row_gains(edition, state, seat)}


def row_gains(edition: Edition, state: np.void, seat: int) -> list[int]:
    """The points that each row adds to the seat's, alone on it, if it were scored now."""
    gains = np.zeros(int(rules.row_count(state)), np.int32)
    rules.row_gains(edition.record, copied(state), seat, gains)
    return gains.tolist()


def now_points(edition: Edition, state: np.void, seat: int) -> Points:
    """What the collection brings, by source."""
    record = edition.record
    return {name: int(rules.source_points(record, state, seat, source)) for source, name in enumerate(SOURCES)}


def first_points(state: State, seat: int) -> Points | None:
    """What the first scoring brought, by source; None where there was none."""
    if not state["scored"]:
        return None
    return {name: int(state["first"][seat][source]) for source, name in enumerate(SOURCES)}


def breakdown(edition: Edition, state: np.void) -> list[dict[str, Points | None]]:
    """Points by source, for every player, of both scorings; `first` is None where there is one scoring only."""
    return [
        {"first": first_points(state, seat), "final": now_points(edition, state, seat)}
        for seat in range(int(state["players"]))
    ]


def prompt(state: State, seat: int | None) -> Message:
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
