"""The compiler's cache: wherever and in however many threads functions are loaded, it is in our folder."""

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from threekings import jit


def cache_path(number: int) -> Path:
    def function(value):  # type: ignore[no-untyped-def]
        return value + number

    return Path(jit.compiled(function)._cache.cache_path)  # type: ignore[attr-defined]


def test_functions_loaded_in_many_threads_are_cached_in_our_folder(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(sys.setswitchinterval, sys.getswitchinterval()))
    sys.setswitchinterval(1e-6)  # threads take turns as often as they can
    with ThreadPoolExecutor(16) as pool:
        paths = list(pool.map(cache_path, range(3000)))
    assert {path.parent for path in paths} == {jit.cache_folder()}
