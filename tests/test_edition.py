"""Edition files: what is read from them, the digest that names them, and what is refused."""

import hashlib
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import threekings as tk
from tests.decks import EDITIONS, SMALL, deck, standard_file
from threekings.edition import read_toml
from threekings.game import Game
from threekings.games import GAMES

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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_no_file_or_no_toml_is_refused(game: Game, tmp_path: Path) -> None:
    for content in (b"name = ", b"\xff\xfe", b"[", b"name = 'a'\nname = 'b'"):
        (tmp_path / "broken.toml").write_bytes(content)
        with pytest.raises(tk.BrokenEdition, match=r"broken\.toml"):
            game.edition(tmp_path / "broken.toml")
    for path in (tmp_path, tmp_path / "nowhere.toml"):
        with pytest.raises(tk.BrokenEdition):
            game.edition(path)


# Ku-Ka-King

KU_KA_KING = GAMES["ku-ka-king"]
SHEEP = '{ count = 5, count_is = "known", mark = "tick", mark_is = "reconstructed" }'


def write_kinds(folder: Path, **changes: str | None) -> Path:
    """The standard edition under another name, with some entries of its table of cards changed, left out or added."""
    told = read_toml(standard_file("ku-ka-king"))["cards"]
    entries: dict[str, str | None] = {kind: inline(card) for kind, card in told.items()}
    entries |= {kind.replace("_", "-"): value for kind, value in changes.items()}
    path = folder / "kinds.toml"
    lines = [f"{kind} = {value}" for kind, value in entries.items() if value is not None]
    path.write_text("\n".join(['name = "mine"', "[cards]", *lines]), encoding="utf-8")
    return path


def inline(card: dict[str, Any]) -> str:
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in card.items()) + " }"


def test_the_cards_of_ku_ka_king_are_what_the_file_says(tmp_path: Path) -> None:
    path = write_kinds(
        tmp_path, king=SHEEP.replace("5", "12"), donkey=SHEEP.replace("5", "3"), sheep=SHEEP.replace("tick", "cross")
    )
    edition = KU_KA_KING.edition(path)
    assert edition.name == "mine"
    assert (edition.deck.count(0), edition.deck.count(16), len(edition.deck)) == (12, 3, 112)
    assert edition.record["counts"].tolist() == [12, 8, 8, 8, 8, 12, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 3]
    assert edition.record["crossed"].tolist() == [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]


def test_the_digest_of_the_standard_edition_of_ku_ka_king_stays_what_it_is() -> None:
    assert KU_KA_KING.edition().name == "standard"
    assert KU_KA_KING.edition().digest == "ce1c089d3ac76aae83886008e2fd0ea0c6ed7ce2ed8c56ee8adfd77a525b12e7"


def test_a_kind_may_be_missing_from_the_box_but_not_from_the_file(tmp_path: Path) -> None:
    path = write_kinds(tmp_path, donkey=SHEEP.replace("5", "0"), goose=SHEEP.replace("5", "10"))
    match = tk.new("ku-ka-king", players=2, edition=path, seed=1)
    assert Counter(match.headers.deck)["goose"] == 10
    assert "donkey" not in match.headers.deck
    assert tk.replay(match.record(), edition=path).record() == match.record()


def test_all_cards_may_be_of_one_kind(tmp_path: Path) -> None:
    nothing = {kind.replace("-", "_"): SHEEP.replace("5", "0") for kind in KU_KA_KING.edition().cards}
    path = write_kinds(tmp_path, **nothing | {"sheep": SHEEP.replace("5", "112")})
    assert set(tk.new("ku-ka-king", players=4, edition=path).headers.deck) == {"sheep"}


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("king", SHEEP, "cards: the counts add up to 107, not 112"),
        ("sheep", SHEEP.replace("5", "6"), "cards: the counts add up to 113, not 112"),
        ("dragon", SHEEP, "cards.dragon: should be one of king, farmer"),
        ("King", SHEEP, "cards.King: should be one of king, farmer"),
        ("goose", None, "cards.goose: should be there"),
        ("points_3", None, "cards.points-3: should be there"),
        ("sheep", "5", "cards.sheep: should be a table"),
        ("sheep", '["5"]', "cards.sheep: should be a table"),
        ("sheep", SHEEP.replace("count = 5, ", ""), "cards.sheep.count: should be there"),
        ("sheep", SHEEP.replace('count_is = "known", ', ""), "cards.sheep.count_is: should be there"),
        ("sheep", SHEEP.replace('mark = "tick", ', ""), "cards.sheep.mark: should be there"),
        ("sheep", SHEEP.replace(', mark_is = "reconstructed"', ""), "cards.sheep.mark_is: should be there"),
        ("sheep", SHEEP.replace('"tick"', '"green"'), "cards.sheep.mark: should be tick or cross"),
        ("sheep", SHEEP.replace('"tick"', "true"), "cards.sheep.mark: should be tick or cross"),
        ("sheep", SHEEP.replace('"tick"', '["tick"]'), "cards.sheep.mark: should be tick or cross"),
        ("sheep", SHEEP.replace('"tick"', '{ is = "tick" }'), "cards.sheep.mark: should be tick or cross"),
        ("sheep", SHEEP.replace('"known"', '"guessed"'), "cards.sheep.count_is: should be known or reconstructed"),
        ("sheep", SHEEP.replace('"reconstructed"', "1"), "cards.sheep.mark_is: should be known or reconstructed"),
        ("sheep", SHEEP.replace('"known"', '["known"]'), "cards.sheep.count_is: should be known or reconstructed"),
        ("sheep", SHEEP.replace("5,", '5, colour = "white",'), "cards.sheep.colour: should be one of count"),
        ("sheep", SHEEP.replace("5", "true"), "cards.sheep.count: should be a number from 0 up"),
        ("sheep", SHEEP.replace("5", "-5"), "cards.sheep.count: should be a number from 0 up"),
        ("sheep", SHEEP.replace("5", "5.0"), "cards.sheep.count: should be a number from 0 up"),
        ("sheep", SHEEP.replace("5", '"5"'), "cards.sheep.count: should be a number from 0 up"),
        ("sheep", SHEEP.replace("5", "113"), "cards.sheep.count: should be a number from 0 up"),
        ("sheep", SHEEP.replace("5", "1_000_000_000_000"), "cards.sheep.count: should be a number from 0 up"),
    ],
)
def test_a_wrong_entry_of_ku_ka_king_is_named(tmp_path: Path, kind: str, value: str | None, said: str) -> None:
    path = write_kinds(tmp_path, **{kind: value})
    with pytest.raises(tk.BrokenEdition) as broken:
        tk.new("ku-ka-king", players=2, edition=path)
    assert str(broken.value).startswith(f"{path}: {said}")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('name = "mine"', "", "name: should be there"),
        ('name = "mine"', 'name = "Mine"', "name: should be a word"),
        ('name = "mine"', 'name = "my own"', "name: should be a word"),
        ('name = "mine"', "name = 7", "name: should be a word"),
        ('name = "mine"', 'name = "mine"\ncolour = "red"', "colour: should be left out"),
        ("[cards]", "[kinds]", "kinds: should be left out"),
        ("[cards]", "[[cards]]", "cards: should be a table"),
        ('name = "mine"', 'name = "mine"\nscoring = 13', "scoring: should be a table"),
        (
            'name = "mine"',
            'name = "mine"\nscoring = { churches = 9 }',
            "scoring.churches: should be one of first_scoring",
        ),
        (
            'name = "mine"',
            'name = "mine"\nscoring = { church = -1 }',
            "scoring.church: should be a number from 0 to 112",
        ),
        (
            'name = "mine"',
            'name = "mine"\nscoring = { church = true }',
            "scoring.church: should be a number from 0 to 112",
        ),
        (
            'name = "mine"',
            'name = "mine"\nscoring = { first_scoring = 0 }',
            "scoring.first_scoring: should be a number from 1",
        ),
    ],
)
def test_beside_the_cards_only_the_name_and_the_scoring_stand_there(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    path = write_kinds(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(before, after, 1), encoding="utf-8")
    with pytest.raises(tk.BrokenEdition) as broken:
        KU_KA_KING.edition(path)
    assert str(broken.value).startswith(f"{path}: {said}")


def test_an_empty_file_is_no_edition(tmp_path: Path) -> None:
    for game in GAMES.values():
        (tmp_path / "empty.toml").write_bytes(b"")
        with pytest.raises(tk.BrokenEdition, match="name"):
            game.edition(tmp_path / "empty.toml")


def test_the_edition_of_another_game_is_refused() -> None:
    with pytest.raises(tk.BrokenEdition):
        KU_KA_KING.edition(SMALL)
    with pytest.raises(tk.BrokenEdition):
        KING_LUI.edition(standard_file("ku-ka-king"))
    for path in (SMALL, standard_file("ku-ka-king")):
        with pytest.raises(tk.BrokenEdition):
            KINGS_CATERING.edition(path)
    for game in (KING_LUI, KU_KA_KING):
        with pytest.raises(tk.BrokenEdition):
            game.edition(standard_file("kings-catering"))


def test_the_marks_of_two_editions_are_kept_apart_in_one_process() -> None:
    """One keeps its kings at the first scoring, one does not, whichever is played first."""
    for names in (("kings", "crossed"), ("crossed", "kings")):
        held = {name: five_rounds(EDITIONS / f"ku-ka-king-{name}.toml") for name in names}
        assert held["kings"] > 0
        assert held["crossed"] == 0


def test_and_in_two_processes_after_each_other() -> None:
    code = "import sys; from tests.test_edition import five_rounds; print(five_rounds(sys.argv[1]))"
    for name in ("kings", "crossed"):
        path = EDITIONS / f"ku-ka-king-{name}.toml"
        told = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[1],
        )
        assert int(told.stdout) == five_rounds(path)


def five_rounds(path: str | Path) -> int:
    """The cards both players have together after the first scoring, five rounds without a clash."""
    match = tk.new("ku-ka-king", players=2, edition=path, seed=5)
    for _ in range(5):
        match.play("row 1", 0)
        match.play("row 2", 1)
    return sum(collection["size"] for collection in match.view(None)["collections"])


# The King's Catering

KINGS_CATERING = GAMES["kings-catering"]
FEAST, CROWDED = (EDITIONS / f"kings-catering-{name}.toml" for name in ("feast", "crowded"))
GONE = "gone"  # stands for an entry that is left out
Content = dict[str, Any]


def write_catering(folder: Path, *changes: tuple[str, Any]) -> Path:
    """The standard edition under another name, with entries such as foods.beer-1a.north changed, left out or added."""
    content = read_toml(standard_file("kings-catering")) | {"name": "mine"}
    for entry, value in changes:
        *outer, last = entry.split(".")
        part: Content = content
        for key in outer:
            part = part[key]
        if value == GONE:
            del part[last]
        else:
            part[last] = value
    path = folder / "catering.toml"
    path.write_text("\n".join(toml_lines(content)), encoding="utf-8")
    return path


def toml_lines(content: Content) -> list[str]:
    """A file with these entries: tables in tables are written in one line."""
    lines = [f"{key} = {toml(value)}" for key, value in content.items() if not isinstance(value, dict)]
    for key, part in content.items():
        if isinstance(part, dict):
            lines += [f"[{key}]", *(f"{toml(name)} = {toml(value)}" for name, value in part.items())]
    return lines


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


def test_the_digest_of_the_standard_edition_of_kings_catering_stays_what_it_is() -> None:
    assert KINGS_CATERING.edition().name == "standard"
    assert KINGS_CATERING.edition().digest == "b76b33146b9ca0489a7802090339112ce3434f22ea59b98ca0707c50b43d5e6a"


def test_a_copy_of_the_standard_edition_differs_by_its_name_alone(tmp_path: Path) -> None:
    copied, standard = KINGS_CATERING.edition(write_catering(tmp_path)), KINGS_CATERING.edition()
    assert copied.record.tobytes() == standard.record.tobytes()
    assert (copied.name, copied.cards, copied.deck) == ("mine", standard.cards, standard.deck)
    assert copied.digest != standard.digest


def test_the_tiles_of_kings_catering_are_what_the_file_says() -> None:
    feast = KINGS_CATERING.edition(FEAST)
    assert (feast.record["types"], feast.record["colours"], len(feast.cards)) == (6, 3, 80)
    assert feast.content["foods"]["tea-0"]["west"] == "sky"
    standard = KINGS_CATERING.edition()
    assert (standard.record["types"], standard.record["colours"]) == (5, 4)
    assert standard.cards[:2] == ("beer-1a", "beer-1b") and standard.cards[-1] == "taster-c"


@pytest.mark.parametrize(
    ("tile", "turns"),
    [("tea-0", 1), ("tea-1", 2), ("tea-2", 4), ("tea-3", 4), ("tea-4", 2), ("tea-5", 4), ("tea-8", 1), ("cat", 1)],
)
def test_turns_that_look_alike_are_one(tile: str, turns: int) -> None:
    feast = KINGS_CATERING.edition(FEAST)
    assert feast.record["turns"][feast.cards.index(tile)] == turns


def test_a_face_changed_changes_where_a_tile_may_lie(tmp_path: Path) -> None:
    """Worked example KC 11.1, with a Decoration on the east side."""
    path = write_catering(tmp_path, ("foods.beer-1a.east", "red"))
    for edition, fits in ((None, False), (path, True)):
        names = deck("salad-1a beer-1a roast-1a soup-1a soup-2a soup-3a", game="kings-catering", edition=edition)
        match = tk.new("kings-catering", players=2, deck=names, edition=edition)
        for move in ("column 2", "put beer-1a new"):
            match.play(move)
        assert ("put roast-1a 1 1 0 1" in match.moves()) == fits


def test_the_numbers_of_royals_crew_and_palaces_are_the_files(tmp_path: Path) -> None:
    path = write_catering(
        tmp_path, ("royals.P2.stars", 7), ("crew.musician-a.every", 3), ("palaces.versailles.target", 99)
    )
    record = KINGS_CATERING.edition(path).record
    assert record["royal_stars"][13] == 7
    assert record["every"][KINGS_CATERING.edition(path).cards.index("musician-a")] == 3
    assert record["target"].tolist() == [15, 20, 99]


@pytest.mark.parametrize(
    ("entry", "value", "said"),
    [
        ("foods.beer-1a.north", "pink", "should be one of blue, red, gold, green"),
        ("foods.beer-1a.north", 1, "should be one of blue, red, gold, green"),
        ("foods.beer-1a.north", "", "should be one of blue, red, gold, green"),
        ("foods.beer-1a.north", ["red"], "should be one of blue, red, gold, green"),
        ("foods.beer-1a.top", "red", "should be one of food, size, is, north, east, south, west"),
        ("foods.beer-1a.food", "stew", "should be one of beer, soup, roast, salad, cake"),
        ("foods.beer-1a.food", GONE, "should be there"),
        ("foods.beer-1a.size", GONE, "should be there"),
        ("foods.beer-1a.size", 0, "should be a number from 1 to 4"),
        ("foods.beer-1a.size", 5, "should be a number from 1 to 4"),
        ("foods.beer-1a.size", True, "should be a number from 1 to 4"),
        ("foods.beer-1a.size", "1", "should be a number from 1 to 4"),
        ("foods.beer-1a.size", 1.0, "should be a number from 1 to 4"),
        ("foods.beer-1a.is", GONE, "should be there"),
        ("foods.beer-1a.is", "guessed", "should be one of known, partly-known, reconstructed"),
        ("foods.beer-1a", "beer", "should be a table"),
        ("foods.beer-1a", ["beer"], "should be a table"),
        ("crew.cook-beer.food", "stew", "should be one of beer, soup, roast, salad, cake"),
        ("crew.cook-beer.food", GONE, "should be there"),
        ("crew.cook-beer.colour", "red", "should be one of scores, food, every, stars, is"),
        ("crew.cook-beer.scores", "foods-of-taste", "should be one of foods-of-type, foods-of-size, matched-of-colour"),
        ("crew.cook-beer.scores", GONE, "should be one of foods-of-type"),
        ("crew.cook-beer.scores", "each-crew", "should be one of foods-of-type"),
        ("crew.cook-beer.every", 0, "should be a number from 1 to 20"),
        ("crew.cook-beer.every", GONE, "should be there"),
        ("crew.cook-beer.stars", 21, "should be a number from 1 to 20"),
        ("crew.cook-beer.north", "red", "should be one of scores, food, every, stars, is"),
        ("crew.waiter-4.size", 5, "should be a number from 1 to 4"),
        ("crew.florist-red.colour", "pink", "should be one of blue, red, gold, green"),
        ("royals.K1.limit", GONE, "should be there"),
        ("royals.K1.limit", 21, "should be a number from 1 to 20"),
        ("royals.K1.limit", 0, "should be a number from 1 to 20"),
        ("royals.K1.rule", "most-tiles", "should be one of"),
        ("royals.K1.rule", "", "should be one of least-tiles, most-types, other-shapes, sizes-apart"),
        ("royals.K1.rule", 3, "should be one of"),
        ("royals.K4.limit", 2, "should be one of scores, number, stars, is"),
        ("royals.Q1.rule", "other-shapes", "should be left out: only Kings have a rule"),
        ("royals.P6.rule", "other-shapes", "should be left out: only Kings have a rule"),
        ("royals.Q1.scores", "sets-of-sizes", "should be one of tables-of-tiles, tables-of-foods"),
        ("royals.Q1.scores", GONE, "should be one of tables-of-tiles, tables-of-foods"),
        ("royals.Q1.number", 3, "should be one of scores, stars, is"),
        ("royals.Q4.number", GONE, "should be there"),
        ("royals.Q4.stars", -1, "should be a number from 1 to 20"),
        ("royals.Q6.most", 100, "should be a number from 1 to 99"),
        ("royals.P3.size", 5, "should be a number from 1 to 4"),
        ("royals.P3.food", "beer", "should be one of scores, size, steps, is, known"),
        ("royals.P3.known", GONE, "should be there, and say what is known"),
        ("royals.P3.known", "", "should be there, and say what is known"),
        ("royals.P1.known", "all", "should be one of scores, stars, is"),
        ("royals.P3.steps", [], "should be a list of 1 to 8 numbers from 0 to 20"),
        ("royals.P3.steps", [1] * 9, "should be a list of 1 to 8 numbers from 0 to 20"),
        ("royals.P3.steps", [1, 21], "should be a list of 1 to 8 numbers from 0 to 20"),
        ("royals.P3.steps", [1, True], "should be a list of 1 to 8 numbers from 0 to 20"),
        ("royals.P3.steps", 5, "should be a list of 1 to 8 numbers from 0 to 20"),
        ("royals.P3.steps", GONE, "should be there"),
        ("royals.K7", {"scores": "each-crew", "stars": 1, "is": "known"}, "should be one of K1, K2"),
        ("royals.Q3", GONE, "should be there"),
        ("royals.Q3", "tables-of-all-sizes", "should be a table"),
        ("palaces.versailles", GONE, "should be there"),
        ("palaces.louvre", {"royals": ["K1", "Q1", "P1"], "target": 1, "is": "known"}, "should be one of schoenbrunn"),
        ("palaces.versailles.royals", ["K4", "Q3"], "should be a list of a King, a Queen and a Princess"),
        ("palaces.versailles.royals", ["Q3", "K4", "P5"], "should be a list of a King, a Queen and a Princess"),
        ("palaces.versailles.royals", "K4,Q3,P5", "should be a list of a King, a Queen and a Princess"),
        ("palaces.versailles.royals", ["K4", "Q3", "P5", "P1"], "should be a list of a King, a Queen and a Princess"),
        ("palaces.versailles.royals", [4, 3, 5], "should be a list of a King, a Queen and a Princess"),
        ("palaces.versailles.target", GONE, "should be there"),
        ("palaces.versailles.target", 0, "should be a number from 1 to 99"),
        ("palaces.versailles.target", 100, "should be a number from 1 to 99"),
        ("palaces.versailles.stars", 3, "should be one of royals, target, is"),
        ("name", GONE, "should be there"),
        ("name", "My own", "should be a word of small letters"),
        ("types", GONE, "should be there"),
        ("types", [], "should be a list of 1 to 6 words"),
        ("types", ["a", "b", "c", "d", "e", "f", "g"], "should be a list of 1 to 6 words"),
        ("types", "beer", "should be a list of 1 to 6 words"),
        ("colours", [], "should be a list of 1 to 4 words"),
        ("colours", ["a", "b", "c", "d", "e"], "should be a list of 1 to 4 words"),
        ("foods", {}, "should be 60 tiles, not 0"),
        ("crew", {}, "should be 20 tiles, not 0"),
        ("foods", [1], "should be a table"),
        ("royals", 3, "should be a table"),
        ("kitchen", 3, "should be left out: there are only name, types"),
    ],
)
def test_a_wrong_entry_of_kings_catering_is_named(tmp_path: Path, entry: str, value: Any, said: str) -> None:
    path = write_catering(tmp_path, (entry, value))
    with pytest.raises(tk.BrokenEdition) as broken:
        tk.new("kings-catering", players=2, edition=path)
    assert str(broken.value).startswith(f"{path}: {entry}: {said}")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([("foods.beer-1a", GONE)], "foods: should be 60 tiles, not 59"),
        ([("foods.beer-1d", {})], "foods: should be 60 tiles, not 61"),
        ([("crew.taster-c", GONE)], "crew: should be 20 tiles, not 19"),
        ([("types", ["beer", "soup", "soup"])], "types[2]: should be new"),
        ([("types", ["beer", "Soup"])], "types[1]: should be new"),
        ([("colours", ["blue", 7])], "colours[1]: should be new"),
        ([("types", ["beer", "soup"])], "foods.roast-1a.food: should be one of beer, soup"),
        ([("crew.taster-c", GONE), ("crew.cake-1a", {})], "crew.cake-1a: should be called otherwise"),
        ([("crew.taster-c", GONE), ("crew.Taster", {})], "crew.Taster: should be called by a word"),
        ([("foods.beer-1a", GONE), ("foods.1a", {})], "foods.1a: should be called by a word"),
        ([("foods.beer-1a", GONE), ("foods.beer 1a", {})], "foods.beer 1a: should be called by a word"),
        ([("palaces.versailles.royals", ["K4", "Q7", "P5"])], "palaces.versailles.royals[1]: should be one of K1, K2"),
        ([("palaces.versailles.royals", ["King", "Q3", "P5"])], "palaces.versailles.royals[0]: should be one of K1"),
    ],
)
def test_what_does_not_fit_together_in_a_file_is_named(
    tmp_path: Path, changes: list[tuple[str, Any]], said: str
) -> None:
    path = write_catering(tmp_path, *changes)
    with pytest.raises(tk.BrokenEdition) as broken:
        KINGS_CATERING.edition(path)
    assert str(broken.value).startswith(f"{path}: {said}")


def test_there_are_at_most_fifteen_types_of_crew(tmp_path: Path) -> None:
    crew = {
        f"guest{place:c}-1": {"scores": "all-sizes", "every": 1, "stars": 1, "is": "known"} for place in range(97, 117)
    }
    with pytest.raises(tk.BrokenEdition, match="crew: should be of at most 15 types"):
        KINGS_CATERING.edition(write_catering(tmp_path, ("crew", crew)))


def test_the_faces_of_two_editions_are_kept_apart_in_one_process() -> None:
    for names in ((FEAST, CROWDED), (CROWDED, FEAST)):
        told = {path: stars_alone(path) for path in names}
        assert told[FEAST] != told[CROWDED]
        assert told == {path: stars_alone(path) for path in names}


def test_and_so_they_are_in_two_processes_after_each_other() -> None:
    code = "import sys; from tests.test_edition import stars_alone; print(stars_alone(sys.argv[1]))"
    for path in (FEAST, CROWDED):
        told = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[1],
        )
        assert int(told.stdout) == stars_alone(path)


def stars_alone(path: str | Path) -> int:
    """The stars of a solo game in which always the last move of all is played."""
    match = tk.new("kings-catering", players=1, edition=path, seed=5)
    while not match.over:
        match.play(match.moves()[-1])
    return match.scores()[0]
