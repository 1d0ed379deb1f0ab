"""The games behind the guided games of the page: whole, as the rules have it, with words and a rule to every step."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import threekings
from threekings.games import GAMES
from threekings.texts import languages, source

ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "web" / "src" / "boards"
LOCALES = ROOT / "src" / "threekings" / "locales"
LEARNER = 0
STEP = re.compile(r'\{ name: "([a-z-]+)", at: (\d+)(, acts: true)?,.*?rule: "([\d.]+)" \}', re.DOTALL)


def steps(game: str) -> list[tuple[str, int, bool, str]]:
    """What a lesson teaches: the name of each step, where in the record it is, whether the learner moves, the rule."""
    script = (BOARDS / game / "lesson.ts").read_text(encoding="utf-8")
    found = [(name, int(at), bool(acts), rule) for name, at, acts, rule in STEP.findall(script)]
    assert len(found) == script.count("{ name: ") > 7
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_a_whole_game_that_the_learner_wins(game: str) -> None:
    match = threekings.replay((BOARDS / game / "lesson.txt").read_text(encoding="utf-8"))
    assert (match.game.name, match.over, match.winners()) == (game, True, [LEARNER])
    assert steps(game)[-1][1] == len(match.steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_moves_where_a_step_says_so_and_sees_what_comes_of_it(game: str) -> None:
    match = threekings.replay((BOARDS / game / "lesson.txt").read_text(encoding="utf-8"))
    for (_, at, acts, _), (_, then, _, _) in pairwise(steps(game)):
        moved = [LEARNER in dict(match.moves_of(step)) for step in range(at + 1, then + 1)]
        assert not acts or moved == [True, *[False] * (then - at - 1)], "the lesson would jump before the move is seen"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_opens_a_rule_there_is(game: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for _, _, _, rule in steps(game):
        assert re.search(rf"^(## )?{re.escape(rule)} ", rules, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words(language: str) -> None:
    said = set(re.findall(r"^(web-learn-[a-z-]+) *=", source(LOCALES, language), re.MULTILINE))
    named = {f"web-learn-{game}-{name}" for game in GAMES for name, _, _, _ in steps(game)}
    assert named <= said
    assert {one for one in said if one.startswith(tuple(f"web-learn-{game}-" for game in GAMES))} == named
