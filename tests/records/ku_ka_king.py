"""What the names of the golden games of Ku-Ka-King claim."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import threekings as tk

ROW = 3


class Choice(NamedTuple):
    """The rows chosen together, in seat order, with the match as it stood before and after."""

    before: tk.Match
    rows: list[int]
    after: tk.Match


def choices(match: tk.Match) -> Iterator[Choice]:
    """The sets of choices of a match, last one first."""
    after = match.copy()
    while after.length:
        before, moves = after.copy(), after._steps[-1].moves
        before.undo()
        yield Choice(before, [row for _, row in moves], after)
        after = before


def last_round(match: tk.Match) -> tk.Match:
    """The match as it stood at the beginning of its last round."""
    return next(choice.after for choice in choices(match) if not choice.before.view(None)["last_round"])


def round_of(match: tk.Match) -> int:
    number: int = match.view(None)["round"]
    return number


def scorings(match: tk.Match) -> int:
    number: int = match.view(None)["scorings"]
    return number


def short_rows(match: tk.Match) -> int:
    """Rows with fewer than three cards."""
    return sum(len(row) < ROW for row in match.view(None)["rows"])


def sizes(match: tk.Match) -> list[int]:
    return [collection["size"] for collection in match.view(None)["collections"]]


def boxes(match: tk.Match) -> int:
    """How often the box was shuffled."""
    return match.record().count("\n- box ")


def clashes(match: tk.Match) -> set[tuple[int, ...]]:
    """How many players chose the rows on which they clashed, of every set of choices, ascending."""
    counts = (Counter(choice.rows).values() for choice in choices(match))
    return {tuple(sorted(count for count in found if count > 1)) for found in counts}


def kinds(match: tk.Match) -> list[str]:
    return [happening["kind"] for happening in match.happenings(None)]


# What each name claims


def ended(match: tk.Match) -> bool:
    """With two scorings, and their sums as the result."""
    sums = [sum(part["first"].values()) + sum(part["final"].values()) for part in match.breakdown()]
    return match.over and scorings(match) == 2 and f"\nresult {' '.join(map(str, sums))}\n" in match.record()


def pile_exactly_empty(match: tk.Match) -> bool:
    start = last_round(match)
    return ended(match) and boxes(match) == 0 and short_rows(start) == 0 and start.view(None)["pile"] == 0


def box_shuffled(match: tk.Match) -> bool:
    return ended(match) and boxes(match) == 1 and short_rows(last_round(match)) == 0


def box_too_small(match: tk.Match) -> bool:
    start = last_round(match)
    return ended(match) and boxes(match) == 1 and short_rows(start) > 0 and start.view(None)["box"]["size"] == 0


def box_empty(match: tk.Match) -> bool:
    start = last_round(match)
    return ended(match) and boxes(match) == 0 and short_rows(start) > 0 and start.view(None)["box"]["size"] == 0


def empty_handed(match: tk.Match) -> bool:
    return ended(match) and "empty-handed" in kinds(match)[:-1]


def empty_handed_last_round(match: tk.Match) -> bool:
    return match.over and kinds(match)[-2:] == ["empty-handed", "over"]


def one_scoring_only(match: tk.Match) -> bool:
    return match.over and scorings(match) == 1 and max(sizes(match)) < 13


def thirteen_in_the_last_round(match: tk.Match) -> bool:
    return match.over and scorings(match) == 1 and max(sizes(last_round(match))) < 13 <= max(sizes(match))


def scored_when_the_pile_ran_out(match: tk.Match) -> bool:
    """First scoring and the shuffle of the box between the same two rounds."""
    start = next(choice for choice in choices(match) if not scorings(choice.before))
    return ended(match) and boxes(start.after) == 1 and boxes(start.before) == 0


def first_scoring_late(match: tk.Match) -> bool:
    start = next(choice.before for choice in choices(match) if not scorings(choice.before))
    return ended(match) and round_of(start) > 5


def shared_win(match: tk.Match) -> bool:
    return ended(match) and len(match.winners()) == 2 and len(set(match.scores())) == match.players - 1


def unfinished(match: tk.Match) -> bool:
    return not match.over and match.length > 0 and "result" not in match.record() and "winners" not in match.record()


def unfinished_clash(match: tk.Match) -> bool:
    """Those who clashed are to choose again."""
    return unfinished(match) and 0 < len(match.to_act) < match.players


def unfinished_before_the_box(match: tk.Match) -> bool:
    return unfinished(match) and match.record().splitlines()[-1].startswith("- box ")


CLAIMS: dict[str, Callable[[tk.Match], bool]] = {
    "two-players": lambda match: ended(match) and match.players == 2,
    "three-players": lambda match: ended(match) and match.players == 3,
    "four-players": lambda match: ended(match) and match.players == 4,
    "pile-exactly-empty": pile_exactly_empty,
    "box-shuffled": box_shuffled,
    "box-too-small": box_too_small,
    "box-empty": box_empty,
    "empty-handed": empty_handed,
    "empty-handed-last-round": empty_handed_last_round,
    "one-scoring-only": one_scoring_only,
    "thirteen-in-the-last-round": thirteen_in_the_last_round,
    "scored-when-the-pile-ran-out": scored_when_the_pile_ran_out,
    "first-scoring-late": first_scoring_late,
    "shared-win": shared_win,
    "clash-of-two-and-two": lambda match: ended(match) and (2, 2) in clashes(match),
    "clash-of-three": lambda match: ended(match) and (3,) in clashes(match),
    "clash-of-four": lambda match: ended(match) and (4,) in clashes(match),
    "no-clash": lambda match: ended(match) and clashes(match) == {()},
    "kings-edition": lambda match: ended(match) and f"\nedition kings {match.edition.digest}\n" in match.record(),
    "unfinished": unfinished,
    "unfinished-clash": unfinished_clash,
    "unfinished-before-the-box": unfinished_before_the_box,
    "not-begun": lambda match: not match.over and match.length == 0,
}
