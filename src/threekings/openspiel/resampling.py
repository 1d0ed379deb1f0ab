"""States that a player cannot tell from the true one, for searches of imperfect information such as OpenSpiel's ISMCTS.

What the player may not know is dealt anew by the rules' own `resample`, and the game is played again with those cards:
nothing of the truth is left in the new state's history.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from threekings.openspiel.position import Position
from threekings.states import copied

Sampler = Callable[[], float]  # numbers from 0 up to 1
WORD = 2**53  # as many as such a number can tell apart


def resampled(state: Any, player: int, sampler: Sampler) -> Any:
    """A state of the same game in which the player knows the same."""
    position: Position = state.position
    if position.deed is not None:
        raise ValueError("cards are being dealt: resample where somebody is to move")
    if not position.setup.cards.secrets:
        return state.clone()
    word = int(sampler() * WORD)
    hands, other = new_hands(position, player, word), state.get_game().new_initial_state()
    for action in state.history():
        other.apply_action(_instead(other.position, player, action, hands))
    return other


def new_hands(position: Position, player: int, word: int) -> dict[int, list[int]]:
    """By seat, the cards it alone has seen, as they may be for all that the player knows; in any order."""
    setup, chance = position.setup, Random(word)
    assert position.state is not None
    state = copied(position.state)
    setup.game.calls.resample(setup.edition.record, state, player, np.uint64(word))
    hands = {seat: setup.cards.kept(state, seat) for seat in range(setup.players) if seat != player}
    for cards in hands.values():
        chance.shuffle(cards)
    return hands


def _instead(position: Position, player: int, action: int, hands: dict[int, list[int]]) -> int:
    """What happens here: the same, but for a card that somebody else alone has seen."""
    cards = position.setup.cards
    if position.deed is None or action in cards.open_cards:
        return action
    owner = cards.seen_by(position.deed.moves, position.dealt)
    return action if owner in (None, player) else hands[owner].pop()


def resample(state: Any, player: int, chance: Any) -> Any:
    """The same for a game converted to turns, too: choices that others have made and not shown are any legal ones.

    `chance` is NumPy's RandomState. For bots: `bot.set_resampler(lambda state, seat: resample(state, seat, chance))`.
    """
    if not hasattr(state, "simultaneous_game_state"):
        return resampled(state, player, chance.uniform)
    to_act = state.simultaneous_game_state().position.to_act
    chosen = [seat for seat in to_act if seat < state.current_player()]
    other, history = state.get_game().new_initial_state(), state.history()
    shown = len(history) - len(chosen)
    for action in history[:shown]:
        other.apply_action(action)
    for seat, action in zip(chosen, history[shown:], strict=True):
        other.apply_action(action if seat == player else int(chance.choice(other.legal_actions())))
    return other
