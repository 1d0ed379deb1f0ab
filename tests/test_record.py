"""The text of a record: what is read, and that every damage is refused with its line."""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import threekings as tk
from tests.decks import SMALL, cards, deck, play, state_bytes
from tests.records.test_golden import CLAIMS, FOLDER, read, replayed
from threekings import record_format
from threekings.options import write
from threekings.rules.kings_catering.notation import read_placement

GOLDEN = read("small-edition")  # short, with every kind of line but the optional headers
LINES = GOLDEN.splitlines()
HEXADECIMAL = ("commit", "secret", "salt")
DECK = " ".join(deck("bread*2 wine*2 ham*2"))
HAND_WRITTEN = f"""threekings 1
deck {DECK}
players 3
# three friends, one evening
player 2 Cleo, who cooks

game king-lui
0 take bread
1 take wine
2 draw
1 draw
"""


def line_of(start: str, text: str = GOLDEN) -> int:
    """The first line that begins so; counts from 1."""
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def refused(text: str) -> tk.BrokenRecord:
    with pytest.raises(tk.BrokenRecord) as broken:
        tk.replay(text, edition=SMALL)
    assert str(broken.value) == f"line {broken.value.line}: {broken.value.reason}"
    return broken.value


# What is read


def test_a_record_written_by_hand_replays() -> None:
    match = tk.replay(HAND_WRITTEN)
    assert (match.game.name, match.players, match.length, match.to_act) == ("king-lui", 3, 4, (2,))
    assert match.headers.names == {2: "Cleo, who cooks"}
    assert not match.over


def test_a_record_needs_no_line_end_at_its_end() -> None:
    assert tk.replay(HAND_WRITTEN.rstrip("\n")).length == 4


def test_headers_may_stand_in_any_order() -> None:
    text = read("every-header")
    kept = [line for line in text.split("\n") if line and not line.startswith("#")]
    moves = next(place for place, line in enumerate(kept) if line[0].isdigit())
    head, rest = kept[1:moves], kept[moves:]
    for seed in range(10):
        random.Random(seed).shuffle(head)
        assert tk.replay("\n".join([kept[0], *head, *rest])).record() == tk.replay(text).record()


def test_blank_lines_and_comments_may_stand_anywhere_but_first() -> None:
    text = GOLDEN.replace("\n", "\n\n# 0 pass\n#\n")
    assert tk.replay(text, edition=SMALL).record() == GOLDEN
    assert refused("# a game\n" + GOLDEN).line == 1
    assert refused("\n" + GOLDEN).line == 1


def test_a_match_writes_what_the_format_says() -> None:
    match = tk.new("king-lui", players=3, deck=deck("bread*2 wine*2 ham*2"), seed=7, tiebreak="shared")
    play(match, "take bread", "draw")
    assert match.record() == (
        f"threekings 1\ngame king-lui\nplayers 3\noption tiebreak shared\ndeck {DECK}\nseed 7\n0 take bread\n1 draw\n"
    )


def test_options_at_their_default_may_be_written() -> None:
    head = "option first 0\noption free_dragon false\noption tiebreak discards\noption memory counted\n"
    match = tk.replay(HAND_WRITTEN.replace("game", head + "game", 1))
    assert match.options == tk.replay(HAND_WRITTEN).options
    assert "option" not in match.record()


def test_the_standard_edition_may_be_named() -> None:
    edition = tk.GAMES["king-lui"].edition()
    match = tk.replay(HAND_WRITTEN.replace("game", f"edition standard {edition.digest}\ngame", 1))
    assert "edition" not in match.record()


def test_a_seed_may_be_larger_than_ours() -> None:
    text = HAND_WRITTEN.replace("game", f"seed {10**30}\ngame", 1)
    assert f"\nseed {10**30}\n" in tk.replay(text).record()


@pytest.mark.parametrize(
    "date", ["2026-02-28", "2026-02-28T19:30", "2026-02-28T19:30:00Z", "2026-02-28T19:30:00+01:00"]
)
def test_dates_are_iso_8601(date: str) -> None:
    assert f"\ndate {date}\n" in tk.replay(HAND_WRITTEN.replace("game", f"date {date}\ngame", 1)).record()


def test_a_name_is_the_rest_of_its_line() -> None:
    text = HAND_WRITTEN.replace("game", "player 0 0 draw # no comment\nplayer 1 王さま\ngame", 1)
    assert tk.replay(text).headers.names == {0: "0 draw # no comment", 1: "王さま", 2: "Cleo, who cooks"}


@pytest.mark.parametrize(
    "name",
    [
        "👩‍🍳",  # joined by U+200D
        "نمی\u200cدانم",  # Persian needs the non-joiner
        "\u200fדנה\u200e",  # direction marks
        "Ada\u202e",
        "Jean\u00a0Luc",
        "one\u2028line",
        "  spaces  ",
        "\ue000",
    ],
)
def test_a_name_may_hold_marks_nobody_sees_since_people_write_with_them(name: str) -> None:
    match = tk.replay(HAND_WRITTEN.replace("game", f"table {name}\nplayer 0 {name}\ngame", 1))
    assert (match.headers.table, match.headers.names[0]) == (name, name)
    assert tk.replay(match.record()).headers == match.headers


def test_hexadecimal_is_read_in_both_cases_and_written_in_small_letters() -> None:
    text = read("every-header")
    capitals = "\n".join(
        line if line.split(" ")[0] not in HEXADECIMAL else line[: line.rindex(" ")] + line[line.rindex(" ") :].upper()
        for line in text.split("\n")
    )
    assert capitals != text
    assert tk.replay(capitals).record() == tk.replay(text).record()
    assert tk.replay(text).headers.commit.hex() in tk.replay(capitals).record()  # type: ignore[union-attr]


def test_a_record_ends_with_its_last_move_while_the_game_goes_on() -> None:
    match = tk.replay(GOLDEN, edition=SMALL)
    match.undo()
    assert match.record().splitlines() == LINES[:-3]


# What is refused, and where


@pytest.mark.parametrize(
    ("start", "damaged"),
    [
        ("threekings", "threekings 2"),
        ("threekings", "Threekings 1"),
        ("threekings", "threekings 1 "),
        ("threekings", "\ufeffthreekings 1"),
        ("threekings", "threekings 1\r"),
        ("threekings", ""),
        ("game", "game king-louis"),
        ("game", "game"),
        ("game", "game  king-lui"),
        ("game", "Game king-lui"),
        ("game", "game king-lui\r"),
        ("players", "players 2"),
        ("players", "players 03"),
        ("players", "players ٣"),
        ("players", "players three"),
        ("players", "players 3 "),
        ("players", "players -3"),
        ("players", "players 99999999999999999999999"),
        ("players", "players 3.0"),
        ("players", "players"),
        ("edition", "edition small"),
        ("edition", "edition small " + "0" * 64),
        ("edition", "edition large " + LINES[3].split()[2]),
        ("deck", "deck"),
        ("deck", "deck bread"),
        ("deck", LINES[4] + " "),
        ("deck", LINES[4] + " ham"),
        ("deck", LINES[4].replace(" ", "  ", 2)),
        ("deck", LINES[4].replace("ham", "spam", 1)),
        ("deck", LINES[4].replace("ham", "bread", 1)),
        ("deck", LINES[4].replace(" ", "\u00a0", 2)),
        ("seed", "seed 01"),
        ("seed", "seed -1"),
        ("seed", "seed x"),
        ("seed", "seed " + "9" * 101),
        ("seed", "option first 3"),
        ("seed", "option first random"),
        ("seed", "option first 00"),
        ("seed", "option first"),
        ("seed", "option tiebreak luck"),
        ("seed", "option free_dragon yes"),
        ("seed", "option free_dragon True"),
        ("seed", "option colour blue"),
        ("seed", "option"),
        ("seed", "date yesterday"),
        ("seed", "date 2026-02-30"),
        ("seed", "date"),
        ("seed", "table"),
        ("seed", "player 3 Dora"),
        ("seed", "player 0"),
        ("seed", "player 00 Anna"),
        ("seed", "player x Anna"),
        ("seed", "commit xyz"),
        ("seed", "commit abc"),
        ("seed", "commit " + "ab" * 31),
        ("seed", "commit " + "ab" * 33),
        ("seed", "commit " + "ag" * 32),
        ("seed", "commit"),
        ("seed", "secret 00"),
        ("seed", "salt 3 00"),
        ("seed", "salt 0"),
        ("seed", "colour blue"),
        ("seed", " seed 1"),
        ("seed", "\tseed 1"),
        ("seed", "seed\t1"),
        ("seed", "se\0ed 1"),
        ("seed", "players 3"),
        ("seed", "\u2028"),
        ("0 ", "0  take bread"),
        ("0 ", "00 take bread"),
        ("0 ", "٠ take bread"),
        ("0 ", "1 take bread"),
        ("0 ", "3 take bread"),
        ("0 ", "0 take cake"),
        ("0 ", "0 pass"),
        ("0 ", "0 draw "),
        ("0 ", "0 Draw"),
        ("0 ", "0"),
        ("0 ", "take bread"),
        ("0 ", "99999999999999999999 draw"),
        ("0 ", "- round 2"),
        ("0 ", "- box king"),
        ("result", "result 1 2 3"),
        ("result", "result 1 2"),
        ("result", "result"),
        ("result", "result x y z"),
        ("result", LINES[-2] + " 0"),
        ("result", LINES[-2].replace(" ", " 0", 1)),
        ("result", "results 1 2 3"),
        ("winners", "winners"),
        ("winners", "winners 3"),
        ("winners", "winners 0 1 2"),
        ("winners", LINES[-1] + " "),
        ("winners", LINES[-2]),
    ],
)
def test_a_damaged_line_is_refused_and_named(start: str, damaged: str) -> None:
    number = line_of(start)
    lines = GOLDEN.split("\n")
    lines[number - 1] = damaged
    assert refused("\n".join(lines)).line == number


@pytest.mark.parametrize("character", ["\t", "\0", "\x1b", "\x85", "\x7f", "\ud800", "\r"])
@pytest.mark.parametrize("header", ["player 0 An", "table oak"])
def test_control_characters_are_refused_even_in_names_since_terminals_obey_them(header: str, character: str) -> None:
    assert refused("\n".join([LINES[0], f"{header}{character}na", *LINES[1:]])).line == 2


@pytest.mark.parametrize("header", ["player 0", "table"])
@pytest.mark.parametrize("name", [" ", "\u2028", "\u00a0 "])
def test_a_name_of_nothing_but_space_is_refused_since_nobody_could_read_it(header: str, name: str) -> None:
    assert refused("\n".join([LINES[0], f"{header} {name}", *LINES[1:]])).line == 2


@pytest.mark.parametrize("character", ["\u200d", "\u200e", "\u202e", "\u2028", "\u00a0", "\ufeff", "\u00ad"])
@pytest.mark.parametrize("start", ["game", "players", "deck", "seed", "0 ", "result", "winners"])
def test_outside_of_names_what_nobody_can_see_is_refused_since_programs_would(start: str, character: str) -> None:
    number, lines = line_of(start), GOLDEN.split("\n")
    for damaged in (lines[number - 1] + character, lines[number - 1].replace(" ", f" {character}", 1)):
        assert refused("\n".join([*lines[: number - 1], damaged, *lines[number:]])).line == number


def test_only_plain_digits_are_digits() -> None:
    text = read("three-players")
    result = next(line for line in text.split("\n") if line.startswith("result"))
    points = next(word for word in result.split()[1:] if len(word) > 1)
    strange = points[0] + chr(0x660 + int(points[1])) + points[2:]
    assert int(strange) == int(points)
    assert refused(text.replace(result, result.replace(points, strange, 1))).line == line_of("result", text)


@pytest.mark.parametrize(
    "header", ["game king-lui", "players 3", "seed 5", "table oak", "player 0 A", "option first 0"]
)
def test_a_header_stands_only_once(header: str) -> None:
    lines = [LINES[0], header, header, *(line for line in LINES[1:] if line.split()[0] != header.split()[0])]
    assert refused("\n".join(lines)).line == 3


@pytest.mark.parametrize("header", ["game", "players", "deck"])
def test_what_is_required_may_not_be_missing(header: str) -> None:
    lines = [line for line in LINES if not line.startswith(header)]
    assert header in refused("\n".join(lines)).reason


@pytest.mark.parametrize("header", ["game king-lui", "seed 1", "table oak", "player 0 Anna", "option first 0"])
def test_headers_come_before_the_first_move(header: str) -> None:
    lines = [line for line in LINES if line.split()[0] != header.split()[0]]
    place = next(number for number, line in enumerate(lines) if line[0].isdigit()) + 1
    assert refused("\n".join([*lines[:place], header, *lines[place:]])).line == place + 1


def test_nothing_comes_after_the_winners() -> None:
    for more in ("0 pass", "winners 0", "result 0 0 0", "player 0 Anna", "nonsense"):
        assert refused(GOLDEN + more + "\n").line == len(LINES) + 1


def test_a_finished_game_has_result_and_winners() -> None:
    assert refused("\n".join(LINES[:-2])).line == len(LINES) - 2
    assert refused("\n".join(LINES[:-1])).line == len(LINES) - 1
    assert refused("\n".join(LINES[:-2] + LINES[-1:])).line == len(LINES) - 1


def test_an_unfinished_game_has_neither() -> None:
    assert refused("\n".join(LINES[:-3] + LINES[-2:])).line == len(LINES) - 2


def test_windows_line_ends_are_refused() -> None:
    assert refused(GOLDEN.replace("\n", "\r\n")).line == 1
    assert refused(GOLDEN.replace("\n", "\r\n").replace("\r", "", 1)).line == 2


def test_an_empty_text_is_refused() -> None:
    for text in ("", "\n", " ", "threekings 1", "threekings 1\n"):
        assert refused(text).line == 1


def test_another_edition_needs_its_file() -> None:
    digest = LINES[3].split()[2]
    for edition in (None, FOLDER.parent / "editions" / "king-lui-crumbs.toml"):
        with pytest.raises(tk.BrokenRecord, match=digest) as broken:
            tk.replay(GOLDEN, edition=edition)
        assert broken.value.line == line_of("edition")


def test_bytes_that_are_not_utf_8_are_refused_with_their_line() -> None:
    assert record_format.decode(GOLDEN.encode()) == GOLDEN
    with pytest.raises(tk.BrokenRecord) as broken:
        record_format.decode(b"threekings 1\ngame king-lui\nplayer 0 \xff\n")
    assert broken.value.line == 3


# Any damage at all

ODD = "\r\n\t\0 -#.09aZ٣０²ſ\u00a0\u2028\u200b\ufeff\x85\x1c\ud800💎"
JUNK = ["", "#", "# note", " ", "-", "0", "0 pass", "- box", "result 0 0 0", "winners 0", "option first 1", "seed 00"]
JUNK += ["player 1 Bo", "game king-lui", "salt 0 00", "date 2026-01-01", "９ draw", "0 draw\r", "1" * 5000, "deck"]
Damage = Callable[[str], str]


@st.composite
def damages(draw: st.DrawFn) -> Damage:
    """One way to damage a text."""
    kind = draw(st.sampled_from(["delete", "double", "swap", "cut", "junk", "replace", "insert", "remove"]))
    where, other = draw(st.floats(0, 1, exclude_max=True)), draw(st.floats(0, 1, exclude_max=True))
    character, junk = draw(st.sampled_from(ODD) | st.characters()), draw(st.sampled_from(JUNK))

    def damage(text: str) -> str:
        place, lines = int(where * len(text)), text.split("\n")
        row, second = int(where * len(lines)), int(other * len(lines))
        match kind:
            case "delete":
                del lines[row]
            case "double":
                lines.insert(second, lines[row])
            case "swap":
                lines[row], lines[second] = lines[second], lines[row]
            case "cut":
                return text[:place]
            case "junk":
                lines.insert(row, junk)
            case "replace":
                return text[:place] + character + text[place + 1 :]
            case "insert":
                return text[:place] + character + text[place:]
            case "remove":
                return text[:place] + text[place + 1 :]
        return "\n".join(lines)

    return damage


def meaning(match: tk.Match, text: str) -> tuple[list[str], list[str]]:
    """Headers in any order and moves in theirs, without comments, blank lines and what goes without saying."""
    standard = match.game.edition()
    silent = {f"option {name} {write(option.default)}" for name, option in match.game.options.items()}
    silent |= {f"option {name} {write(value)}" for name, value in match.game.settled({}, match.players).items()}
    silent.add(f"edition {standard.name} {standard.digest}")
    kept = [line for line in text.split("\n") if line and not line.startswith("#") and line not in silent]
    kept = [line.lower() if line.split(" ")[0] in HEXADECIMAL else line for line in kept]
    moves = [line for line in kept if re.match(r"[0-9-]|result|winners", line)]
    return sorted(line for line in kept if line not in moves), moves


def before_the_dealer(match: tk.Match) -> str:
    """The record without what the dealer did last: a text may end before him."""
    lines = match.record().splitlines()
    return "\n".join(lines[:-1] if lines[-1].startswith("- ") else lines)


def outcome(text: str, name: str) -> tk.Match | tk.BrokenRecord:
    """What becomes of a text: a match, a refusal, never anything else."""
    try:
        return replayed(name, text)
    except tk.BrokenRecord as broken:
        return broken


def check(text: str, name: str) -> None:
    """A text is refused with one of its lines, or it means exactly what the match writes."""
    found = outcome(text, name)
    if isinstance(found, tk.BrokenRecord):
        assert 1 <= found.line <= text.count("\n") + 1
    else:
        assert meaning(found, text) in (meaning(found, found.record()), meaning(found, before_the_dealer(found)))
        again = replayed(name, found.record())
        again._state["random"] = found._state["random"]  # fresh where no seed is told
        assert state_bytes(again) == state_bytes(found)


@settings(max_examples=1500)
@given(name=st.sampled_from(sorted(CLAIMS)), steps=st.lists(damages(), min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_still_means_exactly_what_it_says(name: str, steps: list[Damage]) -> None:
    text = read(name)
    for damage in steps:
        text = damage(text)
    check(text, name)


@settings(max_examples=300)
@given(st.text() | st.lists(st.sampled_from([*LINES, *JUNK])).map("\n".join))
def test_any_text_is_a_record_or_broken(text: str) -> None:
    check(text, "small-edition")
    check("threekings 1\n" + text, "small-edition")


def test_cards_in_the_deck_of_a_record_are_those_dealt() -> None:
    match = tk.replay(HAND_WRITTEN)
    assert match.headers.deck[:6] == cards("bread*2 wine*2 ham*2")
    assert match.view(2)["hands"][2]["cards"]["bread"] == 1


def test_only_a_text_is_a_record() -> None:
    with pytest.raises(TypeError, match="a record is a text"):
        tk.replay(b"threekings 1")  # type: ignore[arg-type]


@pytest.mark.parametrize("date", ["2026-11-15", "2026-11-15T20:15:00Z", "2026-11-15T20:15:00+01:00", "20261115T201500"])
def test_a_date_is_iso_8601(date: str) -> None:
    assert tk.replay(with_header(f"date {date}")).headers.date == date


@pytest.mark.parametrize("date", ["2026-11-15x20:15", "2026-11-15 20:15", "2026-13-01", "today", ""])
def test_another_date_is_refused(date: str) -> None:
    with pytest.raises(tk.BrokenRecord, match=r"line 2: .* should be a date"):
        tk.replay(with_header(f"date {date}"))


def test_a_digest_is_read_in_capitals_and_a_wrong_form_refused() -> None:
    standard = tk.GAMES["king-lui"].edition()
    assert tk.replay(with_header(f"edition standard {standard.digest.upper()}")).edition is standard
    with pytest.raises(tk.BrokenRecord, match=r"line 2: .* should be a SHA-256 digest"):
        tk.replay(with_header("edition standard 1234"))


def test_a_record_of_the_standard_edition_is_read_whatever_file_is_given() -> None:
    standard = tk.GAMES["king-lui"].edition()
    text = with_header(f"edition standard {standard.digest}")
    assert tk.replay(text, edition=SMALL).edition is standard
    assert tk.replay(with_header("seed 1"), edition=SMALL).edition is standard
    with pytest.raises(tk.BrokenEdition):
        tk.replay(with_header("seed 1"), edition="/nowhere.toml")


def with_header(line: str) -> str:
    first, _, rest = tk.new("king-lui", players=3, deck=deck()).record().replace("seed", "# seed").partition("\n")
    return f"{first}\n{line}\n{rest}"


# The King's Catering: options, the dealer's line, and games that nobody wins


def catering(name: str) -> list[str]:
    return read(f"kings-catering/{name}").splitlines()


def broken_at(lines: list[str], said: str | None = None) -> int:
    """The line at which a record is refused, with these words."""
    with pytest.raises(tk.BrokenRecord, match=said) as broken:
        tk.replay("\n".join(lines))
    return broken.value.line


def with_options(lines: list[str], *options: str) -> list[str]:
    """The record with other options, which stand in lines 4 and following."""
    others = [line for line in lines if not line.startswith("option")]
    return [*others[:3], *(f"option {option}" for option in options), *others[3:]]


def test_a_named_setup_is_read_and_its_sides_are_written() -> None:
    for name in ("family", "thinking", "low-interaction", "high-interaction", "sizes", "decorations"):
        lines = catering(name)
        told = next(line for line in lines if line.startswith("option royals"))
        assert re.fullmatch("option royals K.,Q.,P.", told)
        assert tk.replay("\n".join(with_options(lines, f"royals {name}"))).record().splitlines() == lines


def test_without_an_option_the_family_plays() -> None:
    lines = catering("family")
    assert tk.replay("\n".join(with_options(lines))).record().splitlines() == lines


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("family", ["royals random"]),
        ("two-rounds", ["royals family", "rounds 2", "royals2 random"]),
        ("two-rounds", ["rounds 2", "royals random", "royals2 K1,Q1,P5"]),
        ("first-3", ["first random"]),
    ],
)
def test_random_never_stands_in_a_record(name: str, options: list[str]) -> None:
    place = next(place for place, option in enumerate(options) if option.endswith("random"))
    assert broken_at(with_options(catering(name), *options), "not 'random'") == 4 + place


def test_two_rounds_without_the_royals_of_the_second_are_broken() -> None:
    assert broken_at(with_options(catering("two-rounds"), "royals family", "rounds 2"), "royals2 is missing") == 5
    assert broken_at(with_options(catering("two-rounds"), "rounds 2"), "royals2 is missing") == 4


@pytest.mark.parametrize(
    "option",
    [
        "royals K3,Q4",
        "royals K3,Q4,P2 ",
        "royals K3, Q4, P2",
        "royals k3,q4,p2",
        "royals Family",
        "princesses 0",
        "princesses 3",
        "princesses 01",
        "princesses two",
        "palace none ",
        "palace louvre",
        "rounds 3",
        "rounds 0",
        "royals2 K1",
        "first 2",
    ],
)
def test_a_wrong_option_of_kings_catering_is_broken(option: str) -> None:
    assert broken_at(with_options(catering("high-interaction"), option), "option") == 4


def test_options_of_kings_catering_at_their_default_may_be_written() -> None:
    lines = catering("family")
    written = with_options(lines, "princesses 1", "palace none", "royals family", "rounds 1", "first 0")
    assert tk.replay("\n".join(written)).record().splitlines() == lines


def test_a_palace_stands_in_a_record_alone() -> None:
    lines = catering("versailles-reached")
    assert [line for line in lines if line.startswith("option")] == ["option palace versailles"]
    assert tk.replay("\n".join(with_options(lines, "palace versailles", "rounds 1"))).record().splitlines() == lines
    for more in ("royals K4,Q3,P5", "royals family", "princesses 1"):
        assert broken_at(with_options(lines, "palace versailles", more), "its own Royals") == 5
    assert broken_at(with_options(lines, "palace versailles", "first 0"), "first is for 2 to 4 players") == 5


def test_where_nobody_wins_the_winners_line_is_bare() -> None:
    lines = catering("versailles-missed")
    assert lines[-1] == "winners"
    assert tk.replay("\n".join(lines)).winners() == []
    for wrong in ("winners ", "winners  ", "winners -", "winners 0", "winners none"):
        assert broken_at([*lines[:-1], wrong]) == len(lines)
    assert broken_at(lines[:-1], "'result' without 'winners'") == len(lines) - 1


def test_who_has_won_alone_is_named() -> None:
    lines = catering("versailles-reached")
    assert lines[-1] == "winners 0"
    assert broken_at([*lines[:-1], "winners"], "winners should be 0") == len(lines)


def test_the_second_round_begins_with_the_dealers_line() -> None:
    lines = catering("two-rounds")
    assert lines.count("- round 2") == 1
    due = lines.index("- round 2")
    missing = [*lines[:due], *lines[due + 1 :]]
    assert broken_at(missing, "the dealer's line is missing before this move") == due + 1
    doubled = [*lines[:due], "- round 2", *lines[due:]]
    assert broken_at(doubled, "the dealer has nothing to do here") == due + 2
    early = [*lines[: due - 1], "- round 2", *lines[due - 1 :]]
    assert broken_at(early, "the dealer has nothing to do here") == due
    assert broken_at([*lines[:-2], "- round 2", *lines[-2:]], "the dealer has nothing to do here") == len(lines) - 1


@pytest.mark.parametrize(
    "wrong", ["- round 1", "- round 3", "- round", "- Round 2", "- round 02", "- round 2 ", "- box"]
)
def test_another_dealers_line_is_broken(wrong: str) -> None:
    lines = catering("two-rounds")
    due = lines.index("- round 2")
    assert broken_at([*lines[:due], wrong, *lines[due + 1 :]], "second round") == due + 1


def test_a_game_of_one_round_has_no_dealers_line() -> None:
    lines = catering("family")
    assert broken_at([*lines[:-2], "- round 2", *lines[-2:]], "nothing to do") == len(lines) - 1
    assert broken_at([*lines[:-3], "- round 2", *lines[-3:]], "nothing to do") == len(lines) - 2


def test_a_game_of_two_rounds_that_ends_after_the_first_is_not_over() -> None:
    lines = catering("two-rounds")
    due = lines.index("- round 2")
    for stop in (due, due + 1):
        assert broken_at([*lines[:stop], *lines[-2:]], "the game is not over") == stop + 1
        assert tk.replay("\n".join(lines[:stop])).record().splitlines() == lines[: due + 1]


def tiles_put(lines: list[str]) -> set[str]:
    """The tiles that lines of a record put somewhere."""
    moves = (line.partition(" ")[2] for line in lines)
    return {put.tile for move in moves if (put := read_placement(move))}


@pytest.mark.parametrize(("name", "in_play"), [("family", 40), ("free-solo", 40), ("three-players", 60)])
def test_tiles_of_the_deck_beyond_those_in_play_are_the_ones_removed(name: str, in_play: int) -> None:
    lines = catering(name)
    names = lines[-1 - next(place for place, line in enumerate(reversed(lines)) if line.startswith("deck"))].split(" ")
    tiles = names[1:]
    assert len(tiles) == 80
    played = tiles_put(lines)
    gone = {*tk.replay("\n".join(lines)).view(None)["discarded"]}
    assert played | gone == {*tiles[:in_play]}
    turned = f"deck {' '.join(tiles[:in_play] + tiles[: in_play - 1 : -1])}"
    again = tk.replay("\n".join(turned if line.startswith("deck") else line for line in lines))
    assert again.scores() == tk.replay("\n".join(lines)).scores()


def test_the_second_round_is_played_with_the_tiles_removed_before() -> None:
    lines = catering("two-rounds")
    tiles = next(line for line in lines if line.startswith("deck")).split(" ")[1:]
    due = lines.index("- round 2")
    for part, expected in ((lines[:due], tiles[:40]), (lines[due:], tiles[40:])):
        assert tiles_put(part) == {*expected}
