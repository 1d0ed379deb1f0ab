"""A server that has just been set up: the page is there, says how far the games are, and plays when they are ready."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.compilers import SlowCompiler
from tests.server.serving import serving
from tests.web.conftest import People
from tests.web.playing import is_to_play


def test_a_game_that_is_being_prepared_says_so_and_begins_when_it_is_ready(people: People, tmp_path: Path) -> None:
    compiler = SlowCompiler()
    with serving(tmp_path, compiling=compiler.queue()) as served:
        ada = people(address=served.address)
        ada.open()
        offer = ada.page.get_by_role("article", name="King Lui")
        expect(offer.get_by_role("progressbar", name="Being prepared, this once … 0 %")).to_be_visible()
        served.call(lambda: compiler.reports["king-lui", "rules"](0.8))
        expect(offer.get_by_role("progressbar", name="Being prepared, this once … 40 %")).to_be_visible()
        offer.get_by_role("button", name="Play now").click()
        ada.page.wait_for_url("**/table/*")
        expect(ada.page.get_by_role("progressbar", name="Being prepared, this once … 40 %")).to_be_visible()
        served.call(lambda: compiler.finish("king-lui", "rules"))
        expect(ada.banner).to_be_visible()
        expect(ada.page.get_by_role("progressbar", name="Being prepared, this once … 50 %")).to_be_visible()
        served.call(lambda: compiler.finish("king-lui", "bots"))
        expect(ada.page.get_by_role("progressbar")).to_have_count(0)
        assert is_to_play(ada)
        ada.open()
        expect(ada.page.get_by_role("article", name="Ku-Ka-King").get_by_role("progressbar")).to_be_visible()


@pytest.mark.parametrize("token", [False, True], ids=["a link", "a link to a seat"])
def test_a_table_that_sleeps_while_its_game_is_being_prepared_wakes_up(
    people: People, tmp_path: Path, token: bool
) -> None:
    """Such as after an upgrade."""
    with serving(tmp_path) as before:
        bea = people("Bea", address=before.address)
        made = bea.ask("/api/tables", game="king-lui", seats=["human", "random", "random"])
        if not token:
            bea.ask(f"/api/tables/{made['table']}/sit", name="Bea", token=made["tokens"]["0"])
    compiler = SlowCompiler()
    with serving(tmp_path, compiling=compiler.queue()) as served:
        ada = people(address=served.address, forgiven="503")
        ada.open(f"/table/{made['table']}" + (f"#{made['tokens']['0']}" if token else ""))
        expect(ada.page.get_by_role("progressbar", name="Being prepared, this once … 0 %")).to_be_visible()
        served.call(lambda: compiler.finish("king-lui", "rules"))
        expect(ada.page.get_by_role("heading", name="King Lui")).to_have_count(1)
