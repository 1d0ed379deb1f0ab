"""The library as README shows it: what a match answers, and what it refuses and how."""

import json
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import SMALL, deck, play, state_bytes
from threekings import texts

NAMES = {
    "BOTS",
    "Batch",
    "Bot",
    "BotKind",
    "BrokenEdition",
    "BrokenRecord",
    "Edition",
    "GAMES",
    "Game",
    "Hint",
    "IllegalMove",
    "InvalidMove",
    "KingLuiView",
    "KingsCateringView",
    "KuKaKingView",
    "Match",
    "MatchView",
    "Position",
    "batch",
    "choose",
    "hints",
    "new",
    "opinions",
    "read_bot",
    "register_bot",
    "register_game",
    "replay",
}
ABOUT = {"game", "edition", "players", "seat", "options", "moves", "scores", "winners", "verdict", "to_act", "waiting"}


def new(top: str = "bread*2 wine*2 ham cake", **more: Any) -> tk.Match:
    return tk.new("king-lui", players=3, deck=deck(top), **more)


def over() -> tk.Match:
    return play(tk.new("king-lui", players=3, edition=SMALL, deck=deck(edition=SMALL)), "draw", "draw", "draw")


def test_the_public_names_are_these() -> None:
    assert set(tk.__all__) == NAMES
    assert all(hasattr(tk, name) for name in NAMES)


# Setting up


def test_a_seed_decides_the_whole_game() -> None:
    one, other = (tk.new("king-lui", players=4, seed=7) for _ in range(2))
    assert state_bytes(one) == state_bytes(other)
    assert one.headers.deck != tk.new("king-lui", players=4, seed=8).headers.deck


def test_the_deck_of_seed_7_stays_what_it_is() -> None:
    top = "ham wine fruit wine wine chicken cake cheese"
    assert " ".join(tk.new("king-lui", players=4, seed=7).headers.deck[:8]) == top


def test_without_a_seed_every_game_differs() -> None:
    games = [tk.new("king-lui", players=4) for _ in range(5)]
    assert len({tuple(match.headers.deck) for match in games}) == 5
    assert len({match.headers.seed for match in games}) == 5


def test_a_deck_is_dealt_from_its_first_card() -> None:
    match = new("ham*4 cake*2 fruit")
    assert (match.view(None)["table"]["ham"], match.view(None)["table"]["cake"]) == (4, 2)
    match.play("draw")
    assert match.view(0)["hands"][0]["cards"]["fruit"] == 1


def test_a_deck_may_be_one_text_or_any_sequence() -> None:
    names = deck("ham*4")
    for given in (names, tuple(names), " ".join(names)):
        assert tk.new("king-lui", players=3, deck=given).headers.deck == names


def test_a_seed_may_accompany_a_deck() -> None:
    match = new(seed=7)
    assert match.headers.deck == deck("bread*2 wine*2 ham cake")
    assert "\nseed 7\n" in match.record()
    assert state_bytes(match) == state_bytes(new(seed=7))


@pytest.mark.parametrize("game", ["King Lui", "", "chess", None])
def test_an_unknown_game_is_refused_and_the_known_ones_named(game: Any) -> None:
    with pytest.raises(ValueError, match="king-lui"):
        tk.new(game, players=3)


@pytest.mark.parametrize("players", [2, 6, 0, -1, True, "3", None, 3.0, 4.5])
def test_a_wrong_count_of_players_is_refused_and_the_right_ones_named(players: Any) -> None:
    with pytest.raises(ValueError, match="3, 4, 5"):
        tk.new("king-lui", players=players)


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.0, "7"])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        tk.new("king-lui", players=3, seed=seed)


def test_the_largest_seed_is_fine() -> None:
    match = tk.new("king-lui", players=3, seed=2**64 - 1)
    assert state_bytes(tk.replay(match.record())) == state_bytes(match)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (deck()[1:], "15 × bread, not 14"),
        ([*deck(), "bread"], "15 × bread, not 16"),
        (["spam", *deck()[1:]], "unknown card 'spam'; cards are: bread, wine"),
        (["wine", *deck()[1:]], "15 × bread, not 14"),
        ([], "in all 110 cards"),
        ([0] * 110, "unknown card 0"),
        (["", *deck()], "unknown card ''"),
        (["Bread", *deck()[1:]], "unknown card 'Bread'"),
        (deck(edition=SMALL), "15 × bread, not 5"),
    ],
)
def test_a_deck_is_all_cards_of_the_edition(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tk.new("king-lui", players=3, deck=wrong)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"colour": "red"}, "unknown option 'colour'; known are first, free_dragon, tiebreak, memory"),
        ({"first": 3}, "option first cannot be 3; allowed: the number of a seat, or random"),
        ({"first": -1}, "option first"),
        ({"first": True}, "option first"),
        ({"first": "1"}, "option first"),
        ({"free_dragon": 1}, "option free_dragon cannot be 1; allowed: true or false"),
        ({"free_dragon": "true"}, "option free_dragon"),
        ({"tiebreak": "luck"}, "option tiebreak cannot be 'luck'; allowed: discards or shared"),
        ({"tiebreak": None}, "option tiebreak"),
        ({"memory": ["open"]}, "option memory"),
    ],
)
def test_a_wrong_option_is_refused_and_the_right_ones_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tk.new("king-lui", players=3, **options)


# Playing


def test_moves_are_those_of_the_seat_to_act() -> None:
    match = new()
    assert match.to_act == (0,)
    assert match.moves() == match.moves(0) == ["take bread", "take wine", "take ham", "take cake", "draw"]


def test_a_seat_may_always_be_given() -> None:
    match = new()
    match.play("take bread", 0)
    match.play("take wine", seat=1)
    assert match.to_act == (2,)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_that_is_not_to_act_is_refused_with_the_rule(seat: int) -> None:
    match = new()
    before = state_bytes(match)
    assert match.why_not("draw", seat) == "KL 3.2: it is the turn of seat 0"
    with pytest.raises(tk.IllegalMove, match=r"KL 3\.2"):
        match.play("draw", seat)
    with pytest.raises(tk.IllegalMove, match=r"KL 3\.2"):
        match.moves(seat)
    assert state_bytes(match) == before


@pytest.mark.parametrize("seat", [3, -1, True, "0", 0.5])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any) -> None:
    for match in (new(), over()):
        before = state_bytes(match)
        for ask in (match.moves, match.view, match.log):
            with pytest.raises(tk.IllegalMove, match="no seat"):
                ask(seat)
        for play_it in (match.play, match.why_not):
            with pytest.raises(tk.IllegalMove, match="no seat"):
                play_it("draw", seat)
        with pytest.raises(tk.IllegalMove, match="no seat"):
            match.resampled(seat, 1)
        assert state_bytes(match) == before


def test_what_cannot_be_read_is_invalid_before_anything_else() -> None:
    for match in (new(), over()):
        for seat in (None, 0, 1):
            with pytest.raises(tk.InvalidMove, match="take DISH, draw, lay, feed DISH DISH, pass"):
                match.play("eat bread", seat)


def test_an_unknown_dish_is_invalid_and_the_known_ones_named() -> None:
    for text in ("take emerald", "take ", "feed bread emerald", "take spam"):
        with pytest.raises(tk.InvalidMove, match="dishes are: bread, wine"):
            new().play(text)


def test_a_dish_of_another_edition_is_invalid() -> None:
    match = tk.new("king-lui", players=3, edition=SMALL, seed=1)
    with pytest.raises(tk.InvalidMove, match="dishes are: bread, wine, ham"):
        match.play("take cheese")


def test_an_illegal_move_says_the_rule_and_changes_nothing() -> None:
    match = new()
    before = match.record()
    with pytest.raises(tk.IllegalMove, match=r"KL 4\.1: there is no fruit on the table"):
        match.play("take fruit")
    assert (match.record(), match.length) == (before, 0)


def test_errors_are_value_errors() -> None:
    for error in (tk.InvalidMove, tk.IllegalMove, tk.BrokenRecord, tk.BrokenEdition):
        assert issubclass(error, ValueError)


def test_why_not_is_none_for_a_legal_move() -> None:
    assert new().why_not("take bread") is None
    assert new().why_not("take bread", 0) is None


def test_a_game_that_is_over_has_no_moves() -> None:
    match = over()
    assert (match.over, match.to_act, match.moves(), match.moves(1)) == (True, (), [], [])
    assert match.why_not("draw") == "KL 5.1: the game is over"


# Looking


def test_a_view_is_plain_data_whatever_the_seats_type() -> None:
    seat: Any = np.int64(1)
    assert json.loads(json.dumps(new().view(seat))) == new().view(1)


def test_a_spectator_sees_no_hand_and_has_no_moves() -> None:
    view = play(new(), "draw").view(None)
    assert view["seat"] is None
    assert view["moves"] == []
    assert [hand["cards"] for hand in view["hands"]] == [None] * 3


def test_a_view_shows_this_and_nothing_else() -> None:
    assert set(new().view(0)) == ABOUT | {
        *("phase", "course", "courses", "chef", "acted", "supply", "table", "emeralds", "king", "eaten", "hands"),
        *("aids", "prompt"),
    }


def test_a_view_tells_points_dish_by_dish_of_the_hands_it_shows() -> None:
    match = over()
    assert [hand["by_dish"] for hand in match.view(None)["hands"]] == match.breakdown()
    assert [hand["points"] for hand in match.view(None)["hands"]] == match.scores()
    match = play(new(), "draw")
    assert match.view(0)["hands"][0]["by_dish"] == match.breakdown()[0]
    assert [match.view(viewer)["hands"][0]["by_dish"] for viewer in (None, 1, 2)] == [None] * 3


def test_a_view_tells_who_has_acted_in_the_course() -> None:
    match = new(first=1)
    for acted in ([], [1], [1, 2], []):
        assert [match.view(viewer)["acted"] for viewer in (None, 0, 1, 2)] == [acted] * 4
        match.play("draw")


@pytest.mark.parametrize(
    ("emeralds", "king", "table", "supply", "free_dragon", "offered"),
    [
        (0, 2, 1, True, False, "take-draw"),
        (1, 1, 1, True, False, "take-draw"),
        (1, 2, 1, True, False, "take-draw-feed"),
        (0, 2, 1, False, False, "take"),
        (1, 2, 1, False, False, "take-feed"),
        (1, 2, 0, True, False, "draw"),
        (1, 2, 0, True, True, "draw-feed"),
        (1, 2, 0, False, False, "feed"),
        (1, 1, 0, False, False, "pass"),
    ],
)
def test_a_view_offers_what_is_possible_and_nothing_else(
    emeralds: int, king: int, table: int, supply: bool, free_dragon: bool, offered: str
) -> None:
    match = new(free_dragon=free_dragon)
    match._state["table"][:] = [table, *[0] * 6, emeralds]
    match._state["king"][0] = king
    match._state["top"] = 100 if supply else 110
    check_offer(match, offered)


@pytest.mark.parametrize(("king", "offered"), [(1, "lay"), (2, "lay-feed")])
def test_with_an_emerald_drawn_too(king: int, offered: str) -> None:
    match = play(new("bread*6 emerald"), "draw")
    match._state["king"][0] = king
    check_offer(match, offered)


def check_offer(match: tk.Match, offered: str) -> None:
    view = match.view(match.to_act[0])
    assert view["prompt"] == {"id": f"kl-prompt-{offered}", "args": {}}
    assert {move.split()[0] for move in view["moves"]} == set(offered.split("-"))
    assert texts.text(texts.Message(f"kl-prompt-{offered}"))


def test_a_view_asks_for_what_is_to_be_done() -> None:
    match = new()
    assert match.view(0)["prompt"] == {"id": "kl-prompt-take-draw", "args": {}}
    assert match.view(1)["prompt"] == {"id": "kl-prompt-wait", "args": {"seat": 0}}
    assert match.view(None)["prompt"] == {"id": "kl-prompt-wait", "args": {"seat": 0}}
    assert over().view(0)["prompt"] == {"id": "kl-prompt-over", "args": {}}


def test_a_view_is_a_fresh_value_each_time() -> None:
    match = new()
    match.view(0)["table"]["bread"] = 99
    match.view(0)["moves"].clear()
    match.view(0)["prompt"]["args"]["seat"] = 5
    assert match.view(0) == new().view(0)


def test_scores_before_the_end_say_what_they_would_be() -> None:
    match = play(new("bread*2 wine*2 ham cake ham*2"), "take ham", "draw", "draw")
    assert not match.over
    assert match.scores() == [0, 0, 0]  # the king has no ham
    assert match.winners() == [0, 1, 2] and not any(match.scores())
    assert [sum(part.values()) for part in match.breakdown()] == match.scores()


# Copies and undo


def test_a_copy_goes_its_own_way() -> None:
    match = play(new(), "take bread")
    twin = match.copy()
    play(twin, "take wine", "draw")
    assert (match.length, twin.length) == (1, 3)
    match.undo()
    assert (match.length, twin.length) == (0, 3)
    assert match.to_act == (0,)


def test_a_copy_shares_no_past() -> None:
    match = play(new(), "draw", "draw")
    twin = match.copy()
    match.undo()
    match.play("take bread")
    twin.undo()
    assert state_bytes(twin) == state_bytes(play(new(seed=match.headers.seed), "draw"))


def test_a_copys_headers_are_its_own() -> None:
    match = new()
    twin = match.copy()
    twin.headers.names[0] = "Anna"
    twin.headers.table = "oak"
    twin.headers.deck.reverse()
    twin.options["memory"] = "open"
    assert match.record() == new(seed=match.headers.seed).record()


def test_undo_takes_the_last_move_back() -> None:
    match = new()
    before = state_bytes(match)
    match.play("draw")
    match.undo()
    assert (state_bytes(match), match.length, match.to_act) == (before, 0, (0,))


def test_undo_takes_back_what_ended_a_course_or_the_game() -> None:
    match = play(new(), "draw", "draw")
    before = match.view(None)
    match.play("draw")
    assert match.view(None)["course"] == 2
    match.undo()
    assert match.view(None) == before
    finished = over()
    finished.undo()
    assert not finished.over


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(tk.IllegalMove):
        new().undo()


def test_resampling_leaves_the_match_alone() -> None:
    match = play(new(), "draw")
    before = state_bytes(match)
    twin = match.resampled(1, 5)
    assert state_bytes(match) == before != twin.tobytes()
    assert twin.tobytes() == match.resampled(1, 5).tobytes()
    assert twin.tobytes() != match.resampled(1, 6).tobytes()


# Choices made together


def new_choice(**more: Any) -> tk.Match:
    return tk.new("ku-ka-king", players=4, seed=7, **more)


def test_to_act_names_every_seat_still_to_choose() -> None:
    assert new_choice().to_act == (0, 1, 2, 3)
    match = new_choice()
    match.play("row 6", 2)
    assert (match.to_act, match.sealed, match.length) == ((0, 1, 3), (2,), 0)
    for seat in match.to_act:
        match.play(f"row {seat + 1}", seat)
    assert (match.to_act, match.sealed, match.length) == ((0, 1, 2, 3), (), 4)


def test_moves_without_a_seat_are_refused_where_several_are_to_act() -> None:
    match = new_choice()
    for ask in (match.moves, lambda: match.play("row 1"), lambda: match.why_not("row 1")):
        with pytest.raises(ValueError, match=r"name one of \(0, 1, 2, 3\)") as refused:
            ask()
        assert not isinstance(refused.value, (tk.IllegalMove, tk.InvalidMove))
    for seat in (0, 1, 2):
        match.play("row 1", seat)
    assert match.moves() == match.moves(3)
    match.play("row 2")
    assert match.length == 4


def test_moves_are_the_same_before_and_after_a_choice() -> None:
    match = new_choice()
    before = match.moves(1)
    match.play("row 1", 1)
    assert match.moves(1) == before == [f"row {row}" for row in range(1, 9)]


@pytest.mark.parametrize("seat", [4, -1, True, "0"])
def test_a_seat_that_is_not_there_cannot_choose(seat: Any) -> None:
    match = new_choice()
    for ask in (match.moves, match.view, match.log):
        with pytest.raises(tk.IllegalMove, match="no seat"):
            ask(seat)
    with pytest.raises(tk.IllegalMove, match="no seat"):
        match.play("row 1", seat)


def test_undo_takes_back_sealed_choices_before_those_shown() -> None:
    match = new_choice()
    states = [state_bytes(match)]
    for seat in range(4):
        match.play(f"row {seat + 1}", seat)
    states.append(state_bytes(match))
    match.play("row 1", 2)
    match.play("row 5", 0)
    match.undo()
    assert (state_bytes(match), match.length, match.sealed) == (states[1], 4, ())
    match.undo()
    assert (state_bytes(match), match.length) == (states[0], 0)
    with pytest.raises(tk.IllegalMove):
        match.undo()


def test_both_scorings_are_in_the_breakdown() -> None:
    match = new_choice()
    assert [set(part) for part in match.breakdown()] == [{"first", "final"}] * 4
    assert match.breakdown()[0]["first"] is None
    for _ in range(5):
        for seat in range(4):
            match.play(f"row {seat + 1}", seat)
    for part, points in zip(match.breakdown(), match.scores(), strict=True):
        assert sum(part["first"].values()) + sum(part["final"].values()) == points
        assert list(part["first"]) == ["kings", "churches", "points", "knights", "animals", "farm"]


@pytest.mark.parametrize("players", [1, 5, True, "2"])
def test_ku_ka_king_is_for_two_to_four(players: Any) -> None:
    with pytest.raises(ValueError, match="2, 3, 4"):
        tk.new("ku-ka-king", players=players)


def test_ku_ka_king_has_no_options() -> None:
    with pytest.raises(ValueError, match="first"):
        new_choice(first=1)


def test_a_deck_of_ku_ka_king_is_all_112_cards() -> None:
    names = deck("king*3", game="ku-ka-king")
    assert tk.new("ku-ka-king", players=2, deck=names).view(None)["rows"][0] == ["king"] * 3
    with pytest.raises(ValueError, match="10 × king, not 9"):
        tk.new("ku-ka-king", players=2, deck=names[1:])
    with pytest.raises(ValueError, match="unknown card 'bread'"):
        tk.new("ku-ka-king", players=2, deck=["bread", *names[1:]])


def test_the_seed_decides_what_the_dealer_does_later() -> None:
    records = set()
    for seed in (1, 1, 2):
        match = tk.new("ku-ka-king", players=2, deck=deck(game="ku-ka-king"), seed=seed)
        for _ in range(11):
            match.play("row 1", 0)
            match.play("row 2", 1)
        records.add(match.record().splitlines()[-1])
    assert len(records) == 2
    assert all(line.startswith("- box ") for line in records)


@pytest.mark.parametrize("wrong", [[], None, 5, b"king-lui"])
def test_a_game_is_named_by_a_text(wrong: Any) -> None:
    with pytest.raises(ValueError, match="games are"):
        tk.new(wrong, players=3)


@pytest.mark.parametrize(
    ("wrong", "said"), [(5, "list of card names"), ([["ham"]], "unknown card"), ({"ham": 15}, "should hold 15 × bread")]
)
def test_a_deck_is_a_list_of_names(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tk.new("king-lui", players=3, deck=wrong)


def test_an_empty_path_is_no_edition() -> None:
    with pytest.raises(tk.BrokenEdition):
        tk.new("king-lui", players=3, edition="")


def test_a_seat_is_a_whole_number() -> None:
    match = tk.new("king-lui", players=3, seed=1)
    with pytest.raises(tk.IllegalMove, match="no seat"):
        match.play("draw", 0.0)  # type: ignore[arg-type]


def test_the_public_names_are_all_there() -> None:
    assert set(tk.__all__) <= set(dir(tk))
    assert all(getattr(tk, name) for name in tk.__all__)
    with pytest.raises(AttributeError, match="no attribute"):
        tk.nothing  # type: ignore[attr-defined]  # noqa: B018


# The King's Catering


def new_catering(**more: Any) -> tk.Match:
    return tk.new("kings-catering", **{"players": 2, "seed": 7, **more})


@pytest.mark.parametrize("players", [0, 5, True, "2", 2.0])
def test_kings_catering_is_for_one_to_four(players: Any) -> None:
    with pytest.raises(ValueError, match="1, 2, 3, 4"):
        tk.new("kings-catering", players=players)


def test_the_tiles_of_seed_7_stay_what_they_are() -> None:
    assert " ".join(new_catering().headers.deck[:6]) == "salad-2a salad-1a taster-c salad-2c soup-2c soup-2b"


def test_a_deck_of_kings_catering_is_all_80_tiles() -> None:
    names = deck("taster-a beer-1a cook-cake", game="kings-catering")
    columns = new_catering(deck=names).view(None)["columns"]
    assert columns[:2] == [["taster-a"], ["beer-1a", "cook-cake"]]
    with pytest.raises(ValueError, match="1 × taster-a, not 0; in all 80 cards"):
        new_catering(deck=names[1:])
    with pytest.raises(ValueError, match="1 × beer-1a, not 2"):
        new_catering(deck=["beer-1a", *names[1:]])


@pytest.mark.parametrize(("players", "to_come"), [(1, 34), (2, 34), (3, 54), (4, 74)])
def test_so_many_tiles_are_still_to_come(players: int, to_come: int) -> None:
    match = new_catering(players=players)
    assert match.view(None)["deck"] == to_come
    names = match.headers.deck
    assert match.view(None)["columns"] == [names[:1], names[1:3], names[3:6]]


@pytest.mark.parametrize(
    "text",
    [
        "column",
        "column 0",
        "column 4",
        "column 01",
        "put",
        "put beer-1a",
        "put beer-1a New",
        "put beer-1a 1 0 1",
        "put beer-1a 0 0 1 0",
        "put beer-1a 1 0 1 4",
        "put beer-1a 1 -0 1 0",
        "put beer-1a 1 +1 1 0",
        "put beer-1a 1 01 1 0",
        "put beer-1a 1 1.0 1 0",
        "put beer-1a 1 0 1 0 0",
        "put beer-1a new 0",
        "put BEER-1A new",
        "put beer-1a 1 ١ 0 0",
    ],
)
def test_what_is_no_move_of_kings_catering_is_invalid_and_the_forms_are_named(text: str) -> None:
    with pytest.raises(tk.InvalidMove, match="column 1 to column 3, put TILE new, put TILE TABLE X Y TURNS"):
        new_catering().play(text)


@pytest.mark.parametrize("text", ["put beer-1a 41 0 1 0", "put beer-1a 1 40 0 0", "put beer-1a 1 0 -40 0"])
def test_a_place_no_table_can_reach_is_invalid(text: str) -> None:
    with pytest.raises(tk.InvalidMove, match="no Table reaches as far"):
        new_catering().play(text)


@pytest.mark.parametrize("text", ["put beer-9z new", "put ham new", "put beer-9z 1 0 1 0"])
def test_an_unknown_tile_is_invalid_and_two_are_named(text: str) -> None:
    with pytest.raises(tk.InvalidMove, match="is no tile; tiles are called like beer-1a and taster-c"):
        new_catering().play(text)


def first_round(**more: Any) -> tk.Match:
    """A game of two rounds that stands before the last move of the first."""
    match = new_catering(rounds=2, **more)
    while match.view(None)["round"] == 1:
        match.play(match.moves()[0])
    match.undo()
    return match


def test_the_dealer_starts_the_second_round_by_himself() -> None:
    match = first_round()
    match.play(match.moves()[0])
    assert (match.view(None)["round"], match.to_act, match.dealer_due) == (2, (1,), False)
    assert match.record().splitlines()[-1] == "- round 2"


def test_between_two_rounds_nobody_is_to_act_and_the_game_is_not_over() -> None:
    match = first_round()
    match.choose(match.moves()[0])
    assert (match.dealer_due, match.to_act, match.over) == (True, (), False)
    assert match.why_not("column 1", 0) == match.why_not("column 1", 1)
    assert "KC 8.1" in str(match.why_not("column 1", 0))
    with pytest.raises(ValueError, match="second round"):
        match.deal("round 3")
    assert match.dealer_due
    assert match.deal("round 2") == "round 2"
    assert (match.dealer_due, match.to_act) == (False, (1,))


def test_undo_takes_the_second_round_back_with_the_move_before_it() -> None:
    match = first_round()
    before = state_bytes(match)
    match.play(match.moves()[0])
    match.undo()
    assert state_bytes(match) == before
    assert match.view(None)["round"] == 1


def test_stars_of_the_first_round_are_told_apart_in_the_second() -> None:
    match = first_round()
    sources = ["king", "queen", "princess", "crew"]
    assert [list(part) for part in match.breakdown()] == [sources] * 2
    match.play(match.moves()[0])
    first = match.scores()
    assert [list(part) for part in match.breakdown()] == [[*sources, "before"]] * 2
    assert [sum(part["before"].values()) for part in match.breakdown()] == first
    assert [caterer["total"] for caterer in match.view(None)["caterers"]] == first


def test_two_princesses_are_told_apart() -> None:
    match = new_catering(royals="K3,Q4,P2,P5", princesses=2)
    assert [list(part) for part in match.breakdown()] == [["king", "queen", "princess", "princess2", "crew"]] * 2


def test_a_view_of_kings_catering_shows_this_and_nothing_else() -> None:
    assert set(new_catering().view(0)) == ABOUT | {
        *("phase", "round", "rounds", "royals", "palace", "target", "columns", "taken", "hand", "deck", "discarded"),
        *("caterers", "asked", "colours", "faces", "hopeless", "gains", "warnings", "aids", "prompt"),
    }


def test_a_view_of_kings_catering_tells_what_is_printed_on_the_tiles_in_sight() -> None:
    match = new_catering()
    match.play("column 3")
    view = match.view(0)
    lying = [*view["hand"], *(tile for column in view["columns"] for tile in column)]
    assert sorted(view["faces"]) == sorted(lying)
    content = match.edition.content
    for name, face in view["faces"].items():
        if name in content["foods"]:
            food = content["foods"][name]
            sides = [food.get(side) for side in ("north", "east", "south", "west")]
            assert (face["type"], face["size"], face["sides"]) == (food["food"], food["size"], sides)
        else:
            assert face["asks"]["id"] == f"kc-crew-{content['crew'][name]['scores']}"


def test_a_view_of_kings_catering_says_what_the_royals_in_force_ask() -> None:
    view = tk.new("kings-catering", players=3, seed=1, royals="thinking").view(0)
    asked = {royal["side"]: royal for royal in view["asked"]}
    assert list(asked) == view["royals"] == ["K2", "Q6", "P6"]
    assert (
        asked["K2"]["rule"] and texts.text(texts.Message(**asked["K2"]["rule"])) == "at most 3 types of Food at a Table"
    )
    assert texts.text(texts.Message(**asked["P6"]["scores"])) == "1★ for each tile fewer than 23"
    assert asked["Q6"]["rule"] is None
    tasters = [name for name in view["faces"] if name.startswith("taster")]
    assert view["hopeless"] == tasters


def test_tasters_are_hopeless_under_k2_alone() -> None:
    for seed in range(30):
        for royals in ("thinking", "family"):
            view = tk.new("kings-catering", players=4, seed=seed, royals=royals).view(None)
            tasters = [name for name in view["faces"] if name.startswith("taster")]
            assert view["hopeless"] == (tasters if royals == "thinking" else [])


def test_a_view_of_ku_ka_king_says_when_the_first_scoring_comes_and_what_it_takes_away() -> None:
    match = tk.new("ku-ka-king", players=2, seed=3)
    view = match.view(0)
    assert (view["first_scoring"], view["scorings"]) == (13, 0)
    assert view["crossed"] == ["farmer", "wife", "farmhouse", "church", "points-2", "points-3", "points-4"]
    assert sorted(kind for kinds in view["sources"].values() for kind in kinds) == sorted(match.edition.cards)
    while not match.view(0)["scorings"]:
        for seat in (0, 1):
            match.play(match.moves(seat)[seat], seat)
    view = match.view(0)
    assert view["first_scoring"] is None
    assert not {*view["crossed"]} & {kind for collection in view["collections"] for kind in collection["cards"]}
