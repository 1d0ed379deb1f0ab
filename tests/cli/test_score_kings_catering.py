"""The pad of The King's Catering: Tables typed as they lie, counts alone, both rounds, and what it refuses."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.cli.calls import call, refused
from tests.cli.catering_games import FIRST, GAME, feast
from threekings.match import Match

FIRST_EDITION = ("--edition", str(FIRST))
PAD = ("score", GAME, "--players", "2", "--json", *FIRST_EDITION)
NAMES = ("Ada", "Bea")
SETUPS = ("family", "thinking", "low-interaction", "high-interaction", "sizes", "decorations")


def pad(*lines: str, args: tuple[str, ...] = PAD) -> Any:
    result = call(*args, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def rows(table: Mapping[str, Any]) -> list[str]:
    """A Table of a view as it is typed, with the empty line that ends it."""
    tiles = {(put["x"], put["y"]): f"{put['tile']}/{put['turns']}" for put in table["tiles"]}
    west, east = min(x for x, _ in tiles), max(x for x, _ in tiles)
    south, north = min(y for _, y in tiles), max(y for _, y in tiles)
    lines = [" ".join(tiles.get((x, y), ".") for x in range(west, east + 1)) for y in range(north, south - 1, -1)]
    return [*lines, ""]


def tables_of(match: Match) -> list[str]:
    """Everybody's Tables as they are typed."""
    lines = []
    for caterer in match.view(None)["caterers"]:
        lines += [line for table in caterer["tables"] for line in rows(table)] + [""]
    return lines


# Tables


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_tables_typed_as_they_lie_score_like_the_game(setup: str, seed: int) -> None:
    match = feast(seed, players=2, royals=setup)
    output = pad(setup, *NAMES, "t", *tables_of(match))
    assert [player["total"] for player in output["players"]] == match.scores()
    assert [player["stars"] for player in output["players"]] == match.breakdown()
    assert output["winners"] == match.winners()
    crew = [caterer["crew"] for caterer in match.view(None)["caterers"]]
    assert [player["crew"] for player in output["players"]] == crew


def test_both_rounds_are_asked_for_and_count() -> None:
    match = feast(3, players=2, rounds=2, royals="K3,Q4,P2", royals2="K5,Q1,P5")
    first = match.copy()
    while first.view(None)["round"] > 1:
        first.undo()  # up to before the last tile of the first round
    first.choose(last_of_first_round(match, first))
    args = (*PAD, "--option", "rounds=2", "--option", "royals=K3,Q4,P2")
    output = pad("K5 Q1 P5", *NAMES, "", *tables_of(first), *tables_of(match), args=args)
    assert [player["total"] for player in output["players"]] == match.scores()
    assert [sum(player["before"].values()) for player in output["players"]] == [
        sum(caterer["before"].values()) for caterer in match.view(None)["caterers"]
    ]
    assert output["winners"] == match.winners()


def last_of_first_round(match: Match, first: Match) -> str:
    """The move after which the dealer starts the second round."""
    moves = [line for line in match.record().splitlines() if line[:2] in ("0 ", "1 ")]
    return moves[first.length].split(" ", 1)[1]


def test_alone_at_a_palace() -> None:
    match = feast(3, players=1, palace="versailles")
    typed = "\n".join(["versailles", "Ada", "t", *tables_of(match)]) + "\n"
    output = call("score", GAME, "--players", "1", *FIRST_EDITION, typed=typed).stdout
    stars = match.scores()[0]
    verdict = "is reached!" if stars >= 25 else f"{25 - stars}★ short of the target of 25★."
    assert verdict in output


def test_names_of_tiles_may_be_short_and_turns_letters() -> None:
    line = "SALAD1B cake1c/d, salad-1a/1"
    output = pad("K3,Q4,P2", *NAMES, "t", line, "", "beer-1c", "", "", "")
    assert [put["tile"] for put in output["players"][0]["tables"][0]["tiles"]] == ["salad-1b", "cake-1c", "salad-1a"]
    assert [put["turns"] for put in output["players"][0]["tables"][0]["tiles"]] == [0, 3, 1]
    assert [len(player["tables"]) for player in output["players"]] == [2, 0]
    assert output["players"][0]["stars"]["king"] == 2


def test_two_princesses_need_no_further_option() -> None:
    output = pad("k3 q4 p2 p5", *NAMES, "t", "cook-beer", "", "", "")
    assert output["royals"] == ["K3", "Q4", "P2", "P5"]
    assert output["players"][0]["stars"]["princess"] == 1


def test_what_was_understood_is_drawn() -> None:
    typed = "\n".join([*NAMES, "t", "salad-1b cake-1c/3", "", "", ""]) + "\n"
    output = call("score", GAME, "--players", "2", *FIRST_EDITION, "--option", "royals=family", typed=typed).stdout
    assert "│salad1GGcake 1O" in output
    assert "Ada and Bea share the win" in output
    assert "┏" not in output  # nobody has said which tile was the first


def test_back_takes_back_line_by_line() -> None:
    output = pad(
        "thinking", "back", "K3 Q4 P2", "Ada", "Bea", "back", "Eve", "t", "beer-1c", "back", "beer-1a", "", "back", "",
        "back", "back", "salad-1b cake-1c/3 salad-1a/1", "", "", "cake-3a", "", "",
    )  # fmt: skip
    assert output["royals"] == ["K3", "Q4", "P2"]
    assert [player["name"] for player in output["players"]] == ["Ada", "Eve"]
    assert [player["total"] for player in output["players"]] == [2, 0]


def test_at_the_keyboard_a_wrong_line_is_asked_for_again_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.cli.score_pads.questions.typed", lambda: True)
    lines = ["K9", "family", "Ada", "Ada", "Bea", "x", "t", "salad-1b pizza", "salad-1b cake-1c", "", "back"]
    lines += ["salad-1b cake-1c/3 salad-1a/1", "salad-1b", "", "", "cake-3a", "", ""]
    result = call("score", GAME, "--players", "2", *FIRST_EDITION, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    for words in ("cannot be 'K9'", "Ada is there already", "x should be t or c", "pizza is no tile", "KC 4.3"):
        assert words in result.stdout
    assert "Ada wins with 2★." in result.stdout


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("K9",), "option royals cannot be 'K9'"),
        (("random",), "option royals is missing"),
        (("", "Ada", "Ada"), "Ada is there already"),
        (("", *NAMES, "x"), "x should be t or c"),
        (("", *NAMES, "t", "pizza"), "pizza is no tile"),
        (("", *NAMES, "t", "beer"), "beer may be beer-1a"),
        (("", *NAMES, "t", "beer-1a/7"), "beer-1a/7 is no tile"),
        (("", *NAMES, "t", "beer-1a beer-1a"), "beer-1a is there already, at a Table of Ada"),
        (("", *NAMES, "t", "beer-1a", "", "", "beer-1a"), "beer-1a is there already, at a Table of Ada"),
        (("", *NAMES, "t", "beer-1a beer-1b", ""), "beer-1b cannot lie there. KC 4.3"),
        (("", *NAMES, "t", "beer-1a . soup-1a", ""), "KC 4.2"),
        (("", *NAMES, "t", "beer-1a cook-beer", ". waiter-2", ""), "waiter-2 cannot lie there. KC 4.4"),
        (("", *NAMES, "t", "cook-soup beer-1a cook-beer", ""), "KC 4.5"),
        (("sizes", *NAMES, "t", "beer-1a", "roast-1a", ""), "KC 4.6"),
        (("", *NAMES, "t", " ".join(["."] * 41)), "more than 40 tiles"),
        (("", *NAMES, "t", "beer-1a"), "each player's Tables or counts"),
        (("", "Ada"), "the input ended after 2"),
    ],
)
def test_wrong_lines_are_refused(typed: tuple[str, ...], words: str) -> None:
    assert words in refused(call("score", GAME, "--players", "2", *FIRST_EDITION, typed="\n".join(typed) + "\n"))


# Counts


def counted(royals: str, one: str, other: str = "") -> list[dict[str, int]]:
    """Everybody's stars by source, from counts alone."""
    output = pad(royals, *NAMES, "c", one, other)
    return [player["stars"] for player in output["players"]]


@pytest.mark.parametrize(
    ("royals", "source", "lines", "stars"),
    [
        ("K1,Q5,P2", "king", ("k1=3", "k1=1"), [6, 2]),
        ("K2,Q5,P2", "king", ("k2=2", ""), [4, 0]),
        ("K3,Q5,P2", "king", ("k3=2", ""), [4, 0]),
        ("K4,Q5,P2", "king", ("k4=7", ""), [7, 0]),
        ("K5,Q5,P2", "king", ("k5=2", "k5=1"), [6, 3]),
        ("K6,Q5,P2", "king", ("k6=3", "k6=3"), [6, 6]),
        ("K6,Q5,P2", "king", ("k6=3", "k6=2"), [6, 0]),
        ("K6,Q5,P2", "king", ("", ""), [0, 0]),
        ("K1,Q1,P2", "queen", ("matched-blue=2 matched-red=3 matched-gold=2 matched-green=2", ""), [6, 0]),
        ("K1,Q2,P2", "queen", ("beer=3 soup=1", "beer=3 cake=1"), [4, 4]),
        ("K1,Q3,P2", "queen", ("q3=2", ""), [8, 0]),
        ("K1,Q4,P2", "queen", ("beer=7 soup=3 cake=2", ""), [6, 0]),
        ("K1,Q5,P2", "queen", ("q5=8", "q5=2"), [2, 0]),
        ("K1,Q6,P2", "queen", ("q6=5", "q6=40"), [3, 10]),
        ("K1,Q5,P1", "princess", ("crew=2 placed=2", "crew=3 placed=3"), [0, 6]),
        ("K1,Q5,P2", "princess", ("crew=2 placed=4", "crew=3 placed=3"), [2, 3]),
        ("K1,Q5,P3", "princess", ("cake=7", "cake=5"), [13, 9]),  # KC 11.4
        ("K1,Q5,P4", "princess", ("p4=2", ""), [4, 0]),
        ("K1,Q5,P5", "princess", ("p5=11", "p5=2"), [3, 0]),
        ("K1,Q5,P6", "princess", ("beer=2 soup=2 roast=3 salad=2 cake=4", "beer=5"), [6, 0]),
    ],
)
def test_counts_alone_bring_the_stars_of_every_royal(
    royals: str, source: str, lines: tuple[str, str], stars: list[int]
) -> None:
    assert [output[source] for output in counted(royals, *lines)] == stars


def test_stars_of_crew_are_the_players_own_sum_and_fewest_placed_win_a_tie() -> None:
    output = pad("family", *NAMES, "c", "crew-stars=5 placed=3", "crew-stars=5 placed=2")
    assert [player["total"] for player in output["players"]] == [5, 5]
    assert output["winners"] == [1]


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("crew-stars=12 placed=1", "crew-stars=9 placed=1", "Ada wins with 12★."),
        (
            "crew-stars=12 placed=3",
            "crew-stars=12 placed=2",
            "Ada and Bea have 12★ each; Bea wins with the fewest Crew (2).",
        ),
        ("crew-stars=12 placed=2", "crew-stars=12 placed=2", "Ada and Bea share the win: 12★ and 2 Crew each."),
    ],
)
def test_verdicts(one: str, other: str, words: str) -> None:
    typed = "\n".join(["family", *NAMES, "c", one, other]) + "\n"
    assert words in call("score", GAME, "--players", "2", *FIRST_EDITION, typed=typed).stdout


@pytest.mark.parametrize(
    ("royals", "stars", "words"),
    [
        ("family", 23, "Ada has 23★."),
        ("versailles", 27, "Versailles: 27★. The target of 25★ is reached!"),
        ("versailles", 21, "Versailles: 21★, 4★ short of the target of 25★."),
    ],
)
def test_verdicts_alone(royals: str, stars: int, words: str) -> None:
    typed = f"{royals}\nAda\nc\ncrew-stars={stars}\n"
    assert words in call("score", GAME, "--players", "1", *FIRST_EDITION, typed=typed).stdout


def test_counts_of_both_rounds_add_up() -> None:
    args = (*PAD, "--option", "rounds=2", "--option", "royals=K3,Q4,P2", "--option", "royals2=K5,Q1,P5")
    output = pad(*NAMES, "c", "k3=2 crew-stars=1 placed=1", "k3=1", "k5=1", "p5=9 placed=2", args=args)
    assert [player["total"] for player in output["players"]] == [4 + 1 + 3, 2 + 3]
    assert [player["before"]["king"] for player in output["players"]] == [4, 2]
    assert [player["crew"] for player in output["players"]] == [1, 2]


def test_counts_may_be_numbers_in_the_order_that_is_told() -> None:
    typed = "\n".join(["family", *NAMES, "c", "2 3 0 0 0", "0 1 4 1", "0 0 0 0 0 0 0 0 0"]) + "\n"
    output = call("score", GAME, "--players", "2", *FIRST_EDITION, typed=typed).stdout
    assert "k3: Tables of 3 or more tiles, K3" in output
    assert "crew-stars: stars of all Crew, added up" in output
    assert "Ada wins with 11★." in output  # 4 + 2 + 1 + 4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("beer=13", "13 beer cannot be: 12 of 12 are left"),
        ("crew=21 placed=21", "21 crew cannot be: 20 of 20 are left"),
        ("crew=3 placed=2", "2 Crew placed cannot be: 3 lie at Tables"),
        ("k3=41", "41 k3 cannot be"),
        ("zork=1", "zork is no kind"),
        ("many", "many should be numbers"),
    ],
)
def test_counts_that_cannot_be_are_refused(line: str, words: str) -> None:
    assert words in refused(
        call("score", GAME, "--players", "2", *FIRST_EDITION, typed="\n".join(["", *NAMES, "c", line]) + "\n")
    )


def test_wrong_settings_are_refused() -> None:
    refused(call("score", GAME, "--players", "5"))
    assert "palace is for one player alone" in refused(
        call("score", GAME, "--players", "2", *FIRST_EDITION, "--option", "palace=versailles")
    )
    assert "rounds=2 is for 2 players" in refused(
        call(
            "score",
            GAME,
            "--players",
            "3",
            *FIRST_EDITION,
            "--option",
            "rounds=2",
            "--option",
            "royals=family",
            typed="K1,Q5,P5\n",
        )
    )
