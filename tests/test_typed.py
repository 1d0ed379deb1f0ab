"""A user's script under `mypy --strict`, which the tests are checked with: what the types of the library promise.

Where the script is wrong and mypy must say so stands a `type: ignore`: if mypy is silent, that itself is an error.
"""

import ast
import inspect
from pathlib import Path
from typing import Any, assert_type

import pytest

import threekings as tk
from threekings import match as match_module

PACKAGE = Path(str(tk.__file__)).parent


def test_the_views_of_each_game_are_known_by_its_name() -> None:
    lui = tk.new("king-lui", players=3, seed=7)
    assert_type(lui, tk.Match[tk.KingLuiView])
    assert_type(lui.view(0)["table"], dict[str, int])
    assert_type(lui.copy().view(None)["scores"], list[int] | None)
    kuka = tk.new("ku-ka-king", players=2, seed=7)
    assert_type(kuka.views([0, 1])[0]["rows"], list[list[str]])
    assert_type(tk.new("kings-catering", players=1).view_after(0, 0)["gains"], dict[str, int])


def test_a_misspelt_part_of_a_view_is_an_error() -> None:
    with pytest.raises(KeyError):
        tk.new("king-lui", players=3).view(0)["tabel"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        tk.new("king-lui", players=3).view(0)["rows"]  # type: ignore[typeddict-item]


def test_a_game_that_is_not_known_by_name_has_views_of_any_kind() -> None:
    name = "king-lui"
    assert_type(tk.new(name, players=3).view(0), Any)
    assert scores(tk.new("king-lui", players=3, seed=7)) == scores(tk.new(name, players=3, seed=7)) == [0, 0, 0]


def scores(match: tk.Match) -> list[int]:
    return match.scores()


def table(match: tk.Match[tk.KingLuiView]) -> dict[str, int]:
    return match.view(None)["table"]


def test_a_match_of_another_game_does_not_fit() -> None:
    match = tk.new("king-lui", players=3, seed=7)
    assert table(match) == table(tk.replay(match.record()))
    with pytest.raises(KeyError):
        table(tk.new("ku-ka-king", players=3))  # type: ignore[arg-type]


def test_a_float_is_no_seed_and_a_list_no_option() -> None:
    with pytest.raises(ValueError, match="seed"):
        tk.new("king-lui", players=3, seed=1.0)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="option first"):
        tk.new("king-lui", players=3, first=[0])  # type: ignore[call-overload]


def test_the_types_are_of_what_is_there() -> None:
    stub = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    named = {alias.asname for node in stub.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    news = [node for node in stub.body if isinstance(node, ast.FunctionDef)]
    assert {*named - {None}, *(node.name for node in news)} == {*tk.__all__}
    there = inspect.signature(match_module.new).parameters
    for node in news:
        arguments = node.args
        assert [*arguments.args, *arguments.kwonlyargs] and arguments.kwarg
        names = [argument.arg for argument in (*arguments.args, *arguments.kwonlyargs, arguments.kwarg)]
        assert (node.name, names) == ("new", [*there])


def test_the_package_says_that_it_has_types() -> None:
    assert (PACKAGE / "py.typed").exists()
