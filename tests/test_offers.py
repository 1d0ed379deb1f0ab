"""What the front page offers is what a table may be: web/src/games.ts says it once more, for people to choose from."""

import re
from pathlib import Path

import pytest

from threekings.bots import read_bot
from threekings.game import GAMES
from threekings.rules.kings_catering.edition import PALACES
from threekings.rules.kings_catering.options import SETUPS

OFFERED = (Path(__file__).parents[1] / "web" / "src" / "games.ts").read_text(encoding="utf-8")


def listed(name: str) -> list[str]:
    """The words of a list, or of the right side of a record."""
    found = re.search(rf"const {name} = [\[{{](.*?)[\]}}]", OFFERED, re.DOTALL)
    assert found
    return re.findall(r'"([^"]+)"(?=,|$)', found[1].strip())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_offered_to_as_many_as_can_play_it(game: str) -> None:
    found = re.search(rf'"{game}": {{ players: \[([\d, ]+)\], usual: (\d)', OFFERED)
    assert found
    assert tuple(int(count) for count in found[1].split(",")) == GAMES[game].players
    assert int(found[2]) in GAMES[game].players


def test_every_bot_that_is_offered_can_play() -> None:
    assert len(listed("BOTS")) == 4
    for bot in listed("BOTS"):
        read_bot(bot)


def test_all_palaces_and_setups_are_offered() -> None:
    assert sorted(listed("PALACES")) == sorted(PALACES)
    assert listed("ROYALS") == [*SETUPS, "random"]
