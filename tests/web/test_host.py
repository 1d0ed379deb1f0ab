"""The page of whoever hosts the server: figures and lines of the last hour, and nothing for browsers elsewhere."""

import asyncio
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import People
from threekings.server.protocol.messages import HostSample


@pytest.fixture
def hour(served: Served) -> None:
    """An hour in which there was more and more to do."""
    history = served.app.state.history
    served.registry.metrics.errors = 0  # of other tests

    async def fill() -> None:
        now = served.registry.now()
        for minute in range(60):
            history.samples.append(sample(now - 60 * (60 - minute), minute))

    asyncio.run_coroutine_threadsafe(fill(), served.loop).result(20)


def sample(at: float, minute: int, **more: Any) -> HostSample:
    usual = {"playing": minute, "sockets": 3 * minute, "moves": minute / 2, "refused": 0.1, "thoughts": minute % 7}
    times = {"half": 0.003, "nearly_all": 0.011, "fallbacks": 0, "commits": minute / 3, "group": 1.5}
    return HostSample(at=at, **(usual | times | {"processor": 0.1, "memory": 200_000_000} | more))


@pytest.mark.usefixtures("hour")
def test_every_figure_has_its_last_hour(people: People) -> None:
    page = people().open("/host")
    expect(page.get_by_role("status")).to_have_text("All is well.")
    for what in ("Games", "Connections", "Moves", "Time for a move", "Thinking bots", "Writes", "Processor", "Memory"):
        expect(page.get_by_role("heading", name=what, exact=True)).to_be_visible()
        expect(page.get_by_role("img", name=f"{what} in the last hour")).to_be_visible()
    expect(page.get_by_role("img", name="Connections in the last hour")).to_have_accessible_name(
        "Connections in the last hour: 177 now, 177 at most"
    )
    assert "free" in page.locator("section", has=page.get_by_role("heading", name="Data")).inner_text()


def test_what_needs_looking_after_comes_first(people: People, served: Served, hour: None) -> None:  # noqa: ARG001
    page = people().open("/host")
    expect(page.get_by_role("status")).to_have_text("All is well.")
    heartbeat = served.app.state.heartbeat
    heartbeat.problem, heartbeat.warning = "nothing was written: database or disk is full", "12 MB are free on the disk"
    served.app.state.history.samples.append(sample(served.registry.now(), 60, nearly_all=0.4, fallbacks=3))
    try:
        page.reload()
        warnings = page.get_by_role("status").locator("p")
        expect(warnings).to_have_count(4)
        expect(warnings.nth(0)).to_have_text("Nothing can be written: nothing was written: database or disk is full")
        expect(warnings.nth(3)).to_contain_text("3 times in the last hour")
    finally:
        heartbeat.problem = heartbeat.warning = None
        served.app.state.history.samples.pop()


def test_a_server_that_is_gone_leaves_its_last_figures(people: People) -> None:
    ada = people()
    page = ada.open("/host")
    expect(page.get_by_role("status")).to_be_visible()
    page.clock.install()
    ada.context.set_offline(True)
    page.clock.run_for(11_000)
    expect(page.get_by_role("status")).to_contain_text("does not answer")
    ada.complaints.clear()  # the browser's own, of a network that is not there


def test_browsers_elsewhere_are_told_nothing(people: People) -> None:
    ada = people()
    ada.context.set_extra_http_headers({"X-Forwarded-For": "192.0.2.7"})
    page = ada.open("/host")
    expect(page.get_by_text("Only a browser on the machine")).to_be_visible()
    expect(page.get_by_role("img", name="in the last hour")).to_have_count(0)
    ada.complaints.clear()  # the browser's own, of the refusal


@pytest.mark.usefixtures("hour")
@pytest.mark.parametrize("language", ["de", "it", "ja"])
def test_it_fits_a_phone_in_every_language(people: People, language: str) -> None:
    ada = people(settings={"language": language}, viewport={"width": 320, "height": 640})
    page = ada.open("/host")
    expect(page.locator(".trends svg")).to_have_count(9)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
