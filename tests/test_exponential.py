"""Numbers of compiled code that are the same on every machine: our own exp, and no function of a C library."""

import ast
import math
from pathlib import Path

import numpy as np
import pytest

import threekings
from threekings import exponential
from threekings.jit import interpreted
from threekings.rules.king_lui import greedy

PACKAGE = Path(threekings.__file__).parent
COMPILED = [path for path in sorted(PACKAGE.rglob("*.py")) if "\n@compiled\n" in path.read_text(encoding="utf-8")]
SAME_EVERYWHERE = {"sqrt", "factorial", "comb"}  # of math: the first is exact by IEEE 754, the others are whole
BY_C_LIBRARIES = {name for name in vars(math) if callable(getattr(math, name))} - SAME_EVERYWHERE
EXPONENTS = np.random.default_rng(1).uniform(-exponential.LIMIT, exponential.LIMIT, 20_000)
POSITIVE = np.random.default_rng(2).uniform(1e-6, 1e9, 3000)
USED = np.linspace(-40, 40, 80_001)  # by win_chance: from hopeless to won


def ulps(value: float, exact: float) -> float:
    return abs(value - exact) / math.ulp(exact)


@pytest.mark.parametrize("exponents", [USED, EXPONENTS], ids=["used", "all"])
def test_exp_is_as_exact_as_that_of_a_c_library(exponents: np.ndarray) -> None:
    assert max(ulps(exponential.exp(float(value)), math.exp(value)) for value in exponents) <= 2


def test_exp_at_and_beyond_its_ends() -> None:
    assert exponential.exp(0.0) == 1.0
    assert exponential.exp(exponential.LIMIT) == exponential.exp(math.inf) < math.inf
    assert exponential.exp(-exponential.LIMIT) == exponential.exp(-math.inf) > 0.0


def test_exp_is_the_same_interpreted_and_compiled() -> None:
    plain = interpreted(exponential)
    assert not hasattr(plain.exp, "py_func")
    for value in [*USED[::7].tolist(), *EXPONENTS[::7].tolist()]:
        assert float(plain.exp(value)).hex() == exponential.exp(value).hex()


def test_log_is_as_exact_as_that_of_a_c_library_and_the_same_interpreted() -> None:
    plain = interpreted(exponential)
    for value in [*range(1, 3000), *POSITIVE.tolist()]:
        found = exponential.log(float(value))
        assert abs(found - math.log(value)) <= 4 * math.ulp(max(abs(found), 1.0))
        assert float(plain.log(float(value))).hex() == found.hex()


def c_functions(source: str) -> list[str]:
    """What in a source may be computed by a C library: functions of math, NumPy's for floats, powers of floats."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="math" | "np" | "numpy"), attr=name) if name in BY_C_LIBRARIES:
                found.append(name)
            case ast.ImportFrom(module="math" | "numpy", names=names):
                found += [each.name for each in names]
            case ast.FunctionDef(decorator_list=[ast.Name(id="compiled")]):
                found += ["**" for inner in ast.walk(node) if isinstance(inner, ast.Pow)]
    return found


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_source_of_compiled_code_uses_a_function_of_a_c_library(path: Path) -> None:
    """Not even for a table made when it is loaded: the compiler freezes that into the code."""
    assert c_functions(path.read_text(encoding="utf-8")) == []


def test_such_functions_would_be_found() -> None:
    source = "from math import log\n@compiled\ndef f(x):\n    return math.exp(x) + np.tanh(x) + x**0.5 + math.sqrt(x)\n"
    assert sorted(c_functions(source)) == ["**", "exp", "log", "tanh"]
    assert len(COMPILED) > 10


@pytest.mark.parametrize("mean", [0.25, 1.0, 5.0, 15.0])
def test_what_is_still_to_come_is_negative_binomial(mean: float) -> None:
    chances = np.array(greedy.still_to_come(mean))
    number = np.arange(len(chances))
    assert chances.sum() == pytest.approx(1)
    assert (number * chances).sum() == pytest.approx(mean, rel=1e-4)
    assert ((number - mean) ** 2 * chances).sum() == pytest.approx(greedy.SPREAD * mean, rel=1e-3)
