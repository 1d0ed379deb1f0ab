"""The compiler's cache: wherever and in however many threads functions are loaded, it is in our folder."""

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from threekings import jit
from threekings.rules.king_lui import greedy, rules


def cache_path(number: int) -> Path:
    def function(value):  # type: ignore[no-untyped-def]
        return value + number

    return Path(jit.compiled(function)._cache.cache_path)  # type: ignore[attr-defined]


def test_functions_loaded_in_many_threads_are_cached_in_our_folder(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(sys.setswitchinterval, sys.getswitchinterval()))
    sys.setswitchinterval(1e-6)  # threads take turns as often as they can
    with ThreadPoolExecutor(16) as pool:
        paths = list(pool.map(cache_path, range(3000)))
    folder = jit.cache_folder()
    assert folder and {path.parent for path in paths} == {folder / __name__}


def test_one_file_loaded_for_two_games_is_not_compiled_alike(tmp_path: Path) -> None:
    """Of functions that take plain numbers the compiler's cache saw only file and line: the first game's was used."""
    source = tmp_path / "template.py"
    source.write_text(
        "from threekings.jit import compiled\n\n@compiled\ndef add(number):\n    return number + PLAYERS\n"
    )
    names = [f"{tmp_path.name}_{players}" for players in (4, 5)]
    modules = [jit.load(source, name, {"PLAYERS": players}) for name, players in zip(names, (4, 5), strict=True)]
    assert [module.add(10) for module in modules] == [14, 15]


def test_rules_keep_the_gil_and_bots_release_it() -> None:
    """Bots think in threads side by side; a rule takes about 1 µs."""
    nogil = {function: function.targetoptions["nogil"] for function in (rules.apply, greedy.greedy)}  # type: ignore[attr-defined]
    assert nogil == {rules.apply: False, greedy.greedy: True}


def test_only_what_python_calls_becomes_machine_code(tmp_path: Path) -> None:
    """What compiled functions call is part of their code: compiled and kept by itself, it took most of the time."""
    source = tmp_path / "nested.py"
    source.write_text(
        "from threekings.jit import compiled\n\n"
        "@compiled\ndef half(number):\n    return number // 2\n\n"
        "@compiled\ndef quarter(number):\n    return half(half(number))\n"
    )
    module = jit.load(source, f"{tmp_path.name}_nested")
    assert module.quarter(20) == 5
    assert module.quarter.signatures and not module.half.signatures
    folder = Path(module.half._cache.cache_path)
    assert {path.name.partition("-")[0] for path in folder.iterdir()} == {"nested.quarter"}
    assert module.half(20) == 10 and module.half.signatures
