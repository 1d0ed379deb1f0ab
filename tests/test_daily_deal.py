"""The daily deal follows from its published rule, and from nothing else."""

import hashlib
import hmac
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests import daily_vectors
from threekings.daily_deal import PERSON, daily_deal, date_at, mark
from threekings.game import Game
from threekings.games import GAMES

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "daily-deal.md").read_text(encoding="utf-8")
VECTORS = json.loads((DOCS / "daily-deal.json").read_text(encoding="utf-8"))
KING_LUI = daily_deal(GAMES["king-lui"], "2026-11-16")


def told(name: str) -> str:
    """What a row of the page's example says."""
    found = re.search(rf"^\| {name} \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert found
    return found[1]


def test_the_example_can_be_computed_from_the_page_alone() -> None:
    found = re.search(r"```\n(threekings daily deal .*?)\n```", PAGE, re.DOTALL)
    assert found
    secret = hashlib.sha256(found[1].encode()).digest()
    table = told("table").encode()
    key = hmac.digest(secret, b"threekings key 1\0" + table + b"\0" + bytes(4), "sha256")
    word = int.from_bytes(hmac.digest(key, b"person\0" + bytes(4), "sha256")[:8], "big")
    assert [secret.hex(), secret.hex()[:4], key.hex(), str(word % 4)] == [
        told(name) for name in ("secret", "mark", "key", "seat of the person")
    ]
    assert (KING_LUI.text, KING_LUI.secret, KING_LUI.key) == (found[1], secret, key)


def test_deals_and_replies_are_those_that_were_published() -> None:
    """Where bots reply otherwise for good reason, their version is raised: other servers are not to be compared."""
    assert json.loads(json.dumps(daily_vectors.vectors())) == VECTORS


def test_whatever_changes_the_game_changes_the_deal() -> None:
    others = [
        *(replace(KING_LUI, date="2026-11-17"), replace(KING_LUI, edition="0" * 64), replace(KING_LUI, players=3)),
        *(replace(KING_LUI, options={**KING_LUI.options, "memory": "open"}), replace(KING_LUI, game="ku-ka-king")),
    ]
    assert len({deal.secret for deal in [KING_LUI, *others]}) == 1 + len(others)


def test_bots_of_another_version_get_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.daily_deal.BOT_VERSION", 3)
    assert mark(replace(KING_LUI).secret) != mark(KING_LUI.secret)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_one_person_sits_among_bots_that_count_playouts(game: Game) -> None:
    for day in range(1, 29):
        seats = daily_deal(game, f"2026-02-{day:02}").seats
        assert seats.count(PERSON) == 1
        assert {seat for seat in seats if seat != PERSON} == {"steward:2000"}


def test_the_date_is_the_one_by_utc() -> None:
    assert (date_at(1794873599), date_at(1794873600)) == ("2026-11-16", "2026-11-17")
