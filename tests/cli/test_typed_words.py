"""What is typed may be typed in the player's language as well: dishes, tiles, kinds of cards, setups."""

from collections.abc import Iterator

import pytest

from tests.cli.calls import call, random_game, refused
from tests.cli.catering_games import laid
from threekings.cli.score_pads.card_counts import kind_meant, read_counts
from threekings.cli.score_pads.kings_catering.counts import kind_word
from threekings.cli.score_pads.kings_catering.royals import setup_meant, setup_word
from threekings.cli.score_pads.ku_ka_king import word as card_word
from threekings.cli.terminal.boards.king_lui import moves as king_lui
from threekings.cli.terminal.boards.king_lui.dishes import word
from threekings.cli.terminal.boards.kings_catering import typed_moves as kings_catering
from threekings.cli.terminal.prompts import letters
from threekings.games import GAMES
from threekings.rules.kings_catering.edition import PALACES
from threekings.rules.kings_catering.options import SETUPS
from threekings.score_pads.kings_catering.counts import all_kinds
from threekings.texts import languages, speak


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("de", "take Brot", "take bread"),
        ("de", "t KÄSE", "take cheese"),
        ("de", "ka\u0308se", "take cheese"),
        ("de", "feed Wein Brot", "feed bread wine"),
        ("de", "obst", "take fruit"),
        ("it", "prosciutto", "take ham"),
        ("it", "feed pane form", "feed bread cheese"),
        ("ja", "take チーズ", "take cheese"),
        ("ja", "ﾊﾟﾝ", "take bread"),
        ("ja", "take\u3000ワイン", "take wine"),
        ("ja", "b", "take bread"),
    ],
)
def test_dishes(language: str, typed: str, move: str) -> None:
    speak(language)
    assert king_lui.spell_out(typed, random_game(moves=0).view(0)) == move


@pytest.mark.parametrize("language", languages())
def test_every_dish_is_understood_by_its_id_and_its_word(language: str) -> None:
    speak(language)
    view = random_game(moves=0).view(0)
    for dish in view["king"]:
        assert {king_lui.spell_out(typed, view) for typed in (dish, word(dish), word(dish).upper())} == {f"take {dish}"}


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "Suppe new"), ("it", "zuppa n"), ("ja", "スープ new"), ("ja", "soup new")]
)
def test_tiles(language: str, typed: str) -> None:
    speak(language)
    view = laid("beer-1b soup-4b cake-4c roast-1b soup-2b waiter-2", "column 2").view(0)
    assert kings_catering.spell_out(typed, view) == "put soup-4b new"


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_card_has_a_word_that_can_be_typed(language: str) -> None:
    speak(language)
    counted = {kind: kind_word(kind) for kind in all_kinds(GAMES["kings-catering"].edition())}
    for kinds in (cards(), counted):
        for kind, shown in kinds.items():
            assert not set(shown) & set(" =,、")
            assert kind_meant(kinds, kind) == kind_meant(kinds, letters(shown)) == kind
    for name in (*SETUPS, *PALACES):
        assert setup_meant(name) == setup_meant(setup_word(name)) == name


def cards() -> dict[str, str]:
    """The cards of Ku-Ka-King, each with its word."""
    return {kind: card_word(kind) for kind in GAMES["ku-ka-king"].edition().cards}


def test_counts_by_words_by_ids_and_with_wide_letters() -> None:
    speak("de")
    kinds = cards()
    assert read_counts(kinds, "könig=2 schaf=3", done=0) == read_counts(kinds, "king=2, sheep=3", done=0)
    with pytest.raises(ValueError, match="Bauer"):
        read_counts(kinds, "B=1", done=0)
    speak("ja")
    kinds = cards()
    assert read_counts(kinds, "王様＝２、ヒツジ＝３", done=0) == read_counts(kinds, "king=2 sheep=3", done=0)


def test_a_pad_asks_and_refuses_in_the_language() -> None:
    typed = "Ada\nBea\nKönig=2 Schaf=1\nking=1\nkönig=3 Schaf=1\nking=1\n"
    done = call("score", "ku-ka-king", "--players", "2", "--language", "de", typed=typed)
    assert done.exit_code == 0
    assert "König Bauer Bäuerin" in " ".join(done.stdout.split())
    assert "Ada gewinnt mit" in done.stdout
    wrong = call("score", "ku-ka-king", "--players", "2", "--language", "de", typed="Ada\nBea\nKönig=99\n")
    assert "99 König kann nicht sein" in refused(wrong)


def test_royals_are_called_by_their_setup() -> None:
    typed = "Familie\nAda\nBea\nc\nPersonalsterne=3\n\n"
    done = call("score", "kings-catering", "--players", "2", "--language", "de", typed=typed)
    assert done.exit_code == 0, done.output
    assert "Ada gewinnt mit 3★." in done.stdout
