"""Logs that were written once are folded to the same for ever."""

from collections import defaultdict
from pathlib import Path

import pytest

from tests.server import golden_logs
from threekings.games import GAMES
from threekings.server.table.events import AnyEvent

LOGS = golden_logs.logs()
TAGS = {kind.__struct_config__.tag for kind in AnyEvent.__args__}


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_a_log_folds_to_the_same_at_every_step(path: Path) -> None:
    expected = golden_logs.read(path.with_suffix(".steps.jsonl"))
    assert [golden_logs.step(table) for table in golden_logs.folded(golden_logs.read(path))] == expected


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_every_seat_is_shown_the_same_at_every_step(path: Path) -> None:
    expected = golden_logs.read(path.with_suffix(".views.jsonl"))
    found = [golden_logs.views(table) for table in golden_logs.folded(golden_logs.read(path))]
    assert found == expected, "if that is meant: python -m tests.server.golden_logs views, and say why in the commit"


def test_there_is_a_log_of_every_game_with_every_kind_of_event() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in LOGS:
        log = golden_logs.read(path)
        found[log[0]["game"]] |= {line["event"] for line in log}
    assert {game for game in GAMES if found[game] != TAGS} == set()


def test_tags_are_words_of_the_format() -> None:
    assert {
        *("created", "seat-taken", "seat-left", "began", "moved", "undone", "bot-took-over", "player-returned"),
        *("chatted", "muted", "pace-set", "abandoned", "rematch-created", "seat-passed"),
        *("renamed", "seat-changed", "seat-planned", "ready-said", "hint-given"),
    } == TAGS
