"""Choices made at the same moment: sealed until the last one is in, and then it matters not who was first.

For every game in which several seats choose together.
"""

import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import threekings as tk
from tests.conformance.cases import Case, small_moves, viewers
from tests.decks import state_bytes
from threekings.jit import CHECKED
from threekings.match import Match

LOOKED_INTO = 1 if CHECKED else 2  # games
DEALT = 4  # games in which the dealer acts
FEW = 20  # moves asked about in every position
Choices = dict[int, str]


def rounds(case: Case, seed: int) -> Iterator[tuple[Match, Choices]]:
    """A game by chance: every position in which nobody has chosen yet, and what is chosen there."""
    match, chance = case.match(seed), random.Random(seed)
    while not match.over:
        chosen = {seat: chance.choice(match.moves(seat)) for seat in match.to_act}
        yield match.copy(), chosen
        choose(match, chosen)


def openings(case: Case) -> Iterator[tuple[Match, Choices]]:
    """Some of these positions, of some games."""
    for seed in range(LOOKED_INTO):
        yield from ((match.copy(), chosen) for match, chosen in _rounds(case, seed)[seed::4])


@cache
def _rounds(case: Case, seed: int) -> list[tuple[Match, Choices]]:
    return list(rounds(case, seed))


def choose(match: Match, chosen: Mapping[int, str]) -> Match:
    """Let these seats choose, in the order given."""
    for seat, move in chosen.items():
        match.play(move, seat)
    return match


def told(match: Match, viewer: int | None) -> bytes:
    """All a viewer can learn of a match: view, log, refusals, and what a bot in its place starts from."""
    moves = small_moves(match.game.name, match.edition)[:FEW]
    refusals = [] if viewer is None else [match.game.why_not(match.edition, match._state, viewer, m) for m in moves]
    return json.dumps([match.view(viewer), match.log(viewer), refusals]).encode() + match.resampled(viewer, 5).tobytes()


def everything(match: Match) -> tuple[bytes, str, list[bytes]]:
    seen = [told(match, viewer) for viewer in (None, *range(match.players))]
    return state_bytes(match), match.record(), seen


def in_any_order(match: Match, chosen: Choices, chance: random.Random) -> None:
    """The same choices in another order of arrival, after many changes of mind."""
    seats = chance.sample(sorted(chosen), len(chosen))
    for seat in seats[:-1] * 2:
        for _ in range(chance.randrange(3)):
            match.play(chance.choice(match.moves(seat)), seat)
        match.play(chosen[seat], seat)
    match.play(chosen[seats[-1]], seats[-1])


def test_order_of_arrival_and_changes_of_mind_leave_no_trace(sealed_case: Case) -> None:
    for seed in range(LOOKED_INTO):
        hasty, chance = sealed_case.match(seed), random.Random(seed)
        for match, chosen in rounds(sealed_case, seed):
            assert state_bytes(hasty) == state_bytes(match)
            in_any_order(hasty, chosen, chance)
            assert everything(hasty) == everything(choose(match, chosen))
        assert hasty.over


def test_nothing_happens_before_the_last_choice_is_in(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        record, log, length = match.record(), match.log(None), match.length
        *early, (last, move) = chosen.items()
        choose(match, dict(early))
        assert (match.record(), match.log(None), match.length) == (record, log, length)
        assert (match.to_act, match.sealed) == ((last,), tuple(chosen)[:-1])
        match.play(move, last)
        assert match.sealed == () and match.length == length + len(chosen)


def test_nobody_else_learns_which_move_is_sealed(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        for seat in list(chosen)[:-1]:
            others = {other: move for other, move in chosen.items() if other < seat}
            twins = [choose(match.copy(), others | {seat: move}) for move in match.moves(seat)]
            for viewer in viewers(sealed_case):
                if viewer != seat:
                    assert len({told(twin, viewer) for twin in twins}) == 1
            assert len({twin.record() for twin in twins}) == 1


def test_nobody_else_learns_who_has_chosen_and_who_has_changed(sealed_case: Case) -> None:
    """So many have still to choose: that is all the others are told."""
    for match, chosen in openings(sealed_case):
        for count in range(1, len(chosen)):
            groups = [dict(group) for group in combinations(chosen.items(), count)]
            for viewer in viewers(sealed_case):
                blind = [choose(match.copy(), group) for group in groups if viewer not in group]
                blind += [choose(twin.copy(), {twin.sealed[0]: twin.moves(twin.sealed[0])[-1]}) for twin in blind]
                assert len({told(twin, viewer) for twin in blind}) <= 1


def differences(one: Any, other: Any, path: str = "") -> set[str]:
    """The paths of the entries in which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {found for key in one for found in differences(one[key], other[key], f"{path}.{key}")}
    return set() if one == other else {path}


def test_a_sealed_choice_changes_nothing_in_the_views_of_others_but_the_count(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        for group in ({seat: move} for seat, move in chosen.items()):
            twin = choose(match.copy(), group)
            for viewer in viewers(sealed_case):
                before, after = match.view(viewer), twin.view(viewer)
                if viewer not in group:
                    assert differences(before, after) <= {".waiting", ".prompt.args.count"}
                    assert match.log(viewer) == twin.log(viewer)
                assert (before["waiting"], after["waiting"]) == (len(chosen), len(chosen) - 1)


def test_resampling_forgets_what_others_sealed_and_keeps_the_count(sealed_case: Case) -> None:
    rules = sealed_case.game.rules
    for match, chosen in openings(sealed_case):
        for seat in list(chosen)[:-1]:
            choose(match, {seat: chosen[seat]})
            for viewer in viewers(sealed_case):
                twin = match.resampled(viewer, 7)
                hidden = {other for other in match.sealed if other != viewer}
                assert set(sealed_case.game.to_act(twin)) == {*match.to_act, *hidden}
                assert sealed_case.game.view(sealed_case.edition, twin, viewer)["waiting"] == len(match.to_act)
                assert rules.sealed(twin) == (1 << viewer if viewer in match.sealed else 0)


def test_a_seat_keeps_its_moves_until_the_choices_are_shown(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        rows = {seat: match.moves(seat) for seat in chosen}
        for seat in list(chosen)[:-1]:
            choose(match, {seat: chosen[seat]})
            assert match.moves(seat) == match.view(seat)["moves"] == rows[seat]
            assert seat not in match.to_act and match.view(seat)["to_act"] == []


def test_a_seat_that_takes_no_part_is_refused(sealed_case: Case) -> None:
    refused = 0
    for match, chosen in openings(sealed_case):
        for seat in set(range(match.players)) - set(chosen):
            for move in match.moves(match.to_act[0]):
                assert match.why_not(move, seat)
            with pytest.raises(tk.IllegalMove):
                match.moves(seat)
            assert match.view(seat)["moves"] == []
            refused += 1
    assert refused or sealed_case.players == 2  # two can only clash together


def test_a_seat_must_be_named_where_several_are_to_act(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        move = match.moves(match.to_act[0])[0]
        for ask in (match.moves, lambda m=match, t=move: m.play(t), lambda m=match, t=move: m.why_not(t)):
            with pytest.raises(ValueError, match="several seats are to act"):
                ask()
        *early, (last, _) = chosen.items()
        choose(match, dict(early))
        assert match.moves() == match.moves(last)


# Copies, undo and records


def test_a_copy_has_its_own_sealed_choices(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        *early, (last, move) = chosen.items()
        choose(match, dict(early))
        before = everything(match)
        twin = match.copy()
        assert everything(twin) == before
        twin.play(move, last)
        assert everything(match) == before
        other = match.copy()
        other.undo()
        assert everything(match) == before
        match.play(move, last)
        assert everything(match) == everything(twin)


def test_undo_takes_back_the_sealed_choices_then_the_last_complete_set(sealed_case: Case) -> None:
    for seed in range(LOOKED_INTO):
        past: list[Any] = []
        for match, chosen in rounds(sealed_case, seed):
            before = everything(match)
            choose(match, dict(list(chosen.items())[:-1]))
            match.undo()
            assert everything(match) == before
            if past:
                match.undo()
                assert everything(match) == past[-1]
            past.append(before)


def test_undo_takes_back_what_the_dealer_did(dealt_case: Case) -> None:
    for match in dealt(dealt_case):
        match.undo()
        assert not match.dealer_due
        assert not match.record().splitlines()[-1].startswith("-")


def test_a_record_ends_before_open_choices_and_replays(sealed_case: Case) -> None:
    for match, chosen in openings(sealed_case):
        before = everything(match)
        for seat in list(chosen)[:-1]:
            choose(match, {seat: chosen[seat]})
            assert match.record() == before[1]
            assert everything(replayed(sealed_case, match.record())) == before


def replayed(case: Case, text: str) -> Match:
    return tk.replay(text, edition=case.path)


def refused(case: Case, lines: list[str]) -> int:
    """The line at which a record is refused."""
    with pytest.raises(tk.BrokenRecord) as broken:
        replayed(case, "\n".join(lines) + "\n")
    assert broken.value.reason
    return broken.value.line


def written(case: Case) -> Iterator[tuple[list[str], int, int]]:
    """The lines of a whole record, with start and stop of some of its sets of choices."""
    match = case.played(4)
    lines = match.record().splitlines()
    start = next(place for place, line in enumerate(lines) if line[0].isdigit())
    for number, step in enumerate(match._steps):
        stop = start + len(step.moves)
        if number % 3 == 0:
            yield lines, start, stop
        start = stop + bool(step.dealt)


def test_a_record_that_ends_within_a_set_of_choices_is_broken_at_its_last_line(sealed_case: Case) -> None:
    for lines, start, stop in written(sealed_case):
        replayed(sealed_case, "\n".join(lines[:start]))
        for end in range(start + 1, stop):
            assert refused(sealed_case, lines[:end]) == end
            assert refused(sealed_case, [*lines[:end], "", "# a comment"]) == end


def test_choices_out_of_seat_order_are_broken_at_the_first_that_comes_late(sealed_case: Case) -> None:
    for lines, start, stop in written(sealed_case):
        swapped = [*lines[:start], lines[start + 1], lines[start], *lines[start + 2 :]]
        assert refused(sealed_case, swapped) == start + 2
        turned = [*lines[:start], *reversed(lines[start:stop]), *lines[stop:]]
        assert refused(sealed_case, turned) == start + 2


def test_a_seat_that_chooses_twice_in_a_set_is_broken_at_its_second_choice(sealed_case: Case) -> None:
    for lines, start, stop in written(sealed_case):
        for place in range(start, stop - 1):
            assert refused(sealed_case, [*lines[: place + 1], lines[place], *lines[place + 1 :]]) == place + 2


def test_a_set_without_one_of_its_choices_is_broken_where_the_next_one_begins(sealed_case: Case) -> None:
    for lines, start, stop in written(sealed_case):
        if stop < len(lines) - 2 and lines[stop][0].isdigit():
            for place in range(start, stop):
                assert refused(sealed_case, lines[:place] + lines[place + 1 :]) == stop


# The dealer


def dealt(case: Case) -> Iterator[Match]:
    """Games that stand just behind what the dealer did."""
    yield from (match.copy() for match in _dealt(case))


@cache
def _dealt(case: Case) -> list[Match]:
    found: list[Match] = []
    seed = 0
    while len(found) < DEALT:
        match = case.played(seed)
        while match.length and not match._steps[-1].dealt:
            match.undo()
        found += [match] if match.length else []
        seed += 1
        assert seed < 100 * DEALT
    return found


def test_the_dealer_acts_by_himself_and_leaves_his_line(dealt_case: Case) -> None:
    found = list(dealt(dealt_case))
    assert found
    for match in found:
        assert match.to_act
        assert match.record().splitlines()[-1].startswith("- ")
        again = replayed(dealt_case, match.record())
        assert state_bytes(again) == state_bytes(match)


def test_a_record_that_stops_before_a_due_dealers_line_is_read_and_dealt(dealt_case: Case) -> None:
    for match in dealt(dealt_case):
        short = "\n".join(match.record().splitlines()[:-1])
        assert everything(replayed(dealt_case, short)) == everything(match)  # the seed is told
        seedless = "\n".join(line for line in short.splitlines() if not line.startswith("seed"))
        again = replayed(dealt_case, seedless)
        assert again.to_act == match.to_act
        assert again.record().splitlines()[-1].startswith("- ")
        assert replayed(dealt_case, again.record()).record() == again.record()


def test_a_missing_dealers_line_is_broken_at_the_move_that_comes_too_early(dealt_case: Case) -> None:
    for match in dealt(dealt_case):
        lines = match.record().splitlines()[:-1]
        for seat in range(match.players):
            assert refused(dealt_case, [*lines, f"{seat} {match.moves(match.to_act[0])[0]}"]) == len(lines) + 1


def test_a_dealers_line_where_none_is_due_is_broken(dealt_case: Case) -> None:
    for match in list(dealt(dealt_case))[:1]:
        lines = match.record().splitlines()
        first = next(place for place, line in enumerate(lines) if line[0].isdigit())
        for place in (*range(first, len(lines) - 1), len(lines)):
            assert refused(dealt_case, [*lines[:place], lines[-1], *lines[place:]]) == place + 1


def test_a_dealer_who_deals_other_cards_than_there_are_is_broken(dealt_case: Case) -> None:
    for match in dealt(dealt_case):
        *lines, line = match.record().splitlines()
        first, last = line.split()[2], line.split()[-1]
        other = next(name for name in match.headers.deck if name != last)
        short = line.rpartition(" ")[0]
        for wrong in (
            short,
            f"{line} {first}",
            f"{short} {other}",
            f"{short} spam",
            f"{line} ",
            short.split()[0] + " x",
        ):
            assert refused(dealt_case, [*lines, wrong]) == len(lines) + 1
        assert refused(dealt_case, [*lines, line.replace(f" {first}", f"  {first}", 1)]) == len(lines) + 1


def test_a_dealer_who_shuffles_may_have_dealt_in_any_order(shuffled_case: Case) -> None:
    for match in dealt(shuffled_case):
        *lines, line = match.record().splitlines()
        dash, word, *names = line.split()
        turned = [*lines, " ".join([dash, word, *reversed(names)])]
        again = replayed(shuffled_case, "\n".join(turned))
        assert again.record().splitlines() == turned
        assert again._state["random"] == match._state["random"]


def test_the_dealer_is_not_called_where_he_has_nothing_to_do(case: Case) -> None:
    match = case.match(1)
    before = state_bytes(match)
    with pytest.raises(ValueError, match="nothing to do"):
        match.deal()
    assert (match.dealer_due, state_bytes(match)) == (False, before)
