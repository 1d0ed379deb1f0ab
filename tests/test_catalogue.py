"""The catalogue: what there is to choose is what a table may be, and every choice has its words."""

import re
from pathlib import Path

import httpx
import pytest

from tests.server.serving import serving
from tests.test_texts import ids
from threekings.bots import BOTS, characters, read_bot
from threekings.catalogue import catalogue
from threekings.games import GAMES
from threekings.rules.kings_catering.edition import PALACES
from threekings.rules.kings_catering.options import SETUPS

ROOT = Path(__file__).parents[1]
PAGE, RULES = ROOT / "web" / "src", ROOT / "docs" / "rules"
NAMED = re.compile(rf"[\"'`]({'|'.join(GAMES)})[\"'`]")


def test_every_game_is_told_with_its_players_and_options() -> None:
    for entry, game in zip(catalogue()["games"], GAMES.values(), strict=True):
        assert (entry["name"], tuple(entry["players"]), entry["usual"]) == (game.name, game.players, game.usual)
        assert [option["name"] for option in entry["options"]] == [*game.options]
        for option in entry["options"]:
            assert option["default"] == game.options[option["name"]].default
            for value in option["values"]:
                assert game.options[option["name"]].check(value, game.players[-1])


def test_palaces_are_offered_to_one_player_and_setups_to_several() -> None:
    offered = {option["name"]: option for option in catalogue()["games"][2]["options"]}
    assert (offered["palace"]["offered"], offered["palace"]["players"]) == ([*PALACES], [1])
    assert (offered["royals"]["offered"], offered["royals"]["players"]) == ([*SETUPS, "random"], [2, 3, 4])
    assert offered["rounds"]["offered"] == []


def test_every_option_leads_to_a_paragraph_of_the_rules() -> None:
    for game in catalogue()["games"]:
        rules = (RULES / f"{game['name']}.md").read_text(encoding="utf-8")
        for option in game["options"]:
            assert f"\n{option['paragraph']} " in rules


def test_the_characters_are_offered_from_the_gentlest_up_and_every_bot_is_told() -> None:
    told = catalogue()
    assert [entry["name"] for entry in told["bots"]] == [name for name, kind in BOTS.items() if kind.at_tables]
    assert [entry["name"] for entry in told["opponents"]] == [*characters.NAMES]
    assert sorted(told["usual"]) == sorted(characters.NAMES)
    for opponent in told["opponents"]:
        read_bot(opponent["name"])
        assert opponent["games"] == [*opponent["ratings"]] == [*GAMES]
    for game in GAMES:
        ratings = [opponent["ratings"][game] for opponent in told["opponents"]]
        assert ratings == sorted(ratings)


def test_everything_people_choose_from_has_its_words() -> None:
    bots = [opponent["name"] for opponent in catalogue()["opponents"]]
    wanted = {text for bot in bots for text in (f"web-bot-{bot}", f"web-bot-{bot}-hint")}
    for game in catalogue()["games"]:
        wanted |= {f"web-bot-{bot}-{game['name']}" for bot in bots}
        wanted |= {f"web-game-{game['name']}", f"web-pitch-{game['name']}"}
        for option in game["options"]:
            name, offered = f"option-{game['name']}-{option['name']}", option["offered"]
            if len(offered) == 2:
                wanted |= {f"{name}-{offered[1]}", f"{name}-{offered[1]}-hint"}
            elif len(offered) > 2:
                wanted |= {name, *(f"{name}-{value}" for value in offered)}
    assert wanted <= ids()


def test_a_server_tells_it(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        assert httpx.get(f"{served.address}/api/catalogue").json() == catalogue()


@pytest.mark.parametrize("path", sorted({*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")}), ids=lambda path: path.name)
def test_the_page_asks_for_no_game_by_name_outside_its_boards(path: Path) -> None:
    """Types made from the views name their games, and so does what lies in a game's own folder."""
    if path.name != "protocol.ts" and not {*path.relative_to(PAGE).parts} & {*GAMES}:
        assert not NAMED.search(path.read_text(encoding="utf-8"))
