"""The King's Catering, sections 1.2, 5 and 6: what each Royal side and each Crew gives for Tables drawn as text.

Every number here is worked out from the rules by hand, and compared with our rules and with the plain count of
kings_catering_boards.py alike. Numbers and scorings are those of the first standard edition; what the second has of
its own is in test_kings_catering_second.py.
"""

import pytest

import threekings as tk
from tests.decks import standard_file
from tests.rules.kings_catering_boards import drawn, lay, shaped, stars, told_royals
from threekings.rules.kings_catering.edition import SIDES

SOURCES = {"K": "king", "Q": "queen", "P": "princess"}
NO_RULE = "K4"
FIRST = standard_file("kings-catering", 1)


def laid(royals: str, *boards: str) -> tk.Match:
    """A game of as many players as boards, with these Tables; both ways of counting agree about them."""
    princesses = royals.count("P")
    match = tk.new("kings-catering", players=len(boards), seed=1, royals=royals, princesses=princesses, edition=FIRST)
    for seat, board in enumerate(boards):
        lay(match, seat, board)
    told, everyone = told_royals(match.edition.content, royals), [drawn(board) for board in boards]
    assert match.breakdown() == [stars(told, everyone, seat) for seat in range(len(boards))]
    return match


def royal(side: str, *boards: str, king: str = NO_RULE) -> list[int]:
    """The stars a side gives every player."""
    royals = {"K": king, "Q": "Q5", "P": "P2"} | {side[0]: side}
    return [part[SOURCES[side[0]]] for part in laid(",".join(royals.values()), *boards).breakdown()]


def crew(board: str, king: str = NO_RULE) -> int:
    """The stars of all Crew of one player."""
    stars: int = laid(f"{king},Q5,P3", board).breakdown()[0]["crew"]
    return stars


def stands(king: str, board: str) -> list[bool]:
    """Which Tables keep the King's rule."""
    return [table["stands"] for table in laid(f"{king},Q5,P2", board).view(0)["caterers"][0]["tables"]]


# Boards that several tests look at

EACH_COLOUR_ONCE = """
    beer-1a
    roast-1a

    cake-1a
    roast-3a

    soup-3a
    salad-4a

    salad-3a
    cake-4a
"""  # red, blue, gold, green
EACH_COLOUR_AGAIN = """
    salad-3b/2
    cake-3c

    salad-2c
    roast-4a

    roast-1c
    roast-3c

    roast-2c
    soup-1c
"""
ALL_TYPES = "beer-1a soup-1a roast-1a salad-1a cake-1a"


# Every side gives nothing for nothing


@pytest.mark.parametrize("side", SIDES)
def test_without_a_table_no_royal_gives_stars(side: str) -> None:
    # KC 5
    assert royal(side, "") == [0]
    assert royal(side, "", "", "") == [0, 0, 0]


# Kings


def test_K1_gives_two_stars_for_each_table_of_at_least_three_tiles() -> None:
    # KC 5
    board = """
        beer-1a soup-1a roast-1a

        beer-2a soup-2a

        beer-3a soup-3a cook-beer cook-soup

        beer-4a
    """
    assert royal("K1", board) == [4]
    assert stands("K1", board) == [True, False, True, False]


def test_K1_counts_crew_as_tiles() -> None:
    # KC 5
    assert royal("K1", "cook-beer beer-1a waiter-1") == [2]
    assert royal("K1", "cook-beer beer-1a") == [0]


def test_K1_takes_small_tables_out_of_all_other_scoring() -> None:
    # KC 5
    small = "cake-1a cook-cake\n\ncake-2a cake-2b\n\ntaster-a"
    large = "cake-3a cake-3b cook-beer"
    assert royal("P3", small + "\n\n" + large, king="K1") == [3]
    assert royal("P3", small + "\n\n" + large) == [8 + 1]
    assert royal("P2", small + "\n\n" + large, king="K1") == [1]
    assert royal("Q6", small + "\n\n" + large, king="K1") == [3]
    assert royal("Q6", small + "\n\n" + large) == [0]
    assert crew("cake-1a cook-cake cake-1b", king="K1") == 1
    assert crew("beer-1a cook-beer\n\nbeer-2a beer-2b", king="K1") == 0


def test_K2_gives_two_stars_for_each_table_with_exactly_three_types() -> None:
    # KC 5
    board = """
        beer-1a soup-1a roast-1a

        beer-2a soup-2a

        salad-3a cake-3a roast-3a salad-4a cake-4a roast-4a

        cake-1a cake-1b cake-1c
    """
    assert royal("K2", board) == [4]
    assert stands("K2", board) == [True] * 4


def test_K2_does_not_count_crew_as_a_type() -> None:
    # KC 5
    assert royal("K2", "beer-1a soup-1a cook-roast") == [0]
    assert royal("K2", "beer-1a soup-1a roast-1a taster-a musician-a") == [2]


def test_K3_gives_two_stars_for_each_table_of_three_tiles_or_more() -> None:
    # KC 5
    assert royal("K3", shaped("#\n\n##\n\n###\n\n##\n##\n\n####")) == [6]


def test_example_straight_three_beside_corner_three() -> None:
    # KC 11.2
    assert stands("K3", shaped("###\n\n##\n#.")) == [True, True]
    assert royal("K3", shaped("###\n\n##\n#.")) == [4]
    assert stands("K3", shaped("###\n\n##\n#.\n\n#\n#\n#")) == [True, True, False]
    assert stands("K3", shaped("#\n#\n#\n\n###")) == [True, False]
    assert royal("K3", shaped("#\n#\n#\n\n###")) == [2]


def turned(drawing: str) -> str:
    """A drawing turned by a quarter."""
    return "\n".join("".join(column) for column in zip(*reversed(drawing.split("\n")), strict=True))


def mirrored(drawing: str) -> str:
    return "\n".join(line[::-1] for line in drawing.split("\n"))


@pytest.mark.parametrize(
    "drawing",
    [
        "###",
        "##\n#.",
        "###\n#..",
        ".##\n##.",
        "##.\n.#.\n.##",
        "##.\n.##\n.#.",
        "#..\n###\n.#.\n.#.",
        "#...\n####\n.#..",
    ],
)
def test_K3_takes_turned_and_mirrored_shapes_for_the_same(drawing: str) -> None:
    # KC 5
    for pose in (drawing, turned(drawing), turned(turned(drawing)), turned(turned(turned(drawing)))):
        assert stands("K3", shaped(f"{drawing}\n\n{pose}")) == [True, False]
        assert stands("K3", shaped(f"{mirrored(pose)}\n\n{drawing}")) == [True, False]


@pytest.mark.parametrize(
    ("drawing", "other"),
    [
        ("###", "##\n#."),
        ("####", "###\n#.."),
        ("##\n##", ".##\n##."),
        ("###\n.#.", "###\n#.."),
        # All distances between tiles are the same in these two, and still they are two shapes
        ("##\n#.\n##", "#..\n###\n#.."),
        ("#...\n####\n.#..", "##\n#.\n##\n.#"),
        ("#..\n#..\n##.\n.##", "#..\n##.\n.#.\n.##"),
        (".#.\n###\n.#.\n.#.\n.#.", "#.\n##\n#.\n##\n#."),
        ("###\n##.\n#..\n##.", "#.##\n####\n#..."),
        # The distances in these two differ, but sums made of them may be the same
        ("#...\n###.\n..##\n..#.\n..#.", "###\n#..\n##.\n.#.\n.#."),
        (".#.\n###\n#..\n##.\n.#.\n.#.", "#...\n###.\n#.#.\n..##\n...#"),
    ],
)
def test_K3_tells_look_alikes_apart(drawing: str, other: str) -> None:
    # KC 5
    assert drawing.count("#") == other.count("#")
    assert stands("K3", shaped(f"{drawing}\n\n{other}")) == [True, True]
    assert stands("K3", shaped(f"{drawing}\n\n{other}\n\n{mirrored(other)}\n\n{turned(drawing)}")) == [
        True,
        True,
        False,
        False,
    ]


def test_K3_takes_crew_for_part_of_the_shape() -> None:
    # KC 5
    board = "beer-1a soup-1a cook-beer\n\nbeer-2a soup-2a roast-2a\n\nbeer-3a soup-3a"
    assert stands("K3", board) == [True, False, True]
    assert royal("K3", board) == [2]


def test_K3_takes_all_single_tiles_for_one_shape() -> None:
    # KC 5
    assert stands("K3", "taster-a\n\ncake-1a\n\ncake-2a\n\nmusician-a") == [True, False, False, False]
    assert royal("P3", "taster-a\n\ncake-1a\n\ncake-2a", king="K3") == [0]
    assert royal("P3", "cake-1a\n\ntaster-a\n\ncake-2a", king="K3") == [1]
    assert royal("P2", "cake-1a\n\ntaster-a\n\ncake-2a", king="K3") == [0]


def test_K3_lets_the_table_founded_first_stand_whatever_it_is_worth() -> None:
    # KC 5
    poor, rich = "beer-1a beer-1b\n\n", "cake-1a cake-2a"
    assert royal("P3", poor + rich, king="K3") == [0]
    assert royal("P3", rich + "\n\n" + poor, king="K3") == [3]


def test_K3_compares_one_players_tables_only() -> None:
    # KC 5
    assert royal("K3", shaped("###"), shaped("###")) == [2, 2]


def test_K3_takes_discarded_tables_out_of_all_other_scoring() -> None:
    # KC 5
    board = "beer-1a beer-1b\n\ncook-cake cake-1a\n\ncake-1b cake-1c waiter-1\n\ncake-2a cook-beer cake-2b"
    assert stands("K3", board) == [True, False, True, False]
    assert royal("P2", board, king="K3") == [1]
    assert royal("P3", board, king="K3") == [3]
    assert royal("P4", board, king="K3") == [2]
    assert crew(board, king="K3") == 1
    assert royal("Q2", board, "cake-3a cake-3b cake-3c", king="K3") == [2, 2]
    assert royal("P1", board, "cake-3a taster-b", king="K3") == [6, 6]


def test_K4_gives_one_star_less_than_matched_decorations_for_each_table_and_colour() -> None:
    # KC 5
    assert royal("K4", "beer-1a\nroast-1a") == [0]
    assert royal("K4", "beer-1a\nroast-1a\ncake-3c") == [1]
    assert royal("K4", "beer-1a\nroast-1a\ncake-3c\nroast-4c") == [2]
    assert royal("K4", "beer-1a\nroast-1a\nroast-4a/2\ncake-1a\nroast-3a") == [2]


def test_K4_does_not_add_tables_or_colours_up() -> None:
    # KC 5
    assert royal("K4", EACH_COLOUR_ONCE) == [0]
    assert royal("K4", EACH_COLOUR_ONCE + EACH_COLOUR_AGAIN) == [0]
    assert royal("K4", "beer-1a\nroast-4a/2\ncake-1a") == [0]


def test_K4_counts_matched_sides_all_around_a_tile() -> None:
    # KC 5, 4.7
    ring = """
        cake-1a   salad-2c/1
        salad-4c  beer-1c/3
    """
    # Of the four pairs of sides three match in blue; the east of cake-1a is empty
    assert royal("K4", ring) == [2]


def test_K5_gives_three_stars_for_each_table_with_at_least_five_foods() -> None:
    # KC 5
    five = "beer-1a beer-2a beer-3a beer-4a soup-1a"
    assert royal("K5", five) == [3]
    assert royal("K5", "beer-1a beer-2a beer-3a beer-4a") == [0]
    assert royal("K5", five + " soup-2a soup-3a soup-4a soup-1b soup-2b") == [3]
    assert royal("K5", five + "\n\nroast-1a roast-2a roast-3a roast-4a cake-1a") == [6]


def test_K5_does_not_count_crew_as_food() -> None:
    # KC 5
    assert royal("K5", "beer-1a beer-2a beer-3a beer-4a cook-beer") == [0]


def test_K6_gives_six_stars_to_everyone_with_the_most_tables() -> None:
    # KC 5
    one, two = "beer-1a beer-1b", "soup-1a soup-1b\n\nroast-1a roast-1b"
    assert royal("K6", one, two) == [0, 6]
    assert royal("K6", two, one, "salad-1a salad-1b\n\ncake-1a cake-1b") == [6, 0, 6]
    assert royal("K6", one, "soup-1a soup-1b", "roast-1a cook-beer", "cake-1a cake-1b") == [6, 6, 6, 6]


def test_K6_discards_single_tiles_and_asks_for_one_table() -> None:
    # KC 5
    singles = "beer-1a\n\nbeer-1b\n\nbeer-1c"
    assert stands("K6", singles) == [False] * 3
    assert royal("K6", singles, "soup-1a soup-1b") == [0, 6]
    assert royal("K6", singles, "soup-1a") == [0, 0]
    assert royal("Q4", singles, king="K6") == [0]
    assert royal("Q4", singles) == [2]
    assert royal("P2", "taster-a\n\nmusician-a\n\nbeer-1a cook-beer", king="K6") == [1]


def test_K6_is_won_alone_by_having_a_table() -> None:
    # KC 7.3
    assert royal("K6", "beer-1a beer-1b") == [6]
    assert royal("K6", "beer-1a") == [0]


# Queens


def test_Q1_gives_three_stars_for_every_set_of_matched_decorations_in_all_colours() -> None:
    # KC 5
    assert royal("Q1", EACH_COLOUR_ONCE) == [3]
    assert royal("Q1", EACH_COLOUR_ONCE + EACH_COLOUR_AGAIN) == [6]
    assert royal("Q1", EACH_COLOUR_ONCE + "\n\nsalad-3b/2\ncake-3c") == [3]


def test_Q1_asks_for_all_four_colours() -> None:
    # KC 5
    tables = [table for table in EACH_COLOUR_ONCE.split("\n\n") if table.strip()]
    assert len(tables) == 4
    for missing in range(4):
        assert royal("Q1", "\n\n".join(tables[:missing] + tables[missing + 1 :])) == [0]


def test_Q1_counts_only_tables_left() -> None:
    # KC 5
    assert royal("Q1", EACH_COLOUR_ONCE, king="K1") == [0]
    assert royal("Q1", EACH_COLOUR_ONCE, king="K6") == [3]
    assert royal("Q1", EACH_COLOUR_ONCE, king="K3") == [0]


def test_Q2_gives_two_stars_to_everyone_with_the_most_of_each_type() -> None:
    # KC 5
    assert royal("Q2", "beer-1a beer-1b soup-1a", "beer-2a beer-2b roast-1a") == [4, 4]
    assert royal("Q2", "beer-1a beer-1b soup-1a", "beer-2a\n\nbeer-2b\n\nbeer-3a", "cake-1a") == [2, 2, 2]
    assert royal("Q2", "beer-1a", "taster-a", "") == [2, 0, 0]


def test_Q2_compares_only_tables_left() -> None:
    # KC 5
    boards = "beer-1a beer-1b cook-beer", "beer-2a beer-2b\n\nbeer-3a beer-3b"
    assert royal("Q2", *boards, king="K1") == [2, 0]
    assert royal("Q2", *boards) == [0, 2]


def test_Q2_is_won_alone_by_every_type_there_is() -> None:
    # KC 7.3
    assert royal("Q2", "beer-1a soup-1a soup-2a\n\nroast-1a") == [6]
    assert royal("Q2", ALL_TYPES) == [10]


def test_Q3_gives_four_stars_for_each_table_with_all_sizes() -> None:
    # KC 5
    assert royal("Q3", "beer-1a soup-2a roast-3a salad-4a") == [4]
    assert royal("Q3", "beer-1a soup-2a roast-3a\n\nsalad-4a") == [0]
    assert royal("Q3", "beer-1a soup-2a roast-3a salad-4a beer-1b soup-2b roast-3b salad-4b") == [4]
    assert royal("Q3", "beer-1a soup-2a roast-3a salad-4a\n\nbeer-1b soup-2b roast-3b salad-4b") == [8]
    assert royal("Q3", "beer-1a soup-2a roast-3a waiter-4") == [0]


def test_Q4_gives_two_stars_for_every_three_foods_of_the_same_type() -> None:
    # KC 5
    assert royal("Q4", "beer-1a\n\nbeer-1b soup-1a\n\nbeer-1c") == [2]
    assert royal("Q4", "beer-1a beer-1b beer-1c beer-2a beer-2b") == [2]
    assert royal("Q4", "beer-1a beer-1b beer-1c beer-2a beer-2b beer-2c") == [4]
    assert royal("Q4", "beer-1a beer-1b soup-1a soup-1b roast-1a roast-1b") == [0]
    assert royal("Q4", "beer-1a beer-1b beer-1c\n\ncake-1a cake-1b cake-1c") == [4]


def test_Q5_gives_a_star_for_every_three_tiles_of_the_largest_table() -> None:
    # KC 5
    assert royal("Q5", "beer-1a beer-1b") == [0]
    assert royal("Q5", "beer-1a beer-1b cook-beer") == [1]
    assert royal("Q5", "beer-1a beer-1b beer-1c beer-2a beer-2b") == [1]
    assert royal("Q5", "beer-1a beer-1b beer-1c beer-2a beer-2b taster-a") == [2]
    assert royal("Q5", "beer-1a beer-1b beer-1c\n\nbeer-2a beer-2b taster-a") == [1]


def test_Q5_looks_at_tables_left() -> None:
    # KC 5
    assert royal("Q5", "cake-1a\n\n" + shaped("###"), king="K1") == [1]
    assert royal("Q5", shaped("##\n\n##"), king="K1") == [0]


def test_Q6_gives_half_the_sum_of_sizes_at_the_smallest_table_rounded_up() -> None:
    # KC 5
    assert royal("Q6", "beer-4a beer-4b") == [4]
    assert royal("Q6", "beer-4a beer-3a") == [4]
    assert royal("Q6", "beer-1a") == [1]
    assert royal("Q6", "beer-4a soup-4a roast-4a\n\nbeer-1a soup-2a") == [2]


def test_Q6_of_several_smallest_tables_the_one_that_pays_most_counts() -> None:
    # KC 5
    assert royal("Q6", "beer-1a beer-1b\n\nsoup-4a soup-4b\n\nroast-2a roast-2b") == [4]
    assert royal("Q6", "soup-4a soup-4b\n\nbeer-1a beer-1b") == [4]
    assert royal("Q6", "taster-a\n\nsoup-3a\n\nmusician-a") == [2]


def test_Q6_gives_at_most_ten_stars() -> None:
    # KC 5
    row = "beer-4a soup-4a roast-4a salad-4a cake-4a"
    assert royal("Q6", row) == [10]
    assert royal("Q6", row.replace("cake-4a", "cake-3a")) == [10]
    assert royal("Q6", row.replace("cake-4a", "cake-2a")) == [9]
    assert royal("Q6", row + " cake-4b beer-4b soup-4b") == [10]


def test_Q6_gives_nothing_for_a_smallest_table_of_crew_alone() -> None:
    # KC 5
    assert royal("Q6", "taster-a\n\nbeer-4a soup-4a") == [0]
    assert royal("Q6", "taster-a\n\nbeer-4a soup-4a", king="K6") == [4]


def test_Q6_counts_crew_as_tiles_of_a_table_but_not_their_size() -> None:
    # KC 5
    assert royal("Q6", "beer-1a waiter-4\n\nsoup-4a soup-4b soup-4c") == [1]
    assert royal("Q6", "beer-1a waiter-4 taster-a\n\nsoup-3a soup-4b") == [4]


# Princesses


def test_P1_gives_six_stars_to_everyone_with_the_most_crew() -> None:
    # KC 5
    assert royal("P1", "taster-a", "beer-1a musician-a cook-beer") == [0, 6]
    assert royal("P1", "taster-a", "musician-a", "beer-1a") == [6, 6, 0]
    assert royal("P1", "beer-1a", "soup-1a") == [0, 0]
    assert royal("P1", "taster-a\n\ntaster-b", "beer-1a taster-c", king="K6") == [0, 6]


def test_P1_is_won_alone_by_having_crew() -> None:
    # KC 7.3
    assert royal("P1", "taster-a") == [6]
    assert royal("P1", "beer-1a") == [0]


def test_P2_gives_a_star_for_each_crew() -> None:
    # KC 5
    assert royal("P2", "taster-a\n\nbeer-1a cook-beer waiter-1\n\nsoup-1a") == [3]
    assert royal("P2", "taster-a\n\nbeer-1a cook-beer waiter-1\n\nsoup-1a", king="K1") == [2]


@pytest.mark.parametrize(
    ("cakes", "worth"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 9), (6, 11), (7, 13), (8, 16), (9, 17), (12, 24)]
)
def test_P3_gives_stars_for_cakes_in_sets_of_four(cakes: int, worth: int) -> None:
    # KC 5
    names = [f"cake-{size}{letter}" for size in (1, 2, 3, 4) for letter in "abc"][:cakes]
    assert royal("P3", " ".join(names)) == [worth]
    assert royal("P3", "\n\n".join(names)) == [worth]


def test_example_seven_cakes() -> None:
    # KC 11.4
    board = "cake-1a cake-1b beer-1a cake-2a\n\ncook-cake cake-3a\n\ncake-4a cake-4b\n\ncake-4c"
    assert royal("P3", board) == [8 + 5]


def test_P4_gives_two_stars_for_each_table_of_two_tiles_or_more_with_exactly_one_crew() -> None:
    # KC 5
    board = """
        beer-1a cook-beer

        soup-1a soup-2a

        taster-a

        roast-1a cook-roast waiter-1

        cake-1a cake-2a cake-3a musician-a
    """
    assert royal("P4", board) == [4]
    assert royal("P4", board, king="K1") == [2]


def test_P5_gives_a_star_for_every_three_open_halves() -> None:
    # KC 5
    assert royal("P5", "beer-1a") == [0]
    assert royal("P5", "beer-1a\n\nsoup-1b") == [1]
    assert royal("P5", "beer-1c") == [1]
    assert royal("P5", "beer-1c\n\nbeer-2c\n\nbeer-3c") == [3]


def test_P5_counts_only_halves_beside_an_empty_cell() -> None:
    # KC 5, 4.7
    assert royal("P5", "cake-3c\nbeer-4c") == [1]  # matched red, one gone of each: 2 + 2
    assert royal("P5", "cake-3c beer-4c") == [1]  # red against the empty west: 2 + 3
    assert royal("P5", "cake-3c beer-4c\n. cake-1c") == [2]  # gold against green: 2 + 2 + 2


def test_a_half_covered_by_crew_is_not_open() -> None:
    # KC 4.4
    assert royal("P5", "cake-3c") == [1]
    assert royal("P5", "cake-3c cook-cake") == [0]
    assert royal("P5", "cook-cake cake-3c") == [1]


def test_P6_gives_three_stars_for_every_set_of_all_five_types() -> None:
    # KC 5
    assert royal("P6", ALL_TYPES) == [3]
    assert royal("P6", ALL_TYPES.replace(" ", "\n\n")) == [3]
    assert royal("P6", ALL_TYPES.replace(" cake-1a", " cook-cake")) == [0]
    assert royal("P6", ALL_TYPES + "\n\n" + ALL_TYPES.replace("1a", "2a")) == [6]
    assert royal("P6", ALL_TYPES + " beer-2a soup-2a roast-2a salad-2a") == [3]
    assert royal("P6", ALL_TYPES.replace(" ", "\n\n"), king="K6") == [0]


def test_two_princesses_both_give_stars() -> None:
    # KC 2.1, 6.1
    match = laid("K3,Q4,P2,P5", "beer-1c beer-2c beer-3c cook-beer")
    # Halves: 2 of beer-1c (its east meets an empty side), 2 of beer-2c, and of beer-3c, whose east the cook covers, 2
    assert match.breakdown() == [{"king": 2, "queen": 2, "princess": 1, "princess2": 2, "crew": 1}]
    assert match.scores() == [8]


# Crew


def test_a_cook_gives_a_star_for_every_two_foods_of_its_type_at_its_table() -> None:
    # KC 1.2
    for food in ("beer", "soup", "roast", "salad", "cake"):
        cook = f"cook-{food}"
        other = "cake" if food != "cake" else "beer"
        assert crew(f"{food}-1a {cook}") == 0
        assert crew(f"{food}-1a {food}-2a {cook}") == 1
        assert crew(f"{food}-1a {food}-2a {food}-3a {other}-1a {cook}") == 1
        assert crew(f"{food}-1a {food}-2a {food}-3a {food}-4a {cook}") == 2
        assert crew(f"{food}-1a {cook}\n\n{food}-2a {food}-3a") == 0
        assert crew(f"{other}-1a {other}-2a {cook}") == 0


@pytest.mark.parametrize(
    ("colour", "two", "four"),
    [
        ("blue", "cake-1a\nroast-3a\nsalad-2c", "salad-3c\ncake-1a\nroast-3a\nsalad-2c\nroast-4a"),
        ("red", "beer-1a\nroast-1a\ncake-3c", "beer-1a\nroast-1a\ncake-3c\nroast-4c\nsoup-4a"),
        ("gold", "soup-3a\nsalad-4a\nroast-1c", "soup-3a\nsalad-4a\nroast-1c\nroast-3c\nbeer-3a"),
        ("green", "salad-3a\ncake-4a\nroast-2c", "salad-3a\ncake-4a\nroast-2c\nbeer-3c\nbeer-4b"),
    ],
)
def test_a_florist_gives_a_star_for_every_two_matched_decorations_of_its_colour(
    colour: str, two: str, four: str
) -> None:
    # KC 1.2
    florist = f"florist-{colour}"
    assert crew(f"{florist}\n{two}") == 1
    assert crew(f"{two}\n\ntaster-a\n\n{florist}") == 0
    first, second, _ = two.split()
    assert crew(f"{florist}\n{first}\n{second}") == 0
    others = {"blue", "red", "gold", "green"} - {colour}
    assert [crew(f"florist-{other}\n{two}") for other in others] == [0, 0, 0]
    assert crew(f"{florist}\n{four}") == 2


def test_a_waiter_gives_a_star_for_every_two_foods_of_its_size() -> None:
    # KC 1.2
    for size in (1, 2, 3, 4):
        waiter, other = f"waiter-{size}", size % 4 + 1
        assert crew(f"beer-{size}a {waiter}") == 0
        assert crew(f"beer-{size}a {waiter} cake-{size}a") == 1
        assert crew(f"beer-{size}a {waiter} cake-{size}a soup-{size}a beer-{other}a beer-{other}b") == 1
        assert crew(f"beer-{size}a {waiter} cake-{size}a soup-{size}a roast-{size}a") == 2
        assert crew(f"beer-{size}a {waiter}\n\ncake-{size}a soup-{size}a") == 0


def test_a_musician_gives_a_star_for_every_complete_set_of_sizes() -> None:
    # KC 1.2
    for letter in "abcd":
        musician = f"musician-{letter}"
        assert crew(f"beer-1a soup-2a roast-3a {musician}") == 0
        assert crew(f"beer-1a soup-2a roast-3a salad-4a {musician}") == 1
        assert crew(f"beer-1a soup-2a roast-3a salad-4a beer-1b soup-2b roast-3b {musician}") == 1
        assert crew(f"beer-1a soup-2a roast-3a salad-4a beer-1b soup-2b roast-3b salad-4b {musician}") == 2
        assert crew(f"beer-1a soup-2a roast-3a {musician}\n\nsalad-4a") == 0


def test_a_taster_gives_two_stars_for_every_complete_set_of_types() -> None:
    # KC 1.2
    for letter in "abc":
        taster = f"taster-{letter}"
        assert crew(f"{ALL_TYPES} {taster}") == 2
        assert crew(f"{ALL_TYPES} {ALL_TYPES.replace('1a', '2a')} {taster}") == 4
        assert crew(f"{ALL_TYPES.replace('cake-1a', 'beer-2a')} {taster}") == 0
        assert crew(f"{taster}\n\n{ALL_TYPES}") == 0


def test_every_crew_at_a_table_scores() -> None:
    # KC 6.1
    board = f"cook-beer {ALL_TYPES} beer-2a soup-3a roast-4a taster-a musician-a waiter-1"
    assert crew(board) == 1 + 2 + 1 + 2  # two Beers; all types; a set of Sizes; five Foods of Size 1


def test_crew_of_discarded_tables_give_nothing() -> None:
    # KC 5, 6.1
    board = "beer-1a beer-2a cook-beer\n\nsoup-1a\nsoup-2a\ncook-soup"
    assert crew(board) == 2
    assert crew(board, king="K3") == 1
    assert crew("beer-1a cook-beer\n\nbeer-2a beer-3a waiter-2", king="K1") == 0


def test_a_score_is_the_sum_of_all_sources() -> None:
    # KC 6.1
    match = laid("K1,Q5,P4", "beer-1a beer-2a cook-beer", "soup-1a soup-2a")
    assert match.breakdown()[0] == {"king": 2, "queen": 1, "princess": 2, "crew": 1}
    assert match.scores() == [6, 0]
    assert match.view(None)["caterers"][0]["total"] == 6
