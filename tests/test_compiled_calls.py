"""The compiled functions that plain Python calls: the list of them is complete, none is in it for nothing, and match,
record and table need no other runtime than one that provides these.
"""

import ast
import inspect
import random
import subprocess
import sys
import typing
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import numba
import numpy as np
import pytest
from numba.core.registry import CPUDispatcher

import threekings as tk
from tests.cli.calls import call
from tests.openspiel.walks import SETUPS, walk
from tests.test_architecture import PACKAGE, ids, imports, module_of, sources
from threekings import bots, compiled_calls
from threekings.batches.calls import BatchCalls
from threekings.bots.calls import BotCalls, ImaginingCalls
from threekings.games import GAMES
from threekings.lab import balance, bench, exploit, simulate
from threekings.lab import calls as lab_calls
from threekings.lab.ku_ka_king import fit_value
from threekings.rules.king_lui.calls import KingLuiCalls
from threekings.rules.kings_catering.calls import KingsCateringCalls
from threekings.rules.ku_ka_king.calls import KuKaKingCalls

LISTS: dict[str, tuple[type, ...]] = {  # by the folder or module whose functions they list
    "rng": (compiled_calls.RngCalls,),
    "king_lui": (KingLuiCalls,),
    "ku_ka_king": (KuKaKingCalls,),
    "kings_catering": (KingsCateringCalls,),
    "bots": (
        *(BotCalls, ImaginingCalls, BatchCalls),
        *(lab_calls.LoopCalls, lab_calls.TimingCalls, lab_calls.ExploitCalls, lab_calls.StandingCalls),
    ),
}


def listed(*protocols: type) -> dict[str, Callable[..., Any]]:
    """The functions of these lists, and of those they extend, by name."""
    parts = [part for protocol in protocols for part in protocol.__mro__ if part not in (Protocol, object)]
    return {name: value for part in parts for name, value in vars(part).items() if is_listed(name, value)}


def is_listed(name: str, value: object) -> bool:
    return inspect.isfunction(value) and not name.startswith("_")


def whose(module: str) -> str:
    """The list that a compiled function of this module belongs to."""
    parts = module.split(".")
    if parts[-1] == "rules":
        return parts[-2]
    return parts[1] if parts[1] in LISTS else "bots"


UNWATCHED = CPUDispatcher.__call__


class Calls:
    """Every call of a compiled function by plain Python, while it is watched."""

    def __init__(self) -> None:
        self.parameters: dict[tuple[str, str], list[str]] = {}
        self.arguments: dict[tuple[str, str], list[tuple[Any, ...]]] = defaultdict(list)
        self.signatures: dict[tuple[str, str], set[str]] = defaultdict(set)

    def note(self, dispatcher: Any, arguments: tuple[Any, ...]) -> Any:
        function = dispatcher.py_func
        key = function.__module__, function.__name__
        signature = str(tuple(map(numba.typeof, arguments)))
        if signature not in self.signatures[key]:
            self.signatures[key].add(signature)
            self.parameters[key] = list(inspect.signature(function).parameters)
            self.arguments[key].append(arguments)
        return UNWATCHED(dispatcher, *arguments)


@pytest.fixture(scope="module")
def calls() -> Calls:
    """All calls of whole games with views, refusals, records and bots, of the lab and of score pads."""
    found = Calls()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "SECONDS", 0.001)
        patch.setattr(bench, "REPEATS", 1)
        patch.setattr(CPUDispatcher, "__call__", lambda self, *arguments: found.note(self, arguments), raising=False)
        for name in GAMES:
            play_a_game(name)
            let_bots_think(name)
            play_a_batch(name)
            work_in_the_lab(name)
        look_at_them_in_openspiel()
        solve_choices()
        fill_in_pads()
    return found


def play_a_game(name: str) -> None:
    """By chance, with two rounds where there may be two, looking at everything on the way."""
    options: dict[str, Any] = {"rounds": 2, "royals": "K5,Q1,P1"} if "rounds" in GAMES[name].options else {}
    match, chance = tk.new(name, players=GAMES[name].players[1], seed=3, **options), random.Random(3)
    past: list[str] = []
    while not match.over:
        seat = match.to_act[0]
        match.views([None, *range(match.players)])
        for move in past[-60:]:
            match.refusal(move, seat)
        past += match.moves(seat)
        match.play(chance.choice(match.moves(seat)), seat)
    match.breakdown()
    tk.replay(match.record())


def let_bots_think(name: str) -> None:
    match = tk.new(name, players=GAMES[name].players[-1], seed=1)
    for kind in bots.kinds_for(GAMES[name]):
        bots.choose(bots.Bot(kind.name, playouts=1), match, match.to_act[0], 1)
    bots.opinions(match, match.to_act[0], seed=1, milliseconds=1)
    tk.hints(match, match.to_act[0], seed=1, budget=1)


def play_a_batch(name: str) -> None:
    batch = tk.batch(name, players=GAMES[name].players[-1], games=2, seed=1)
    batch.step(batch.random_actions())
    batch.observe()
    batch.legal(0)
    batch.play_out("greedy")


def look_at_them_in_openspiel() -> None:
    for setup in SETUPS:
        for state in walk(setup):
            state.observation_tensor(0)


def work_in_the_lab(name: str) -> None:
    game = GAMES[name]
    players = game.players[-1]
    seats = ([bots.Bot("random"), bots.Bot("greedy"), bots.Bot("steward", milliseconds=1)] * players)[:players]
    contest = simulate.Contest(game, game.edition(), game.settled({}, players), seats, games=1, seed=1)
    simulate.play_batch(contest, range(1))
    bench.random_row(game, players)
    assert [row.name for row in bench.function_rows(game)][-1] == f"{name}/view"
    list(balance.find_balance(game, bots.Bot("random"), games=1, seed=1))


def solve_choices() -> None:
    """Where all choose at the same moment."""
    for counter in exploit.COUNTERS.values():
        exploit.counter_share(bots.Bot("steward", playouts=1), counter, seed=1, number=0)
    game = GAMES[exploit.GAME]
    seats = [bots.Bot("greedy")] * game.players[0]
    fit_value.gather(simulate.Contest(game, game.edition(), game.settled({}, len(seats)), seats, games=1, seed=1))


def fill_in_pads() -> None:
    for lines in ("t\nsalad-1b cake-1c/3\n\n\n\n", "c\nk3=1\n\n"):
        result = call("score", "kings-catering", "--players", "2", "--json", typed=f"family\nAda\nBea\n{lines}")
        assert result.exit_code == 0, result.output


def test_plain_python_calls_just_what_is_listed(calls: Calls) -> None:
    called = {(whose(module), name) for module, name in calls.arguments}
    for owner, protocols in LISTS.items():
        names = {name for other, name in called if other == owner}
        own = listed(*protocols)
        shared = listed(compiled_calls.RulesCalls) if compiled_calls.RulesCalls in protocols[0].__mro__ else {}
        assert names <= {*own}, f"{owner}: called and not listed"
        assert {*own} - {*shared} <= names, f"{owner}: listed and not called"
    everywhere = {name for _, name in called}
    assert {*listed(compiled_calls.RulesCalls)} <= everywhere, "listed and called in no game"


def test_they_are_called_as_the_list_says(calls: Calls) -> None:
    for (module, name), given in calls.arguments.items():
        function = listed(*LISTS[whose(module)])[name]
        types = typing.get_type_hints(function)
        assert [*inspect.signature(function).parameters][1:] == calls.parameters[module, name], (module, name)
        for arguments in given:
            for parameter, value in zip(calls.parameters[module, name], arguments, strict=True):
                assert fits(value, types[parameter]), f"{module}.{name}: {parameter} is {type(value)}"


def fits(value: Any, wanted: Any) -> bool:
    """Whether an argument has the type that the list names."""
    if wanted is int:
        return isinstance(value, (int, np.signedinteger))
    if isinstance(wanted, type):
        return isinstance(value, wanted)
    if typing.get_origin(wanted) is np.ndarray:
        (element,) = typing.get_args(typing.get_args(wanted)[1])
        return isinstance(value, np.ndarray) and value.dtype.type is element
    return any(isinstance(value, kind) for kind in typing.get_args(wanted))


def test_each_is_compiled_once_for_those_calls(calls: Calls) -> None:
    """What is exported by name can have one signature only, and every further one would be compiled apart."""
    several = {key: signatures for key, signatures in calls.signatures.items() if len(signatures) > 1}
    assert several == {}


# Sources


def compiled_names(path: Path) -> set[str]:
    """The compiled functions of a source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    marks = [(node.name, node.decorator_list) for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {name for name, decorators in marks if "compiled" in map(ast.unparse, decorators)}


COMPILED = {module_of(path): compiled_names(path) for path in sources() if compiled_names(path)}
PLAIN = [path for path in sources() if module_of(path) not in COMPILED]


def reached(path: Path) -> Iterator[str]:
    """The compiled functions that a source takes out of their modules itself, instead of by the list."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {name: COMPILED.get(module, set()) for name, module in imported(tree)}
    every = set().union(*COMPILED.values())
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=taken) if module in COMPILED:
                yield from (each.name for each in taken if each.name in COMPILED[module])
            case ast.Attribute(value=ast.Name(id=name), attr=function) if function in functions.get(name, ()):
                yield function
            case ast.Attribute(value=ast.Attribute(value=owner, attr="rules"), attr=function) if function in every:
                if not ast.unparse(owner).endswith("calls"):
                    yield function


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What a source imports from where, by the name it has there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((each.asname or each.name, f"{node.module}.{each.name}") for each in node.names)


@pytest.mark.parametrize("path", PLAIN, ids=ids)
def test_plain_python_reaches_compiled_functions_by_the_list_alone(path: Path) -> None:
    assert [*reached(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "from threekings.rng import derive",
        "from threekings.rules.king_lui import rules\nrules.legal(1, 2, 3, 4)",
        "from threekings import rng as chance\nchance.derive(1, 2)",
        "self.game.rules.setup(edition, state)",
    ],
)
def test_other_ways_to_reach_them_would_be_found(line: str, tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(line)
    assert len([*reached(source)]) == 1


# Another runtime

TABLE = sorted((PACKAGE / "server" / "table").glob("*.py"))
STANDALONE = [f"threekings.{name}" for name in ("match", "record_format", "record_check")] + [*map(module_of, TABLE)]
IN_A_BROWSER = {"numpy", "msgspec", "fluent"}  # beside the standard library
OTHER_RUNTIME = """
import sys, types
import numpy as np

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "llvmlite", "litestar", "uvicorn", "sqlalchemy"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Absent())
runtime = sys.modules["threekings.jit"] = types.ModuleType("threekings.jit")
runtime.compiled = lambda function: function
runtime.load = None
np.seterr(over="ignore")
"""
OPENING = f"""
import json, sys
import threekings as tk
import {", ".join(STANDALONE)}
match = tk.new(sys.argv[1], players=3, seed=5)
views = []
while match.length < 9:
    seat = match.to_act[-1]
    views.append(match.views([None, 0, 1, 2]))
    match.play(match.moves(seat)[-1], seat)
print(json.dumps([views, match.breakdown(), tk.replay(match.record()).record()]))
"""


def closure(module: str) -> set[str]:
    """Everything that importing a module imports, but for what the place of the compiler does."""
    found, waiting = set(), [module]
    while waiting:
        name = waiting.pop()
        if name not in found and name != "threekings.jit":
            found.add(name)
            if name.split(".")[0] == "threekings":
                parents = [name.rsplit(".", count)[0] for count in range(1, name.count("."))]
                waiting += [*parents, *imports(source_of(name))]
    return found


def source_of(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@pytest.mark.parametrize("name", STANDALONE)
def test_match_record_and_table_need_nothing_that_a_browser_has_not(name: str) -> None:
    others = {module.split(".")[0] for module in closure(name)} - {"threekings"}
    assert others - sys.stdlib_module_names <= IN_A_BROWSER


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same_where_something_else_runs_compiled_functions(game: str) -> None:
    """Here the interpreter does: neither the compiler nor what the server stands on is there."""
    told = [
        subprocess.run([sys.executable, "-c", code, game], capture_output=True, text=True, check=True).stdout
        for code in (OPENING, OTHER_RUNTIME + OPENING)
    ]
    assert told[0] == told[1] != ""
