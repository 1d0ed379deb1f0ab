"""Edition files: what is read from them, the digest that names them, and what is refused."""

import hashlib
import json
from pathlib import Path

import pytest

import threekings as tk
from tests.decks import SMALL, deck
from threekings.game import GAMES

KING_LUI = GAMES["king-lui"]
FINE = {"name": '"mine"', "dishes": '["bread", "wine"]', "copies": "3", "emeralds": "2"}


def write(folder: Path, **changes: str | None) -> Path:
    """An edition file with some entries changed, or left out."""
    path = folder / "edition.toml"
    entries = {name: value for name, value in (FINE | changes).items() if value is not None}
    path.write_text("\n".join(f"{name} = {value}" for name, value in entries.items()), encoding="utf-8")
    return path


def test_an_edition_says_its_cards(tmp_path: Path) -> None:
    edition = KING_LUI.edition(write(tmp_path))
    assert edition.name == "mine"
    assert [edition.cards[card] for card in edition.deck] == ["bread"] * 3 + ["wine"] * 3 + ["emerald"] * 2


def test_copies_may_be_said_for_each_dish(tmp_path: Path) -> None:
    edition = KING_LUI.edition(write(tmp_path, copies="[1, 4]"))
    assert [edition.cards[card] for card in edition.deck] == ["bread"] + ["wine"] * 4 + ["emerald"] * 2


def test_the_digest_is_that_of_the_content_as_sorted_json(tmp_path: Path) -> None:
    content = {"name": "mine", "dishes": ["bread", "wine"], "copies": 3, "emeralds": 2}
    expected = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
    assert KING_LUI.edition(write(tmp_path)).digest == expected


def test_the_digest_knows_content_not_layout(tmp_path: Path) -> None:
    path = write(tmp_path)
    before = KING_LUI.edition(path).digest
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("# another layout\n\n" + "\n\n".join(reversed(lines)), encoding="utf-8")
    assert KING_LUI.edition(path).digest == before
    assert KING_LUI.edition(write(tmp_path, emeralds="1")).digest != before


def test_the_digest_of_the_standard_edition_stays_what_it_is() -> None:
    assert KING_LUI.edition().name == "standard"
    assert KING_LUI.edition().digest == "ac74127bc81540bcaeb9336b0cd6db641cf5925078fa7a09cf07eeb0cc722cdd"


def test_the_standard_edition_is_read_once() -> None:
    assert KING_LUI.edition() is KING_LUI.edition()


def test_a_game_is_played_with_its_own_edition(tmp_path: Path) -> None:
    path = write(tmp_path, dishes='["soup", "eel-pie"]', copies="[12, 12]")
    match = tk.new("king-lui", players=3, edition=path, seed=1)
    assert set(match.view(None)["table"]) == {"soup", "eel-pie"}
    assert set(match.moves()) <= {"take soup", "take eel-pie", "draw"}
    assert tk.replay(match.record(), edition=path).record() == match.record()


def test_an_edition_may_be_given_as_text_or_path() -> None:
    for path in (SMALL, str(SMALL)):
        assert tk.new("king-lui", players=3, edition=path, deck=deck(edition=SMALL)).edition.name == "small"


def test_an_edition_of_the_same_name_but_other_cards_is_named_in_a_record(tmp_path: Path) -> None:
    path = write(tmp_path, name='"standard"', copies="10")
    match = tk.new("king-lui", players=3, edition=path, seed=1)
    assert f"\nedition standard {match.edition.digest}\n" in match.record()
    with pytest.raises(tk.BrokenRecord, match=match.edition.digest):
        tk.replay(match.record())


def test_an_edition_that_says_the_same_as_the_standard_one_is_the_standard_one(tmp_path: Path) -> None:
    names = ", ".join(f'"{name}"' for name in KING_LUI.edition().cards[:7])
    path = write(tmp_path, name='"standard"', dishes=f"[{names}]", copies="15", emeralds="5")
    assert "edition" not in tk.new("king-lui", players=3, edition=path, seed=1).record()


@pytest.mark.parametrize(
    ("entry", "value", "said"),
    [
        ("name", None, "name: missing"),
        ("name", '""', "name: should be"),
        ("name", '"Mine"', "name: should be"),
        ("name", '"my own"', "name: should be"),
        ("name", "7", "name: should be"),
        ("dishes", None, "dishes: missing"),
        ("dishes", "[]", "dishes: should be a list of 1 to 7"),
        ("dishes", '["a", "b", "c", "d", "e", "f", "g", "h"]', "dishes: should be a list of 1 to 7"),
        ("dishes", '"bread"', "dishes: should be"),
        ("dishes", '["bread", "bread"]', r"dishes\[1\]"),
        ("dishes", '["bread", "emerald"]', r"dishes\[1\]"),
        ("dishes", '["bread", 5]', r"dishes\[1\]"),
        ("dishes", '["bread", "two words"]', r"dishes\[1\]"),
        ("copies", None, "copies: missing"),
        ("copies", "0", "copies: should be"),
        ("copies", "-1", "copies: should be"),
        ("copies", "2.5", "copies: should be"),
        ("copies", "true", "copies: should be"),
        ("copies", "[1]", "copies: should be"),
        ("copies", "[1, 2, 3]", "copies: should be"),
        ("copies", "[1, 0]", r"copies\[1\]"),
        ("copies", "54", None),
        ("copies", "55", "112 cards, more than 110"),
        ("copies", "1_000_000", "copies: should be"),
        ("emeralds", None, "emeralds: missing"),
        ("emeralds", "-1", "emeralds: should be"),
        ("emeralds", "0", None),
        ("emeralds", "105", "111 cards, more than 110"),
        ("emeralds", "1e1", "emeralds: should be"),
        ("colour", '"red"', "colour: unknown entry"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, entry: str, value: str | None, said: str | None) -> None:
    path = write(tmp_path, **{entry: value})
    if said is None:
        assert KING_LUI.edition(path).record["cards"] == len(KING_LUI.edition(path).deck)
        return
    with pytest.raises(tk.BrokenEdition, match=said) as broken:
        tk.new("king-lui", players=3, edition=path)
    assert str(path) in str(broken.value)


def test_what_is_no_file_or_no_toml_is_refused(tmp_path: Path) -> None:
    for content in (b"name = ", b"\xff\xfe", b"[", b"name = 'a'\nname = 'b'"):
        (tmp_path / "broken.toml").write_bytes(content)
        with pytest.raises(tk.BrokenEdition, match=r"broken\.toml"):
            KING_LUI.edition(tmp_path / "broken.toml")
    for path in (tmp_path, tmp_path / "nowhere.toml"):
        with pytest.raises(tk.BrokenEdition):
            KING_LUI.edition(path)
