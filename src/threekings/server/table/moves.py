"""Playing: which move is taken, and why another is refused."""

from typing import NamedTuple

from threekings.errors import IllegalMove, InvalidMove
from threekings.match import Match, Outcome
from threekings.server.table.events import Moved, Result
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table
from threekings.texts import Message, reason

MOST_MOVE = 200  # letters


class SealedChoice(NamedTuple):
    """A choice that nobody may see yet: others are still to choose at the same moment. It does not enter the log."""

    seat: int
    move: str


def play(table: Table, seat: int, move: str, *, turn: int | None = None, bot: bool = False) -> Moved | SealedChoice:
    """Play a move; where others are still to choose at the same moment, it is sealed. `turn` is the one it is for."""
    if turn not in (None, table.turn):
        raise Refused("moved-on", "the game has moved on: this move was meant for another position")
    match = table.playing()
    if not bot:
        table.present(seat)
    if {*match.to_act} - {seat}:
        if refusal := why_not(table, seat, move):
            raise Refused("illegal", reason(refusal), refusal)
        return SealedChoice(seat, move)
    return moved(match, seat, move, bot=bot)


def moved(match: Match, seat: int, move: str, *, bot: bool) -> Moved:
    """The move of the last who is to act, with what follows from it."""
    checked_length(move)
    try:
        outcome = match.foresee(tuple(sorted({**match.choices, seat: move}.items())))
    except InvalidMove as error:
        raise Refused("invalid", str(error)) from None
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.message) from None
    result = result_of(match, outcome) if outcome.over else None
    return Moved(moves=outcome.moves, bot=bot, dealt=outcome.step.dealt, result=result)


def result_now(match: Match) -> Result:
    """The result of a game that is over, counted by the rules."""
    return Result(tuple(match.scores()), tuple(match.winners()))


def result_of(match: Match, outcome: Outcome) -> Result:
    return Result(tuple(outcome.scores(match)), tuple(outcome.winners(match)))


def why_not(table: Table, seat: int, move: str) -> Message | None:
    """The rule that forbids a move now; None if it may be played. Changes nothing."""
    match = table.playing()
    checked_length(move)
    try:
        return match.refusal(move, seat)
    except InvalidMove as error:
        raise Refused("invalid", str(error)) from None
    except IllegalMove as error:
        raise Refused("illegal", str(error)) from None


def checked_length(move: str) -> None:
    if len(move) > MOST_MOVE:
        raise Refused("invalid", f"a move has at most {MOST_MOVE} letters")


def seal(table: Table, choice: SealedChoice) -> None:
    """Take in a choice that is not in the log."""
    table.playing().choose(choice.move, choice.seat)
