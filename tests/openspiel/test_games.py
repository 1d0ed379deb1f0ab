"""The games in OpenSpiel: its own tests pass, and every game played there is the one that a match would be."""

import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import threekings as tk
from tests.openspiel.walks import SETUPS, decision, walk
from threekings.batches.plan import batch_code
from threekings.openspiel.position import DEALER, Position
from threekings.openspiel.rewards import rank
from threekings.openspiel.setup import Setup


@pytest.mark.parametrize("setup", SETUPS)
def test_openspiels_own_test_of_games_passes(setup: str) -> None:
    """Clones, serialisation, masks, tensors, bounds of returns, sorted legal actions, unique action strings."""
    pyspiel.random_sim_test(pyspiel.load_game(setup), 2, True, False)


@pytest.mark.parametrize("setup", SETUPS)
def test_each_card_is_as_likely_as_there_are_unseen_ones(setup: str) -> None:
    for state in walk(setup):
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1, abs=1e-12)
            assert [*cards] == sorted(cards) == state.legal_actions()
            left = unseen_cards(state.position)
            assert dict(zip(cards, chances, strict=True)) == pytest.approx(
                {card: count / left.total() for card, count in left.items()}
            )


def unseen_cards(position: Position) -> Counter[int]:
    """All cards of the edition that were not dealt yet; once a box was shuffled, those in it."""
    left = Counter(position.setup.edition.deck)
    left -= Counter(card for one in (position.past.all() if position.past else []) for card in one.dealt)
    if position.setup.cards.together and position.state is not None and position.deed == DEALER:
        left += Counter(dict(enumerate(position.state["box"].tolist())))
    return left - Counter(position.dealt)


@pytest.mark.parametrize("setup", SETUPS)
def test_legal_actions_are_sorted_and_told_apart(setup: str) -> None:
    for state in walk(setup):
        for seat in [state.current_player()] if state.current_player() >= 0 else range(state.num_players()):
            if not state.is_chance_node():
                actions = state.legal_actions(seat)
                assert actions == sorted(actions)
                assert len({state.action_to_string(seat, action) for action in actions}) == len(actions)


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if "rows" not in setup])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_the_match_with_the_same_cards_and_moves(setup: str, seed: int) -> None:
    *_, state = walk(setup, seed)
    position: Position = state.position
    match = as_match(position)
    assert match.over
    assert position.state is not None
    assert position.setup.game.scores(position.setup.edition, position.state) == match.scores()
    if position.setup.rewards == "points":
        assert state.returns() == match.scores()
    if position.setup.rewards == "wins":
        assert [seat for seat, share in enumerate(state.returns()) if share] == match.winners()
    if "dishes" not in setup:  # a record names its edition, and the small one is kept nowhere
        assert tk.replay(match.record()).scores() == match.scores()


def as_match(position: Position) -> tk.Match[Any]:
    """The same game as a match: the cards dealt on top of its deck, and every move legal there."""
    setup: Setup = position.setup
    assert position.past
    past, names = position.past.all(), setup.edition.cards
    dealt = [names[card] for one in past if one.deed.moves or not one.before for card in one.dealt]
    if not setup.game.dealer or not setup.game.dealer.shuffles:
        dealt = [names[card] for one in past for card in one.dealt]
    rest = Counter(names[card] for card in setup.edition.deck) - Counter(dealt)
    options: dict[str, Any] = {
        name: value for name, value in setup.options.items() if value != setup.game.options[name].default
    }
    match = tk.new(
        setup.game.name, players=setup.players, deck=[*dealt, *rest.elements()], edition=setup.edition, **options
    )
    for one in past[1:]:
        for seat, move in one.deed.moves:
            match.choose(setup.game.move_text(setup.edition, move), seat)
        if not one.deed.moves:
            boxed = match.copy().deal().split(" ")
            first = [names[card] for card in one.dealt]
            left = Counter(boxed[1:]) - Counter(first)
            match.deal(" ".join([boxed[0], *first, *left.elements()]) if setup.game.dealer.shuffles else None)  # type: ignore[union-attr]
    return match


@pytest.mark.parametrize("setup", SETUPS)
def test_a_state_is_played_again_from_its_history(setup: str) -> None:
    *_, state = walk(setup, seed=5)
    again = state.get_game().new_initial_state()
    for step in state.full_history():
        if again.is_simultaneous_node():
            sets = again.num_players()
            played = state.history()[len(again.history()) : len(again.history()) + sets]
            again.apply_actions(played)
        elif len(again.history()) < len(state.history()):
            again.apply_action(state.history()[len(again.history())])
        assert step is not None
    assert again.is_terminal()
    assert str(again) == str(state)
    assert again.returns() == state.returns()


@pytest.mark.parametrize("setup", SETUPS)
def test_a_state_comes_back_from_what_is_written_of_it(setup: str) -> None:
    for number, state in enumerate(walk(setup, seed=2)):
        if number % 17 == 0:
            game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            assert (str(game), str(again), again.history()) == (str(state.get_game()), str(state), state.history())
            assert again.information_state_string(0) == state.information_state_string(0)
            assert str(pickle.loads(pickle.dumps(state.position)).dealt) == str(state.position.dealt)


def test_a_clone_goes_its_own_way() -> None:
    state = decision("python_king_lui(players=3)", 4)
    clone, told = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == told != str(clone)


def test_the_order_of_cards_nobody_has_seen_is_nowhere() -> None:
    """Whichever way a deck is dealt, unseen cards lie in the order of the rules."""
    for setup in SETUPS:
        for state in walk(setup, seed=3):
            position: Position = state.position
            if position.state is not None and not state.is_terminal():
                unseen = position.setup.cards.unseen(position.setup.edition, position.state)
                cards = position.state["deck"][unseen].tolist()
                shuffled = setup.startswith("python_ku_ka_king") and position.state["shuffled"]
                assert shuffled or cards == sorted(cards)


@pytest.mark.parametrize(
    "setup",
    ["python_king_lui(players=3)", "python_ku_ka_king(players=3,rows=4,cards=2)", "python_kings_catering(players=1)"],
)
def test_a_playthrough_is_generated_and_played_again(setup: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(setup, [], seed=1)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    assert "InformationStateString(0)" in text and "Returns() = [" in text
    flags.FLAGS.mark_as_parsed()  # as OpenSpiel's own command line does
    original, again = generate_playthrough.replay(str(path))
    assert original == again


def test_a_small_king_lui_has_the_cards_it_is_asked_for() -> None:
    game = pyspiel.load_game("python_king_lui(players=3,dishes=2,copies=4,emeralds=1)")
    state = game.new_initial_state()
    assert dict(state.chance_outcomes()) == pytest.approx({0: 4 / 9, 1: 4 / 9, 7: 1 / 9})


def test_a_small_ku_ka_king_is_one_last_round() -> None:
    state = decision("python_ku_ka_king(players=2,rows=3,cards=2)", 0)
    assert [state.legal_actions(seat) for seat in (0, 1)] == [[0, 1, 2], [0, 1, 2]]
    assert state.position.state["size"].tolist()[:4] == [2, 2, 2, 0]
    state.apply_actions([0, 1])
    assert state.is_terminal()


def test_those_who_clashed_choose_again_and_others_do_not() -> None:
    state = decision("python_ku_ka_king(players=3)", 0)
    state.apply_actions([2, 5, 2])
    assert [state.legal_actions(seat) != [] for seat in range(3)] == [True, False, True]
    state.apply_actions([0, 0, 1])
    assert state.is_chance_node()


BAD = (
    ("python_king_lui(players=2)", "king-lui cannot have 2 players; allowed: 3, 4, 5"),
    ("python_king_lui(edition=9)", "king-lui has no standard edition 9; it has 1"),
    ("python_king_lui(file=nowhere.toml)", "nowhere.toml: No such file or directory"),
    ("python_king_lui(rewards=money)", "parameter rewards cannot be 'money'; allowed: wins, points, ranks"),
    ("python_king_lui(colour=3)", "Unknown parameter 'colour'"),
    ("python_king_lui(first=7)", "option first cannot be 7"),
    ("python_king_lui(first=random)", "Wrong type for parameter first"),
    ("python_king_lui(dishes=9,copies=3)", "dishes cannot be 9; allowed: 1 to 7, or 0 for all"),
    ("python_king_lui(dishes=1,copies=2)", "over here before anyone has moved: there are too few cards"),
    ("python_king_lui(copies=-3)", "copies"),
    ("python_ku_ka_king(rows=1,cards=1)", "rows cannot be 1; allowed: 2 to 6"),
    ("python_ku_ka_king(rows=3)", "cards cannot be 0; allowed: 1 to 3"),
    ("python_kings_catering(rounds=2)", "option royals2 cannot be random in OpenSpiel: say what it is to be"),
    ("python_kings_catering(players=1,palace=versailles,royals=thinking)", "option palace brings its own Royals"),
    ("python_kings_catering(royals=foo)", "option royals cannot be 'foo'"),
)


@pytest.mark.parametrize(("setup", "told"), BAD)
def test_a_bad_parameter_is_refused_and_named(setup: str, told: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)) as refused:
        pyspiel.load_game(setup)
    assert told in str(refused.value)


def test_a_text_that_openspiel_could_not_read_again_is_refused() -> None:
    with pytest.raises(ValueError, match="parameter royals cannot be 'K3,Q4,P2'"):
        pyspiel.load_game("python_kings_catering", {"royals": "K3,Q4,P2"})


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = decision("python_king_lui(players=3)", 0)
    told = str(state)
    with pytest.raises(tk.IllegalMove, match="seat 0: action 9 is not legal"):
        state.apply_action(9)
    fresh = state.get_game().new_initial_state()
    with pytest.raises(tk.IllegalMove, match="card 99 cannot be dealt here"):
        fresh.apply_action(99)
    assert (str(state), fresh.is_chance_node()) == (told, True)


def test_points_stay_within_the_bounds() -> None:
    for name, players in (("python_king_lui", 3), ("python_ku_ka_king", 2), ("python_kings_catering", 1)):
        game = pyspiel.load_game(f"{name}(players={players},rewards=points)")
        for seed in range(3):
            *_, state = walk(str(game), seed)
            assert min(state.returns()) >= 0
            assert max(state.returns()) <= game.max_utility()


def test_ranks_are_those_of_batches() -> None:
    chance = np.random.RandomState(1)
    compiled: Any = batch_code("king-lui")
    for _ in range(200):
        points = chance.randint(4, size=4)
        best = [seat for seat in range(4) if points[seat] == points.max()]
        won = best[: chance.randint(1, len(best) + 1)]  # a tie may be broken
        bits = sum(1 << seat for seat in won)
        told = [compiled.rank.py_func(points, bits, seat) for seat in range(4)]
        assert [rank(points.tolist(), won, seat) for seat in range(4)] == told


def test_tensors_hold_what_the_strings_tell() -> None:
    state = decision("python_king_lui(players=3)", 5)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert observer.dict["seat"].tolist() == [0, 1, 0]
    assert np.count_nonzero(observer.dict["moves"] >= 0) == 5
    shown = state.information_state_string(1).splitlines()[1:]
    cards = [card for line in shown for card in line.partition(": ")[2].split()]
    names = state.position.setup.edition.cards
    told = observer.dict["cards"][: len(cards)].astype(int).tolist()
    assert [names[card] if card >= 0 else "?" for card in told] == cards
    assert not np.any(observer.dict["cards"][len(cards) :] != -1)
