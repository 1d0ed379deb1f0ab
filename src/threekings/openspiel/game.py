"""The games and states that OpenSpiel sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyspiel

from threekings.games import GAMES
from threekings.openspiel.cards import Cards
from threekings.openspiel.observer import Observer
from threekings.openspiel.position import Position, first_position
from threekings.openspiel.resampling import resampled
from threekings.openspiel.rewards import bounds, returns, total
from threekings.openspiel.setup import Setup, read_parameters, specification
from threekings.openspiel.told import everything

Kind = pyspiel.GameType


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters; which one its subclass says."""

    cards: Cards

    def __init__(self, parameters: Mapping[str, Any]):
        cards = self.cards
        self.setup = read_parameters(cards, parameters)
        self.first = first_position(self.setup)
        if self.first.is_over:
            raise ValueError(f"{cards.game} is over here before anyone has moved: there are too few cards")
        super().__init__(game_type(cards, self.setup), game_info(self.setup), dict(parameters))

    def new_initial_state(self) -> "State":
        """Before the first card is dealt."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What shows states to players."""
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.cards.draws


class State(pyspiel.State):  # type: ignore[misc]
    """A node of the tree; what it is stands in `position`."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.position: Position = game.first

    def current_player(self) -> int:
        position = self.position
        if position.deed is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not position.to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if position.setup.cards.together else position.to_act[0]

    def is_terminal(self) -> bool:
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.position.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, with their exact chances."""
        outcomes = self.position.outcomes
        total = sum(outcomes.values())
        return [(card, count / total) for card, count in outcomes.items()]

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.play((action,)) if position.deed is None else position.deal(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.position = self.position.play(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.position.setup
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {setup.edition.cards[action]}"
        move = self.position.legal(player).get(action)
        return f"action {action}" if move is None else setup.game.move_text(setup.edition, move)

    def returns(self) -> list[float]:
        """The rewards of a game that is over; 0 before."""
        return returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A state the player cannot tell from this one: what it has not seen is dealt anew."""
        return resampled(self, player, sampler)

    def __str__(self) -> str:
        """Everything, hidden cards included."""
        return everything(self.position)


def game_type(cards: Cards, setup: Setup | None = None) -> Any:
    """What kind of game it is: as it is registered, or with these parameters."""
    game = GAMES[cards.game]
    hidden = Kind.Information.IMPERFECT_INFORMATION if cards.secrets else Kind.Information.PERFECT_INFORMATION
    constant = setup is not None and total(setup) is not None
    return Kind(
        short_name=short_name(cards),
        long_name=long_name(cards),
        dynamics=Kind.Dynamics.SIMULTANEOUS if cards.together else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=Kind.Utility.CONSTANT_SUM if constant else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(cards),
    )


def game_info(setup: Setup) -> Any:
    least, most = bounds(setup)
    return pyspiel.GameInfo(
        num_distinct_actions=setup.dense.ACTIONS,
        max_chance_outcomes=len(setup.edition.cards),
        num_players=setup.players,
        min_utility=least,
        max_utility=most,
        utility_sum=total(setup),
        max_game_length=setup.cards.choices,
    )


def short_name(cards: Cards) -> str:
    """As OpenSpiel calls Python's games."""
    return f"python_{cards.game.replace('-', '_')}"


def long_name(cards: Cards) -> str:
    return cards.game.replace("-", " ").title()


def register(cards: Cards) -> None:
    """Make the game known to OpenSpiel.

    By a class: OpenSpiel lets go of it after Python has ended, and a function would be freed then, which crashes.
    """
    pyspiel.register_game(game_type(cards), type(short_name(cards), (Game,), {"cards": cards}))
