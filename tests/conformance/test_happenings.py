"""What happens in a game, as typed values: every move brings some, everybody can read theirs, and they add up."""

import json
from typing import Any, get_args, get_type_hints

import msgspec

from tests.conformance.cases import Case, earlier, turns, viewers
from threekings.server.protocol.typescript import kinds_of
from threekings.texts import text


def types_of(case: Case) -> dict[str, Any]:
    """The types of a game's happenings, by their kinds."""
    return {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in kinds_of(case.game)}


def test_every_move_makes_something_happen(case: Case) -> None:
    game, edition = case.game, case.edition
    for turn in turns(case):
        after = turn.state.copy()
        for seat, move in turn.moves:
            game.rules.apply(edition.record, after, seat, move)
        assert game.happenings(edition, turn.state, after, turn.moves)
    assert game.start_happenings(edition, case.match(0)._state)


def test_happenings_are_what_their_types_say(case: Case) -> None:
    types = types_of(case)
    for seed in range(3):
        match = case.played(seed)
        for viewer in viewers(case):
            for happening in match.happenings(viewer):
                kind = types[happening["kind"]]
                assert {*happening} == {*get_type_hints(kind)}
                assert msgspec.convert(happening, kind) == happening
                assert json.loads(json.dumps(happening)) == happening


def test_what_one_seat_sees_more_of_is_its_own_doing(case: Case) -> None:
    for seed in range(3):
        match = case.played(seed)
        for step in range(len(match.steps) + 1):
            for one in match.happened(step):
                if one.private is not None:
                    assert one.private["seat"] == one.public["seat"] == one.seat
                    assert {viewer for viewer in viewers(case) if one.seen_by(viewer) == one.private} == {one.seat}


def test_every_happening_can_be_told_in_words(case: Case) -> None:
    for seed in range(3):
        match = case.played(seed)
        for viewer in viewers(case):
            happened, log = match.happenings(viewer), match.log(viewer)
            assert len(log) == len(happened) >= 1
            assert all(text(line) for line in log)


def test_the_past_stays_as_it_was(case: Case) -> None:
    match = case.played(2)
    longer = {viewer: match.happenings(viewer) for viewer in viewers(case)}
    for before in earlier(case, match):
        for viewer in viewers(case):
            happened = before.happenings(viewer)
            assert happened == longer[viewer][: len(happened)]
