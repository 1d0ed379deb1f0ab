"""Golden games: one record for every way a game can end and every rare thing; each is what its name claims.

A file changes only with a rule. README.md tells how they were made.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import threekings as tk
from tests.decks import EDITIONS, state_bytes
from tests.records import kings_catering, ku_ka_king

FOLDER = Path(__file__).parent
EDITION = {
    "small-edition": "king-lui-small.toml",
    "over-at-once": "king-lui-crumbs.toml",
    "ku-ka-king/kings-edition": "ku-ka-king-kings.toml",
    "kings-catering/feast-edition": "kings-catering-feast.toml",
}
BEFORE_THE_DEALER = (  # his line is due, and not there yet
    "ku-ka-king/unfinished-before-the-box",
    "kings-catering/unfinished-before-round-2",
)


class Turn(NamedTuple):
    """A move, with the match as it stood before and after it."""

    before: tk.Match
    move: str
    after: tk.Match


def turns(match: tk.Match) -> Iterator[Turn]:
    """The moves of a match, last one first."""
    after = match.copy()
    while after.length:
        before = after.copy()
        before.undo()
        yield Turn(before, match.game.move_text(match.edition, match._steps[before.length].moves[0][1]), after)
        after = before


def supply(match: tk.Match) -> int:
    count: int = match.view(None)["supply"]
    return count


def table(match: tk.Match) -> int:
    """Portions on the table."""
    return sum(match.view(None)["table"].values())


def course(match: tk.Match) -> int:
    number: int = match.view(None)["course"]
    return number


def phase(match: tk.Match) -> str:
    name: str = match.view(None)["phase"]
    return name


def discards(match: tk.Match) -> list[int]:
    return [hand["discards"] for hand in match.view(None)["hands"]]


def leaders(match: tk.Match) -> list[int]:
    return [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]


def kinds(match: tk.Match) -> list[str]:
    return [happening["kind"] for happening in match.happenings(None)]


# What each name claims


def ended(match: tk.Match) -> bool:
    return match.over and match.record().endswith(f"winners {' '.join(map(str, match.winners()))}\n")


def leftover_unseen(match: tk.Match) -> bool:
    return match.over and 0 < supply(match) < 2 * match.players


def nothing_left_over(match: tk.Match) -> bool:
    return match.over and supply(match) == 0


def last_course_exact(match: tk.Match) -> bool:
    return match.over and any(
        course(turn.after) > course(turn.before) and not supply(turn.after) for turn in turns(match)
    )


def tie_broken_by_discards(match: tk.Match) -> bool:
    return match.over and len(leaders(match)) == 2 and len(match.winners()) == 1


def shared_win(match: tk.Match) -> bool:
    return match.over and match.options["tiebreak"] == "discards" and len(match.winners()) == 2


def tiebreak_shared(match: tk.Match) -> bool:
    first, second = (match.winners() * 2)[:2]
    return match.over and match.options["tiebreak"] == "shared" and discards(match)[first] != discards(match)[second]


def passed(match: tk.Match) -> bool:
    return any(turn.move == "pass" and not supply(turn.before) for turn in turns(match))


def forced_feed(match: tk.Match) -> bool:
    return any(all(move.startswith("feed") for move in turn.before.moves()) for turn in turns(match))


def emerald_last_card(match: tk.Match) -> bool:
    return any(supply(turn.before) == 1 and phase(turn.after) == "drawn" for turn in turns(match))


def drawn_emerald_fed(match: tk.Match) -> bool:
    return any(phase(turn.before) == "drawn" and turn.move.startswith("feed") for turn in turns(match))


def drawn_emerald_laid(match: tk.Match) -> bool:
    return any(turn.move == "lay" and len(turn.before.moves()) > 1 for turn in turns(match))


def drawn_emerald_must_be_laid(match: tk.Match) -> bool:
    return any(turn.move == "lay" and turn.before.moves() == ["lay"] for turn in turns(match))


def king_gets_nothing(match: tk.Match) -> bool:
    return "served-nothing" in kinds(match)


def king_has_none_of_a_dish(match: tk.Match) -> bool:
    view = match.view(None)
    missing = [dish for dish, count in view["king"].items() if not count]
    return match.over and any(hand["cards"][dish] for hand in view["hands"] for dish in missing)


def emerald_fed_in_its_course(match: tk.Match) -> bool:
    """Dealt and used in the same course: none lay there before."""
    found = list(turns(match))
    fed = {course(turn.before) for turn in found if turn.move.startswith("feed") and phase(turn.before) == "act"}
    dealt = [turn for turn in found if course(turn.after) > course(turn.before)]
    bare = {course(turn.after) for turn in dealt if not turn.before.view(None)["emeralds"] and "lay" not in turn.move}
    return bool(fed & bare)


def compulsory_draw(match: tk.Match) -> bool:
    return any(
        turn.move == "draw" and not table(turn.before) and turn.before.view(None)["emeralds"] for turn in turns(match)
    )


def free_dragon(match: tk.Match) -> bool:
    return any(turn.move.startswith("feed") and not table(turn.before) and supply(turn.before) for turn in turns(match))


def first_chef_2(match: tk.Match) -> bool:
    return match.options["first"] == 2 and list(turns(match))[-1].before.to_act == (2,)


def memory_open(match: tk.Match) -> bool:
    unfinished = next(turns(match)).before
    return all(hand["taken"] is not None for hand in unfinished.view(None)["hands"])


def small_edition(match: tk.Match) -> bool:
    return match.edition.name == "small" and f"\nedition small {match.edition.digest}\n" in match.record()


def over_at_once(match: tk.Match) -> bool:
    return match.over and match.length == 0


def unfinished(match: tk.Match) -> bool:
    return not match.over and match.length > 0 and "result" not in match.record() and "winners" not in match.record()


def unfinished_emerald_drawn(match: tk.Match) -> bool:
    return unfinished(match) and phase(match) == "drawn"


def not_begun(match: tk.Match) -> bool:
    return not match.over and match.length == 0


def every_header(match: tk.Match) -> bool:
    """With comments and blank lines, which a record written anew does not have."""
    text, told = match.record(), (FOLDER / "every-header.txt").read_text(encoding="utf-8")
    kept = [line for line in told.split("\n") if line and not line.startswith("#")]
    names = {line.split()[0] for line in kept if not line[0].isdigit()}
    return (
        names >= {"date", "table", "player", "commit", "secret", "salt", "seed", "option", "result", "winners"}
        and sorted(kept) == sorted(text.splitlines())
        and "\n\n" in told
        and "\n# " in told
    )


KING_LUI: dict[str, Callable[[tk.Match], bool]] = {
    "three-players": lambda match: ended(match) and match.players == 3,
    "four-players": lambda match: ended(match) and match.players == 4,
    "five-players": lambda match: ended(match) and match.players == 5,
    "leftover-unseen": leftover_unseen,
    "nothing-left-over": nothing_left_over,
    "last-course-exact": last_course_exact,
    "tie-broken-by-discards": tie_broken_by_discards,
    "shared-win": shared_win,
    "tiebreak-shared": tiebreak_shared,
    "pass": passed,
    "forced-feed": forced_feed,
    "emerald-last-card": emerald_last_card,
    "drawn-emerald-fed": drawn_emerald_fed,
    "drawn-emerald-laid": drawn_emerald_laid,
    "drawn-emerald-must-be-laid": drawn_emerald_must_be_laid,
    "emerald-fed-in-its-course": emerald_fed_in_its_course,
    "compulsory-draw": compulsory_draw,
    "king-gets-nothing": king_gets_nothing,
    "king-has-none-of-a-dish": king_has_none_of_a_dish,
    "free-dragon": free_dragon,
    "first-chef-2": first_chef_2,
    "memory-open": memory_open,
    "small-edition": small_edition,
    "over-at-once": over_at_once,
    "unfinished": unfinished,
    "unfinished-emerald-drawn": unfinished_emerald_drawn,
    "not-begun": not_begun,
    "every-header": every_header,
}
CLAIMS = {
    **KING_LUI,
    **{f"ku-ka-king/{name}": claim for name, claim in ku_ka_king.CLAIMS.items()},
    **{f"kings-catering/{name}": claim for name, claim in kings_catering.CLAIMS.items()},
}


def read(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_bytes().decode("utf-8")


def replayed(name: str, text: str | None = None) -> tk.Match:
    edition = EDITIONS / EDITION[name] if name in EDITION else None
    return tk.replay(read(name) if text is None else text, edition=edition)


def played_lines(text: str) -> list[str]:
    """The moves, the dealer's lines and the end of a record."""
    return [line for line in text.split("\n") if line[:1].isdigit() or line.startswith(("- ", "result", "winners"))]


def test_every_file_has_a_claim_and_every_claim_a_file() -> None:
    files = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")}
    assert files == set(CLAIMS)


@pytest.mark.parametrize("name", CLAIMS)
def test_a_golden_game_is_what_its_name_claims(name: str) -> None:
    assert CLAIMS[name](replayed(name))


@pytest.mark.parametrize("name", CLAIMS)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    text = read(name)
    again = replayed(name).record()
    if name in BEFORE_THE_DEALER:
        assert again.startswith(f"{text}- ")
        return
    assert played_lines(again) == played_lines(text)
    if name != "every-header":
        assert again == text
    assert state_bytes(replayed(name, again)) == state_bytes(replayed(name))


@pytest.mark.parametrize("name", CLAIMS)
def test_golden_games_end_their_lines_with_lf(name: str) -> None:
    assert "\r" not in read(name)
    assert read(name).endswith("\n")
