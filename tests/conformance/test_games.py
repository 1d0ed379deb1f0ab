"""Random games of every kind, compiled: they end, never stop before, and lose no card."""

from typing import Any

import numpy as np
import pytest

from tests.conformance.cases import COMPILED, Case, cases, choosing, positions, start, states, stride, traces


def census(case: Case, state: np.void) -> list[int]:
    """How many of every card code there are, wherever they lie."""
    cards = np.zeros(len(case.edition.cards), np.int32)
    case.game.rules.census(case.edition.record, state, cards)
    return [int(count) for count in cards]


def printed(case: Case) -> list[int]:
    """How many of every card code the edition has."""
    return [case.edition.deck.count(card) for card in range(len(case.edition.cards))]


def test_every_game_ends_within_its_bound(case: Case) -> None:
    lengths = [len(game.steps) for game in traces(case)]
    assert lengths
    assert max(lengths) <= case.game.rules.LENGTH


def test_there_is_a_move_until_the_game_is_over_and_none_after(case: Case) -> None:
    game, edition = case.game, case.edition
    for played in traces(case):
        for step in played.steps:
            assert game.legal(edition, step.state, step.seat)
        assert game.to_act(played.final) == ()
        assert [game.legal(edition, played.final, seat) for seat in range(case.players)] == [[]] * case.players


def test_moves_are_listed_for_those_who_may_act_and_nobody_else(case: Case) -> None:
    for state in states(case):
        able = [seat for seat in range(case.players) if case.game.legal(case.edition, state, seat)]
        assert able == choosing(case, state)


def test_legal_moves_fit_their_room_and_differ(case: Case) -> None:
    for played in traces(case):
        for step in played.steps:
            moves = case.game.legal(case.edition, step.state, step.seat)
            assert len(set(moves)) == len(moves) <= case.game.rules.MOVES


def test_every_legal_move_applies(case: Case) -> None:
    game, edition, whole = case.game, case.edition, printed(case)
    for step in positions(case):
        for move in game.legal(edition, step.state, step.seat):
            after = step.state.copy()
            game.rules.apply(edition.record, after, step.seat, move)
            assert after.tobytes() != step.state.tobytes()
            assert census(case, after) == whole


def test_listing_moves_and_scoring_change_nothing(case: Case) -> None:
    game, edition = case.game, case.edition
    for state in states(case):
        before = state.tobytes()
        for seat in game.to_act(state):
            game.legal(edition, state, seat)
        choosing(case, state)
        game.scores(edition, state), game.winners(edition, state), game.breakdown(edition, state)
        census(case, state)
        for seat in range(case.players):
            game.view(edition, state, seat)
        assert state.tobytes() == before


def test_no_card_is_ever_lost_or_made(case: Case) -> None:
    whole = printed(case)
    for played in traces(case):
        for state in played.states:
            assert census(case, state) == whole


def test_the_chooser_is_the_first_of_those_to_act(case: Case) -> None:
    for state in states(case):
        assert case.game.rules.chooser(state) == (case.game.to_act(state) or (-1,))[0]


def test_someone_has_won_when_the_game_is_over_or_who_played_alone_has_not(case: Case) -> None:
    for played in traces(case):
        winners = case.game.winners(case.edition, played.final)
        assert winners == sorted(set(winners))
        assert winners or case.players == 1
        assert set(winners) <= set(range(case.players))


def numbers(part: Any) -> list[int]:
    """All points in a breakdown, one scoring or several; a scoring that did not take place is None."""
    if isinstance(part, dict):
        assert all(type(name) is str for name in part)
        return [points for value in part.values() for points in numbers(value)]
    assert part is None or type(part) is int
    return [] if part is None else [part]


def test_a_breakdown_is_told_for_every_player_and_adds_up_to_the_score(case: Case) -> None:
    for played in traces(case)[:5]:
        for state in (*played.states[:: stride(case)], played.final):
            parts = case.game.breakdown(case.edition, state)
            assert [sum(numbers(part)) for part in parts] == case.game.scores(case.edition, state)


def test_a_playout_ends_within_the_bound_and_keeps_every_card(case: Case) -> None:
    rules, whole = case.game.rules, printed(case)
    moves = np.zeros(rules.MOVES, np.int32)
    beginnings = [start(case, seed) for seed in range(COMPILED)]
    for state in (*beginnings, *(step.state.copy() for step in positions(case))):
        over = rules.to_act(state) == 0  # a game may be over as soon as it is set up
        assert (0 if over else 1) <= rules.playout(case.edition.record, state, moves) <= rules.LENGTH
        assert rules.to_act(state) == 0
        assert census(case, state) == whole


def test_equal_seeds_give_equal_games(case: Case) -> None:
    for seed in range(5):
        assert start(case, seed).tobytes() == start(case, seed).tobytes()
        assert case.played(seed).record() == case.played(seed).record()


@pytest.mark.parametrize("game", sorted({case.name for case in cases()}))
def test_different_seeds_give_different_decks(game: str) -> None:
    case = next(case for case in cases() if case.name == game)
    assert len({tuple(case.match(seed).headers.deck) for seed in range(50)}) == 50


def test_editions_cannot_be_written_to(case: Case) -> None:
    before = case.edition.record.tobytes()
    for name in case.edition.record.dtype.names or ():
        with pytest.raises(ValueError, match="read-only"):
            case.edition.record[name] = 1
    assert case.edition.record.tobytes() == before
