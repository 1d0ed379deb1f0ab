"""The two doors out of the rules, view and resample: nothing hidden comes through either."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np

from tests.conformance.cases import (
    LOOKED_INTO,
    Case,
    Step,
    Turn,
    all_moves,
    as_match,
    choosing,
    positions,
    sealed,
    states,
    stride,
    traces,
    turns,
    viewers,
)
from tests.conformance.test_games import census, printed
from threekings.game import MatchView

WORDS = [np.uint64(word) for word in (1, 2**63 + 12345)]


def resampled(case: Case, state: np.void, viewer: int | None, word: np.uint64) -> np.void:
    twin = state.copy()
    case.game.rules.resample(case.edition.record, twin, -1 if viewer is None else viewer, word)
    return twin


def seen(case: Case, state: np.void) -> Iterator[tuple[int | None, np.void]]:
    """Every viewer, with a state they cannot tell from this one."""
    for viewer in viewers(case):
        yield viewer, resampled(case, state, viewer, WORDS[0])


def sent(case: Case, state: np.void, viewer: int | None) -> bytes:
    """The bytes a viewer gets of a state."""
    return json.dumps(as_match(case, state).view(viewer)).encode()


def is_plain(data: Any) -> bool:
    """Made of nothing but JSON's own types."""
    if isinstance(data, dict):
        return type(data) is dict and all(type(key) is str and is_plain(value) for key, value in data.items())
    if isinstance(data, list):
        return type(data) is list and all(map(is_plain, data))
    return data is None or type(data) in (bool, int, str)


def test_views_are_plain_data(case: Case) -> None:
    for state in states(case):
        for viewer in viewers(case):
            view = as_match(case, state).view(viewer)
            assert is_plain(view)
            assert json.loads(json.dumps(view)) == view


def test_views_are_what_their_types_say(case: Case) -> None:
    (kind,) = get_args(get_type_hints(case.game.views)["return"])
    for state in states(case):
        match = as_match(case, state)
        for viewer in viewers(case):
            view = match.view(viewer)
            assert {*view} == {*get_type_hints(MatchView), *get_type_hints(kind)}
            for part in (kind, MatchView):
                assert msgspec.convert(view, part) == {name: view[name] for name in get_type_hints(part)}


def scribble(data: Any) -> None:
    """Change every list and table in a view."""
    if isinstance(data, dict):
        for part in data.values():
            scribble(part)
        data["scribble"] = 1
    elif isinstance(data, list):
        for part in data:
            scribble(part)
        data.append("scribble")


def test_who_scribbles_on_a_view_spoils_nobody_elses(case: Case) -> None:
    for state in islice(states(case), 3):
        match = as_match(case, state)
        for viewer in viewers(case):
            before = sent(case, state, viewer)
            view = match.view(viewer)
            scribble(view)
            assert sent(case, state, viewer) == before


def test_in_a_game_without_secrets_no_seat_is_told_more_than_a_spectator_may_know(case: Case) -> None:
    for state in states(case):
        twin = resampled(case, state, None, WORDS[0])
        told = [sent(case, state, viewer) == sent(case, twin, viewer) for viewer in viewers(case)]
        assert all(told) or case.game.secrets


def test_every_view_names_its_game_seat_options_and_those_to_act(case: Case) -> None:
    for state in states(case):
        match = as_match(case, state)
        for viewer in viewers(case):
            view = match.view(viewer)
            assert (view["game"], view["players"], view["seat"]) == (case.name, case.players, viewer)
            assert defaults(case) | view["options"] == case.options
            assert view["to_act"] == shown_to_act(case, state, viewer)
            assert view["waiting"] == len(match.to_act)


def defaults(case: Case) -> dict[str, Any]:
    """What an option is that does not matter at this table: a view need not tell it."""
    return {name: option.default for name, option in case.game.options.items() if name not in dict(case.chosen)}


def shown_to_act(case: Case, state: np.void, viewer: int | None) -> list[int]:
    """Whose turn it is everybody knows; who of several has still to choose, only the seat itself."""
    if len(choosing(case, state)) > 1:
        return [seat for seat in case.game.to_act(state) if seat == viewer]
    return list(case.game.to_act(state))


def test_a_view_has_the_legal_moves_of_its_own_seat_alone(case: Case) -> None:
    for state in states(case):
        match = as_match(case, state)
        for viewer in viewers(case):
            legal = [] if viewer is None or viewer not in choosing(case, state) else match.moves(viewer)
            assert match.view(viewer)["moves"] == legal


def test_a_view_tells_the_scores_only_when_the_game_is_over(case: Case) -> None:
    for state in states(case):
        match = as_match(case, state)
        for viewer in viewers(case):
            view = match.view(viewer)
            told = (match.scores(), match.winners()) if match.over else (None, None)
            assert (view["scores"], view["winners"]) == told


def test_a_resampled_state_looks_the_same_to_its_viewer(case: Case) -> None:
    for state in states(case):
        for viewer, twin in seen(case, state):
            assert sent(case, twin, viewer) == sent(case, state, viewer)


def test_reasons_do_not_depend_on_what_a_seat_may_not_know(case: Case) -> None:
    game, edition = case.game, case.edition
    for step in islice(positions(case), 30):
        for seat in range(case.players):
            twin = resampled(case, step.state, seat, WORDS[0])
            for move in all_moves(case):
                assert game.why_not(edition, step.state, seat, move) == game.why_not(edition, twin, seat, move)


def test_resampling_keeps_who_may_act_and_every_card_and_forgets_what_others_sealed(case: Case) -> None:
    for state in states(case):
        for viewer, twin in seen(case, state):
            assert choosing(case, twin) == choosing(case, state)
            assert sealed(case, twin) == [seat for seat in sealed(case, state) if seat == viewer]
            assert census(case, twin) == printed(case)


def test_resampling_depends_on_knowledge_and_word_alone(case: Case) -> None:
    for state in states(case):
        for viewer, twin in seen(case, state):
            once = resampled(case, state, viewer, WORDS[1])
            assert resampled(case, twin, viewer, WORDS[1]).tobytes() == once.tobytes()


def test_equal_knowledge_gives_equal_resampling(case: Case) -> None:
    """Two games whose hidden cards differ go on alike; while a viewer sees no difference, their bots see none."""
    compared = 0
    for played in traces(case)[:LOOKED_INTO]:
        for start in range(0, len(played.steps), stride(case)):
            for viewer, other in seen(case, played.steps[start].state):
                for step in played.steps[start : start + case.players]:
                    one = step.state.copy()
                    if not go_on_alike(case, step, (one, other), viewer):
                        break
                    compared += 1
                    twins = [resampled(case, state, viewer, WORDS[1]).tobytes() for state in (one, other)]
                    assert twins[0] == twins[1]
    assert compared or not list(positions(case))


def go_on_alike(case: Case, step: Step, pair: tuple[np.void, np.void], viewer: int | None) -> bool:
    """Play the step's move in both states; whether it could be, and looks the same to the viewer."""
    if step.move not in case.game.legal(case.edition, pair[1], step.seat):
        return False
    for state in pair:
        case.game.rules.apply(case.edition.record, state, step.seat, step.move)
    return case.game.view(case.edition, pair[0], viewer) == case.game.view(case.edition, pair[1], viewer)


def test_resampling_takes_the_word_and_forgets_the_old_one(case: Case) -> None:
    for step in islice(positions(case), 20):
        other = step.state.copy()
        other["random"] ^= np.uint64(99)
        for viewer in viewers(case):
            twin = resampled(case, step.state, viewer, WORDS[0])
            assert resampled(case, other, viewer, WORDS[0]).tobytes() == twin.tobytes()
            assert resampled(case, step.state, viewer, WORDS[1])["random"] != twin["random"]


def test_resampling_deals_what_is_hidden_anew(case: Case) -> None:
    changed = 0
    for step in positions(case):
        twins = [resampled(case, step.state, None, word) for word in WORDS]
        twins[0]["random"] = twins[1]["random"]
        changed += twins[0].tobytes() != twins[1].tobytes()
    assert changed or not list(positions(case))


def test_games_go_on_from_a_resampled_state(case: Case) -> None:
    rules = case.game.rules
    for step in islice(positions(case), 30):
        for _, twin in seen(case, step.state):
            assert rules.playout(case.edition.record, twin, np.zeros(rules.MOVES, np.int32)) <= rules.LENGTH
            assert census(case, twin) == printed(case)


def shown(case: Case, turn: Turn, before: np.void, viewer: int | None) -> tuple[bytes, bytes]:
    """The view and the happenings that a viewer gets when the turn's moves are played in the position `before`."""
    after = before.copy()
    for seat, move in turn.moves:
        case.game.rules.apply(case.edition.record, after, seat, move)
    happened = case.game.happenings(case.edition, before, after, turn.moves)
    return sent(case, after, viewer), json.dumps([one.seen_by(viewer) for one in happened]).encode()


def test_what_happens_depends_only_on_what_a_viewer_sees(case: Case) -> None:
    """Wherever a twin of the position leads to the same view, the same has happened."""
    compared = 0
    for turn in turns(case):
        for viewer, twin in seen(case, turn.state):
            if all(move in case.game.legal(case.edition, twin, seat) for seat, move in turn.moves):
                view, happened = shown(case, turn, turn.state, viewer)
                other_view, other_happened = shown(case, turn, twin, viewer)
                if view == other_view:
                    assert happened == other_happened
                    compared += 1
    assert compared or not list(positions(case))
