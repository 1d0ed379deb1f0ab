"""Every question that the OpenAPI document allows, and many that it does not, is answered as it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import WAIT, Browser, serving
from threekings.server.app import make_litestar

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12  # of each route, and as many that the document does not allow
SETTINGS = settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
SCHEMA = schemathesis.openapi.from_dict(make_litestar(Path("unused")).openapi_schema.to_schema())
# The stream does not end, so there is nothing to judge; it has a test of its own.
FOUND: Any = SCHEMA.exclude(path_regex="/stream$").get_all_operations()
OPERATIONS = [found.ok() for found in FOUND]
QUESTIONS = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
QUESTIONS += [(one, GenerationMode.NEGATIVE) for one in OPERATIONS if one.path_parameters or one.body or one.query]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(tmp_path_factory.mktemp("served")) as served, served.browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(browser: Browser) -> list[str]:
    """One where people gather, one where they play, one that is over, and none."""
    found = []
    for game, seats in (("king-lui", 3), ("ku-ka-king", 3), ("kings-catering", 2)):
        table = browser.ask("", {"game": game, "seats": ["open"] * seats, "pace": 0})["table"]
        browser.ask(f"/{table}/sit", {"name": "Ada"})
        found.append(table)
    browser.ask(f"/{found[1]}/begin")
    browser.ask(f"/{found[2]}/abandon")
    return [*found, "nowhere"]


@pytest.mark.parametrize(("operation", "mode"), QUESTIONS, ids=lambda one: getattr(one, "label", one))
def test_every_question_is_answered_as_the_document_says(
    operation: Any, mode: GenerationMode, browser: Browser, tables: list[str]
) -> None:
    asked = 0

    @SETTINGS
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "table" in case.path_parameters and asked % (len(tables) + 1):
            case.path_parameters["table"] = tables[asked % (len(tables) + 1) - 1]
        cookies = dict(browser.http.cookies)
        answer = case.call_and_validate(base_url=browser.served.address, checks=CHECKS, cookies=cookies, timeout=WAIT)
        assert answer.status_code < 500

    ask()
    assert asked


def test_the_document_tells_of_every_route_but_those_for_operators(browser: Browser) -> None:
    told = browser.http.get("/api/openapi.json").json()
    assert len(told["paths"]) > 15
    for methods in told["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert {"400", "403", "404", "409", "429", "503"} <= operation["responses"].keys()
    assert not any("health" in path or "metrics" in path for path in told["paths"])
