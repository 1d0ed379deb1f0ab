"""The six characters: one table a game says how they play, and the gentle ones go wrong as people do."""

import pytest

import threekings as tk
from threekings.bots import Bot, Position, begin_thinking, characters, choose, decision, read_bot
from threekings.bots.characters import NAMES, USUAL, style
from threekings.bots.characters.household import NAMES as HOUSEHOLD
from threekings.bots.characters.household import bot_names
from threekings.bots.characters.inattentive import ALWAYS, InattentiveMind
from threekings.bots.loading import minds
from threekings.games import GAMES
from threekings.match import Match

LONGEST = 8  # moves of those who think


def position_of(match: Match, seat: int, seed: int = 1) -> Position:
    return Position(match.game, match.edition, match.resampled(seat, seed), seat)


def mistaken(match: Match, seat: int, seed: int = 1) -> str:
    """The move of somebody who makes every mistake there is."""
    at = position_of(match, seat, seed)
    mind = InattentiveMind(minds(match.game.name), at.edition.record, at.state, seat, ALWAYS, seed)
    return match.game.move_text(match.edition, characters.mistaken_move(match.game, mind))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game_has_a_line_for_everybody(game: str) -> None:
    table = GAMES[game].characters
    assert table and len(table.styles) == len(table.ratings) == len(NAMES)
    assert [*table.ratings] == sorted({*table.ratings})
    for name in NAMES:
        how = style(GAMES[game], name)
        assert (how.bot == "") != (how.mistakes == 0)
        assert how.mistakes <= ALWAYS
        assert not how.bot or read_bot(how.bot).milliseconds == 0, "playouts: the position and the seed decide alone"


def test_they_are_six_and_nobody_else_is_called_so() -> None:
    assert len({*NAMES}) == 6 and sorted(USUAL) == sorted(NAMES)
    assert not {*NAMES} & {name.casefold() for name in HOUSEHOLD}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_every_character_plays_every_game_by_its_rules(game: str, name: str) -> None:
    match, bot = tk.new(game, players=3, seed=4), Bot(name)
    thinks = style(GAMES[game], name).bot not in ("", "greedy")
    while not match.over and (match.length < LONGEST or not thinks):
        seat = match.to_act[0]
        match.play(choose(bot if match.length % 2 or not thinks else Bot("greedy"), match, seat, match.length), seat)
    assert match.length >= LONGEST


@pytest.mark.parametrize("name", NAMES[:4])
@pytest.mark.parametrize("game", GAMES)
def test_equal_knowledge_and_seed_give_equal_moves_in_slices_too(game: str, name: str) -> None:
    match = tk.new(game, players=2 if 2 in GAMES[game].players else 3, seed=5)
    for seed in range(6):
        seat = match.to_act[0]
        move = choose(Bot(name), match, seat, seed)
        assert move == choose(Bot(name), match.copy(), seat, seed)
        position = position_of(match, seat, seed)
        thinking = begin_thinking(Bot(name), position, seed)
        while thinking.go_on(1e-4):
            pass
        assert thinking.move() == decision(Bot(name), position_of(match, seat, seed), seed)
        match.play(move, seat)


def test_mistakes_in_king_lui_are_the_largest_heap_and_what_is_forgotten() -> None:
    deck = ["wine", "cake", "cake", "ham", "ham", "ham"]
    match = tk.new("king-lui", players=3, deck=with_rest("king-lui", deck))
    assert mistaken(match, 0) == "take ham"
    match = tk.new(
        "king-lui", players=3, deck=with_rest("king-lui", ["wine", "cake", "bread", "ham", "cheese", "fruit"])
    )
    assert mistaken(match, 0) == "take cake"
    before = match.resampled(0, 1).tobytes()
    mistaken(match, 0)
    assert match.resampled(0, 1).tobytes() == before


def test_a_dragon_that_is_overlooked_is_laid() -> None:
    deck = with_rest("king-lui", ["wine", "wine", "bread", "bread", "ham", "fruit", "emerald"])
    match = tk.new("king-lui", players=3, deck=deck)
    match.play("draw")
    assert mistaken(match, 0) == "lay"


def test_a_mistake_in_ku_ka_king_is_to_see_kings_on_the_outside_alone() -> None:
    hidden = ["king", "king", "hen"]
    rows = [hidden, ["hen", "cow", "king"], *[["cow", "sheep", "points-2"]] * 4]
    match = tk.new("ku-ka-king", players=2, deck=with_rest("ku-ka-king", [card for row in rows for card in row]))
    assert {mistaken(match, 0, seed) for seed in range(8)} == {"row 2"}


def test_mistakes_in_the_kings_catering_are_the_fullest_column_and_tiles_as_they_come() -> None:
    match = tk.new("kings-catering", players=2, seed=2)
    for _ in range(6):
        columns = [len(column) for column in match.view(match.to_act[0])["columns"]]
        first = max(columns)
        move = mistaken(match, match.to_act[0])
        assert columns[int(move.split()[1]) - 1] == first
        seat = match.to_act[0]
        match.play(move, seat)
        while match.to_act == (seat,) and match.moves()[0].startswith("put"):
            hand = match.view(seat)["hand"]
            assert mistaken(match, seat).split()[1] == hand[0]
            match.play(mistaken(match, seat), seat)


def test_where_nobody_has_said_which_mistakes_people_make_one_is_a_move_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lui = GAMES["king-lui"]
    monkeypatch.setitem(vars(lui), "characters", None)
    match = tk.new("king-lui", players=3, seed=1)
    assert {mistaken(match, 0, seed) for seed in range(60)} == {*match.moves(0)}
    assert choose(Bot("timo"), match, 0, 1) in match.moves(0)


def test_several_of_one_name_are_told_apart_as_kings_are() -> None:
    assert bot_names(["lina", "lina", "otto", "lina"], 1, ["Lina"]) == ["Lina II", "Lina III", "Otto", "Lina IV"]
    assert [name in HOUSEHOLD for name in bot_names(["greedy", "nora", "steward"], 3)] == [True, False, True]


def with_rest(game: str, first: list[str]) -> list[str]:
    """These cards, and all others of the edition in its order behind them."""
    edition = GAMES[game].edition()
    rest = [edition.cards[card] for card in edition.deck]
    for card in first:
        rest.remove(card)
    return first + rest
