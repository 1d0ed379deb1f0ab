"""What generic code relies on in every game: fields, views, options to choose, and what a move has shown."""

from typing import get_args, get_type_hints

import numpy as np

from tests.conformance.cases import Case, sealed, turns, viewers
from tests.conformance.test_knowledge import WORDS, resampled, sent
from threekings.game import RULES, STATE_FIELDS, GameView


def test_a_state_has_the_fields_that_are_read_outside_its_game(case: Case) -> None:
    state = case.match(1)._state
    assert {*STATE_FIELDS} <= {*(state.dtype.names or ())}
    assert int(state["players"]) == case.players
    assert state.dtype["random"] == np.uint64
    assert len(state["deck"]) >= len(case.edition.deck)
    assert np.issubdtype(state["deck"].dtype, np.signedinteger)


def test_a_module_of_rules_has_all_its_parts(case: Case) -> None:
    assert {*RULES} <= {*vars(case.game.rules)}


def test_the_type_of_a_view_has_what_all_views_hold(case: Case) -> None:
    (kind,) = get_args(get_type_hints(case.game.views)["return"])
    hints, common = get_type_hints(kind), get_type_hints(GameView)
    assert {name: hints[name] for name in common} == common


def test_people_are_offered_what_a_table_may_choose(case: Case) -> None:
    game = case.game
    assert game.usual in game.players
    assert {*game.offers} <= {*game.options}
    for name, offer in game.offers.items():
        assert {*offer.players} <= {*game.players}
        for players in offer.players:
            for value in offer.values:
                game.settled({name: value}, players, 0)


def test_a_step_that_reveals_nothing_looks_the_same_in_every_world_a_seat_cannot_tell_apart(case: Case) -> None:
    """Were it otherwise, somebody could take back a move after it had shown them something."""
    game, edition = case.game, case.edition
    for turn in turns(case):
        if len(turn.moves) > 1 or sealed(case, turn.state):
            continue
        ((seat, move),) = turn.moves
        after = turn.state.copy()
        game.rules.apply(edition.record, after, seat, move)
        if game.reveals(turn.state, after):
            continue
        for viewer in viewers(case):
            for word in WORDS:
                twin = resampled(case, turn.state, viewer, word)
                game.rules.apply(edition.record, twin, seat, move)
                assert sent(case, twin, viewer) == sent(case, after, viewer)


def test_the_end_is_told_from_edition_and_state_alone(case: Case) -> None:
    match = case.played(2)
    told = case.game.ending(case.edition, match._state.copy())
    assert told == {name: match.view(None)[name] for name in told}
