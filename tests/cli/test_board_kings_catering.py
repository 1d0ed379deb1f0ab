"""How The King's Catering looks: every size of terminal, tiles as they are turned, cells and what may be typed."""

import copy
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.catering_games import GAME, NAMES, feast, laid, printed_faces
from tests.cli.screens import contrast, printed
from threekings.bots.hints import Hint
from threekings.cli.terminal.boards.contract import Space, View
from threekings.cli.terminal.boards.kings_catering import tiles
from threekings.cli.terminal.boards.kings_catering.all_hands import all_hands
from threekings.cli.terminal.boards.kings_catering.board import board, look
from threekings.cli.terminal.boards.kings_catering.choices import advice
from threekings.cli.terminal.boards.kings_catering.grid import (
    FLAT,
    TALL,
    TINY,
    Free,
    Piece,
    grid,
    grid_parts,
    tile_alone,
)
from threekings.cli.terminal.boards.kings_catering.placements import free_cells, offers, short, typed
from threekings.cli.terminal.boards.kings_catering.rivals import rival, rivals
from threekings.cli.terminal.boards.kings_catering.royals import crew_words, royal_words
from threekings.cli.terminal.boards.kings_catering.tables import FALLS
from threekings.cli.terminal.boards.kings_catering.tiles import palette
from threekings.cli.terminal.boards.kings_catering.typed_moves import spell_out
from threekings.edition import content_digest
from threekings.errors import InvalidMove
from threekings.games import GAMES
from threekings.rules.kings_catering.edition import CREW_SCORINGS, ROYAL_SCORINGS, RULES
from threekings.rules.kings_catering.notation import read_placement
from threekings.rules.kings_catering.printed import crew_scores, is_hopeless, royal
from threekings.texts import plain as plain_data

CONTENT = GAMES[GAME].standard_editions[0].content
FACES, COLOURS = printed_faces(), palette(CONTENT)
THREE = "beer-1b soup-4b cake-4c roast-1b soup-2b waiter-2"  # columns 1, 2 and 3


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def shown(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


# Tiles


def test_a_food_shows_type_and_size_and_its_halves_on_their_sides() -> None:
    assert plain(tile_alone(FACES["beer-1c"], COLOURS)) == ["┌───B──┐", "│beer 1B", "└──R───┘"]


def test_a_turn_clockwise_brings_the_north_to_the_east() -> None:
    assert plain(tile_alone(FACES["beer-1c"], COLOURS, 1)) == ["┌──────┐", "Rbeer 1B", "└──B───┘"]
    assert plain(tile_alone(FACES["beer-1c"], COLOURS, 3)) == ["┌───B──┐", "Bbeer 1R", "└──────┘"]


def test_crew_has_round_corners_its_type_and_what_it_asks_and_gives() -> None:
    assert plain(tile_alone(FACES["cook-beer"], COLOURS)) == ["╭─cook─╮", "│ beer │", "╰─1★/2─╯"]
    assert plain(tile_alone(FACES["waiter-3"], COLOURS)) == ["╭waiter╮", "│Size 3│", "╰─1★/2─╯"]
    assert plain(tile_alone(FACES["taster-a"], COLOURS)) == ["╭taster╮", "│types │", "╰──2★──╯"]


def test_every_colour_has_a_letter_of_its_own_and_is_readable_on_dark_and_light() -> None:
    assert {name: colour.letter for name, colour in COLOURS.items()} == {
        "blue": "B",
        "red": "R",
        "gold": "O",
        "green": "G",
    }
    other = palette({"colours": ["rose", "red", "rust", "ruby"]})
    assert len({colour.letter for colour in other.values()}) == 4
    for colour in (*tiles.COLOURS, tiles.GAIN, tiles.LOSS, FALLS):
        assert contrast(colour, "#ffffff") >= 4
        assert contrast(colour, "#000000") >= 4


PIECES = {
    (0, 0): Piece(FACES["beer-1c"], 0, founder=True),
    (1, 0): Piece(FACES["salad-2c"], 1),
    (0, -1): Piece(FACES["soup-1b"], 0),
    (-1, 0): Piece(FACES["cook-beer"]),
}


def test_a_table_is_drawn_with_north_on_top_and_the_founding_tile_in_a_heavy_frame() -> None:
    assert plain(grid(PIECES, {}, COLOURS, pitch=TALL, axes=True)) == [
        "      -1      0       1",
        "   ╭─cook─╮┏━━━B━━┓┌──────┐",
        " 0 │ beer │┃beer 1BBsalad2B",
        "   ╰─1★/2─╯┗━━R━━━┛└──B───┘",
        "           ┌───R──┐",
        "-1         │soup 1G",
        "           └──────┘",
    ]


def test_flat_tiles_share_the_line_between_them() -> None:
    assert plain(grid(PIECES, {}, COLOURS, pitch=FLAT)) == [
        "╭──────╮┏━━━B━━┓┌──────┐",
        "│COO be│┃beer 1BBsalad2B",
        "╰──────╯┣━━RR━━┫└──B───┘",
        "        │soup 1G",
        "        └──────┘",
    ]


def test_tiny_tiles_tell_their_sides_clockwise_from_north() -> None:
    assert plain(grid(PIECES, {}, COLOURS, pitch=TINY)) == [
        "COOK be  be1 BBR· sa2 ·BBB",
        "         so1 RG··",
    ]


def test_matched_halves_are_reversed_and_others_are_not() -> None:
    lines = grid(PIECES, {}, COLOURS, pitch=FLAT)
    style = {place: lines[1].get_style_at_offset(Console(), place) for place in (15, 16, 23)}
    assert style[15].reverse and style[16].reverse
    assert not style[23].reverse


def test_a_free_cell_shows_its_number_and_the_most_stars_it_brings() -> None:
    spots = {(1, 0): Free(12, 3), (-1, 0): Free(2, 0), (0, 1): Free(7, -2)}
    for pitch in (TALL, FLAT, TINY):
        drawn = "\n".join(plain(grid({(0, 0): Piece(FACES["beer-1a"])}, spots, COLOURS, pitch=pitch)))
        assert re.search(r"\b12 \+3", drawn)
        assert re.search(r"\b7 -2", drawn)
        assert re.search(r"\b2 (?!\+)", drawn)


# Royals and Crew in words


def words_of(content: Mapping[str, Any], side: str) -> str:
    """What a Royal of an edition with this content asks."""
    other = replace(GAMES[GAME].edition(), content=content, digest=content_digest(content))
    return royal_words(royal(other, side))


@pytest.mark.parametrize(
    ("side", "words"),
    [
        ("K1", "Tables of at least 3 tiles only; 2★ for each Table"),
        ("K2", "at most 3 types of Food at a Table; 2★ for each Table with exactly 3 types of Food"),
        ("K3", "no two Tables of one shape; 2★ for each Table of 3 or more tiles"),
        ("K4", "1★ for each matched Decoration of a colour at a Table after the first"),
        ("Q4", "2★ for every 3 Foods of the same type"),
        ("Q6", "1★ for every 2 in the sum of Sizes of your smallest Table, rounded up (tied: the best; at most 10★)"),
        ("P3", "cake in sets of 1, 2, 3, 4: 1, 3, 5, 8★"),
        ("P5", "1★ for every 3 open halves"),
    ],
)
def test_royals_are_told_from_the_data_of_the_edition(side: str, words: str) -> None:
    assert words_of(CONTENT, side) == words


def test_another_edition_reads_right() -> None:
    other = copy.deepcopy(dict(CONTENT))
    other["royals"]["Q4"] |= {"number": 4, "stars": 5}
    other["royals"]["K1"] = {"rule": "least-tiles", "limit": 4, "scores": "matched-beyond", "number": 2, "stars": 1}
    assert words_of(other, "Q4") == "5★ for every 4 Foods of the same type"
    assert words_of(other, "K1").endswith("of a colour at a Table after the first 2")


def test_the_whole_vocabulary_has_words() -> None:
    values = {"stars": 2, "number": 3, "food": "cake", "steps": [1, 3], "most": 9, "limit": 2, "every": 2}
    values |= {"size": 2, "colour": "red"}
    output = set()
    for scores in ROYAL_SCORINGS:
        for rule in RULES:
            content = {"royals": {"K1": {"scores": scores, "rule": rule, **values}}}
            output.add(words_of(content, "K1"))
    assert len(output) == len(ROYAL_SCORINGS) * len(RULES)
    for scores in CREW_SCORINGS:
        asks = plain_data(crew_scores({"crew": {"x": {"scores": scores, **values}}}, "x"))
        crew = tiles.Face("x", {"type": "x", "size": None, "asks": asks})
        assert "2★" in crew_words({"faces": {"x": crew.printed}, "hopeless": [], "royals": ["K1"]}, "x")
        assert crew.asks and crew.pays == "2★/2"


def crew_told(name: str, king: str) -> str:
    hopeless = [name] if is_hopeless(CONTENT, name, king) else []
    return crew_words({"faces": {name: FACES[name].printed}, "hopeless": hopeless, "royals": [king]}, name)


def test_a_taster_is_told_to_be_hopeless_under_k2() -> None:
    assert crew_told("taster-a", "K2").endswith("(never under K2)")
    assert "never" not in crew_told("taster-a", "K3")
    assert "never" not in crew_told("musician-a", "K2")


# Screens


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [44, 60, 80, 118, 160])
@pytest.mark.parametrize("moves", [0, 1, 12, 25, 1000])
def test_no_line_is_too_long_and_no_number_is_lost(players: int, width: int, moves: int) -> None:
    match = feast(3, players=players, moves=moves)
    shown = printed(match, width, (match.to_act or (0,))[0])
    assert max(map(len, shown.splitlines())) <= width
    view = match.view(0)
    assert all(f"{caterer['total']}★" in shown for caterer in view["caterers"])
    assert f"deck {view['deck']}" in shown
    if not match.over:
        assert all(side in shown for side in view["royals"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_screen_fits_into_24_lines_but_for_the_prompt(players: int, width: int) -> None:
    for seed in range(2):
        match = feast(seed, players=players)
        while match.length:
            match.undo()
            if match.length % 7 == 3:
                lines = printed(match, width, match.to_act[0], colour=True).splitlines()
                assert len(lines) <= 23, (seed, match.length)


@pytest.mark.parametrize("low", [False, True])
def test_every_tile_of_mine_is_on_the_board(low: bool) -> None:
    match = feast(3, players=2, moves=36)
    view = match.view(0)
    drawn = shown(board(view, NAMES, Space(80, 14 if low else 60, low)))
    for table in view["caterers"][0]["tables"]:
        for put in table["tiles"]:
            face = FACES[put["tile"]]
            names = [f"{face.word[:5]:<5}{face.size}", f"{face.word[:2]}{face.size}"] if face.size else [face.word[:3]]
            assert any(name in drawn or name.upper() in drawn for name in names)


def test_a_table_wider_than_the_terminal_is_drawn_in_parts() -> None:
    wide = {(x, 0): Piece(FACES["soup-3a"], 1) for x in range(-2, 9)}
    ranges = grid_parts(wide, 44, pitch=FLAT, axes=False)
    assert [x for columns in ranges for x in columns] == list(range(-2, 9))
    for columns in ranges:
        assert max(map(len, plain(grid(wide, {}, COLOURS, pitch=FLAT, columns=columns)))) <= 44
    assert len(grid_parts(wide, 88, pitch=FLAT, axes=False)) == 1


def test_tables_for_which_there_is_no_room_are_named_with_their_cells() -> None:
    match = feast(3, players=2, moves=38)
    view = match.view(match.to_act[0])
    assert view["gains"]
    drawn = shown(board(view, NAMES, Space(80, 9, low=True)))
    output = " ".join(drawn[drawn.rindex("Table") - 200 :].split())
    missing = re.findall(
        r"Table (\d+)(?: \(cells? (\d+))?", output[: output.index(" not drawn here: look")].split("· ")[-1]
    )
    assert missing
    numbers = [str(spot.number) for spot in free_cells(view).values()]
    assert all(first in numbers for _, first in missing if first)
    everything = shown(look(view, NAMES, 80))
    assert all(re.search(rf"\b{number}\b", everything) for number in numbers)
    assert all(f"Table {number}" in everything for number, _ in missing)


@pytest.mark.parametrize("moves", [0, 1, 2, 20, 38])
def test_however_low_the_terminal_is_something_is_drawn(moves: int) -> None:
    match = feast(3, players=2, moves=moves)
    for lines in range(-3, 12):
        drawn = shown(board(match.view(match.to_act[0]), NAMES, Space(50, lines, low=True)), 50)
        assert "K3" in drawn
        assert ("Table 1" in drawn or "Table 2" in drawn) == bool(match.view(0)["caterers"][match.to_act[0]]["tables"])


def test_where_there_is_room_the_tables_of_rivals_are_drawn_as_well() -> None:
    match = feast(3, players=3, moves=30)
    view = match.view(0)
    small, large = (shown(rivals(view, NAMES, Space(80, lines))) for lines in (0, 60))
    for seat in (1, 2):
        words = rival(view, seat, NAMES).plain
        assert words in " ".join(small.split()) and words in " ".join(large.split())
    assert "Table 1" not in small
    assert large.count("Table 1") == 2


def test_a_table_that_the_king_would_discard_is_marked() -> None:
    """KC 5, K3: two Tables of one shape."""
    match = laid(THREE, "column 2", "put soup-4b new", "put cake-4c new")
    match.play("column 1")
    match.undo()
    drawn = printed(match, 80)
    assert "Table 1  " in drawn
    assert "Table 2 ✗" in drawn
    assert "✗ K3 would discard it now" in " ".join(drawn.split())
    match.play("column 1")
    assert "Tables of 1 and 1✗" in rival(match.view(1), 0, NAMES).plain


def test_rivals_are_summed_up_and_drawn_on_demand() -> None:
    match = feast(3, players=3, moves=40)
    view = match.view(0)
    output = shown(look(view, NAMES, 80))
    for seat in range(3):
        assert f"{NAMES[seat]} {view['caterers'][seat]['total']}★" in output
    count = sum(len(caterer["tables"]) for caterer in view["caterers"])
    assert len(re.findall(r"\bTable \d+\b", output)) == count


def test_without_colour_nothing_is_missing() -> None:
    match = feast(3, moves=26)
    assert "\x1b[" not in printed(match, 80)
    assert "\x1b[" in printed(match, 80, colour=True)


def test_the_stars_are_told_by_source() -> None:
    match = feast(5, players=2, moves=44)
    stars = match.view(0)["caterers"][0]["stars"]
    drawn = shown(board(match.view(0), NAMES, Space(80)))
    for side, source in zip(("K3", "Q4", "P2"), ("king", "queen", "princess"), strict=True):
        assert re.search(rf" {stars[source]}★ {side} ", drawn)
    assert f"{stars['crew']}★ Crew" in drawn
    assert f"{sum(stars.values())}★ together" in drawn


def test_alone_the_palace_and_its_target_are_on_the_screen() -> None:
    assert "Versailles: 25★ to reach" in printed(feast(1, players=1, moves=9, palace="versailles"), 80)


# What is typed


def placing() -> tuple[Any, Any]:
    """beer-1b (blue north, gold east) is Table 1; soup-4b (gold north, blue east) is the first of three in hand."""
    match = laid(
        THREE, "column 1", "put beer-1b new", "column 3", "put roast-1b new", "put soup-2b new", "put waiter-2 new"
    )
    match.play("column 2")
    return match, match.view(0)


def test_columns_are_typed_by_their_number() -> None:
    view = laid(THREE).view(0)
    for text in ("2", "c 2", "c2", "column 2", "COL 2", " column  2"):
        assert spell_out(text, view) == "column 2"
    for wrong in ("4", "0", "zork", "column", "column x", "99"):
        with pytest.raises(InvalidMove):
            spell_out(wrong, view)


def test_free_cells_are_numbered_in_reading_order_over_all_tiles_in_hand() -> None:
    match, view = placing()
    cells = free_cells(view)
    assert [(place, spot.number) for place, spot in cells.items()] == [((1, 0, 1), 1), ((1, 1, 0), 2)]
    for place, spot in cells.items():
        puts = {read_placement(move): gain for move, gain in view["gains"].items()}
        assert spot.gain == max(gain for put, gain in puts.items() if put and (put.table, put.x, put.y) == place)
    assert {put.tile for move in match.moves() if (put := read_placement(move))} == set(view["hand"])


def test_a_tile_and_a_cell_are_typed_by_their_numbers() -> None:
    match, view = placing()
    first, second = view["hand"][:2]
    legal = match.moves()
    assert spell_out("1 new", view) == f"put {first} new"
    assert spell_out("2 n", view) == f"put {second} new"
    every = offers(view)
    for offer in every:
        assert offer.put.text in legal
        assert spell_out(typed(offer, every, view), view) == offer.put.text
        assert spell_out(f"{offer.put.tile} {short(offer, every)}", view) == offer.put.text


def test_a_letter_says_how_a_tile_is_turned() -> None:
    _, view = placing()
    assert spell_out("soup 1d", view) == "put soup-4b 1 0 1 3"
    assert spell_out("soup 1 d", view) == "put soup-4b 1 0 1 3"
    assert spell_out("soup4 2c", view) == "put soup-4b 1 1 0 2"  # which the rules refuse


def test_turns_that_look_alike_are_one() -> None:
    """KC 4.2"""
    match = laid("cake-1a beer-1c roast-3a soup-2b waiter-2 waiter-3", "column 2", "put beer-1c new")
    view = match.view(0)
    assert view["hand"] == ["roast-3a"]
    assert spell_out("1c", view) == spell_out("1a", view) == "put roast-3a 1 0 1 0"


def test_where_several_turns_fit_they_are_drawn_with_their_letters() -> None:
    match = laid("cake-1a beer-1b salad-2c soup-2b waiter-2 waiter-3", "column 2", "put beer-1b new")
    view = match.view(0)
    fits = sorted(offer.put.turns for offer in offers(view) if offer.number == 1)
    assert len(fits) > 1
    with pytest.raises(InvalidMove) as output:
        spell_out("1", view)
    lines = str(output.value).splitlines()
    assert "salad-2c fits cell 1 in several ways" in lines[0]
    assert [word for word in lines[1].split() if word[0] == "1"] == [f"1{'abcd'[turns]}" for turns in fits]
    assert "salad2" in lines[3]


def test_the_whole_text_of_a_move_is_always_understood() -> None:
    match, view = placing()
    for move in match.moves():
        assert spell_out(move, view) == move
        assert spell_out(move.removeprefix("put ").upper(), view) == move
    before = laid(THREE).view(0)
    assert spell_out("put soup-4b 1 0 -1 2", before) == "put soup-4b 1 0 -1 2"
    assert spell_out("column 3", view) == "column 3"


def test_a_tile_alone_lists_all_its_ways() -> None:
    _, view = placing()
    with pytest.raises(InvalidMove) as output:
        spell_out("1", view)
    listed = re.findall(r"\b(new|\d+[a-d]?)(?= |$)", str(output.value).partition("\n")[2], re.MULTILINE)
    assert len(listed) == len([offer for offer in offers(view) if offer.put.tile == view["hand"][0]])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("9 new", "9 is no tile of yours; they are soup-4b, cake-4c and beer-1c"),
        ("1 99", "there is no cell 99; the cells are 1 to 2"),
        ("99", "there is no cell 99"),
        ("zork", "zork is no tile of yours"),
        ("new", "say which: 1 new, 2 new and 3 new"),
        ("1 here", "is no move"),
        ("put soup-4b one two", "is no move"),
        ("1 2 3 4 5 6", "is no move"),
    ],
)
def test_what_cannot_be_understood_is_told(text: str, words: str) -> None:
    _, view = placing()
    with pytest.raises(InvalidMove, match=re.escape(words)):
        spell_out(text, view)


def test_the_rules_refuse_what_is_understood_but_not_allowed() -> None:
    match, view = placing()
    assert match.why_not(spell_out("roast-1b new", view)).startswith("KC 3.2")
    assert match.why_not(spell_out("soup-4b 1 5 5 0", view)).startswith("KC 4.2")
    assert match.why_not(spell_out("column 1", view)).startswith("KC 3.2")
    assert match.why_not(spell_out("soup 1a", view)).startswith("KC 4.3")


def test_what_brings_most_is_offered_first() -> None:
    match = feast(3, players=2, moves=37)
    view = match.view(match.to_act[0])
    gains = [offer.gain for offer in offers(view)]
    assert gains == sorted(gains, reverse=True)
    assert gains == [view["gains"][offer.put.text] for offer in offers(view)]


def advised(move: str, share: float | None, view: View) -> str:
    return advice(Hint(move, share, often=None, reasons=()), 1, view)


def test_advice_names_what_is_to_be_typed() -> None:
    _, view = placing()
    assert advised("put soup-4b new", 0.412, view) == "1. 1 new (put soup-4b new) wins about 41 %"
    assert advised("put soup-4b new", None, view) == "1. 1 new (put soup-4b new)"
    assert advised("column 2", 0.5, laid(THREE).view(0)) == "1. column 2 wins about 50 %"
    assert advised("column 2", 1.0, feast(1, players=1, moves=0).view(0)) == "1. column 2"
    alone = feast(1, players=1, moves=0, palace="versailles")
    assert "reaches the target in about 50 %" in advised("column 2", 0.5, alone.view(0))


# The end


def test_of_two_rounds_both_are_told() -> None:
    match = feast(2, players=2, rounds=2, royals="family", royals2="K5,Q1,P5")
    view = match.view(None)
    output = shown(all_hands(view, NAMES, Space(80)))
    assert "1st 2nd" in output
    assert "King K3 K5" in output
    for caterer in view["caterers"]:
        first, second = (sum(caterer[key].values()) for key in ("before", "stars"))
        assert re.search(rf"together.* {first or '·'} +{second or '·'}( |$)", output, re.MULTILINE)
        assert f"{first + second}★" in output
    match.undo()
    playing = printed(match, 80, match.to_act[0])
    assert "round 2 of 2" in playing
    assert "of the first round" in playing


def test_the_end_shows_the_stars_by_source_and_all_tables_where_there_is_room() -> None:
    match = feast(4, players=3)
    view = match.view(None)
    output, low = (shown(all_hands(view, NAMES, Space(80, lines))) for lines in (200, 12))
    for source in ("King K3", "Queen Q4", "Princess P2", "Crew placed", "Total"):
        assert source in output and source in low
    assert "Table 1" in output
    assert "Table 1" not in low
