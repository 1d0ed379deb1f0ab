"""Standard editions ship for ever: a correction is a new numbered file, and no game played before it changes."""

from pathlib import Path

import pytest

import threekings as tk
from tests.decks import deck, standard_file
from threekings import game as games
from threekings.edition import Edition
from threekings.errors import BrokenEdition, BrokenRecord
from threekings.games import GAMES

# By number. A line is added with a new file, and none is ever changed: games are kept under these digests.
SHIPPED = {
    "king-lui": ["ac74127bc81540bcaeb9336b0cd6db641cf5925078fa7a09cf07eeb0cc722cdd"],
    "ku-ka-king": ["ce1c089d3ac76aae83886008e2fd0ea0c6ed7ce2ed8c56ee8adfd77a525b12e7"],
    "kings-catering": [
        "afe571a33ed2bb00468601df88a7fef849217f7eebc4e794f9922c26585049ae",
        "b76b33146b9ca0489a7802090339112ce3434f22ea59b98ca0707c50b43d5e6a",
    ],
}


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_edition_never_changes(name: str) -> None:
    assert [edition.digest for edition in GAMES[name].standard_editions] == SHIPPED[name]


@pytest.mark.parametrize("name", GAMES)
def test_standard_editions_are_numbered_from_one(name: str) -> None:
    folder = standard_file(name).parent
    assert sorted(int(path.stem) for path in folder.iterdir()) == [*range(1, len(SHIPPED[name]) + 1)]


def test_a_standard_edition_is_named_by_its_number() -> None:
    game = GAMES["kings-catering"]
    first, second = game.standard_editions
    assert tk.new("kings-catering", players=2, seed=1, edition=1).edition is game.edition("1") is first
    assert game.edition(Path("2")) is game.edition() is second
    record = tk.new("kings-catering", players=2, seed=1, edition=2).record()
    assert f"edition standard {second.digest}\n" in record
    assert tk.replay(record).edition is second
    for number in (0, 3, -1, "3"):
        with pytest.raises(BrokenEdition, match="no standard edition"):
            game.edition(number)


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """A release in which King Lui has a second standard edition, with one Emerald less."""
    king_lui = GAMES["king-lui"]
    path = tmp_path / "2.toml"
    path.write_text(standard_file("king-lui").read_text().replace("emeralds = 5", "emeralds = 4"), encoding="utf-8")
    editions = (*king_lui.standard_editions, king_lui.edition(path))
    monkeypatch.setattr(games, "_standard_editions", lambda game: editions if game is king_lui else None)
    return editions[-1]


def test_a_new_game_is_played_with_the_newest_standard_edition(corrected: Edition) -> None:
    match = tk.new("king-lui", players=3, seed=7)
    assert match.edition is corrected
    assert f"edition standard {corrected.digest}\n" in match.record()
    assert tk.replay(match.record()).edition is corrected


def test_a_record_that_names_no_edition_means_the_first_one(corrected: Edition) -> None:
    first = GAMES["king-lui"].standard_editions[0]
    text = f"threekings 1\ngame king-lui\nplayers 3\ndeck {' '.join(deck(edition=standard_file('king-lui')))}\n"
    match = tk.replay(text)
    assert match.edition is first is not corrected
    assert match.record() == text
    assert tk.replay(match.record()).record() == text


def test_a_digest_nobody_ships_is_named_in_the_refusal(corrected: Edition) -> None:
    text = tk.new("king-lui", players=3, seed=7).record()
    with pytest.raises(BrokenRecord, match="0" * 64):
        tk.replay(text.replace(corrected.digest, "0" * 64))
