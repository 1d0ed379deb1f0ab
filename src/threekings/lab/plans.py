"""Which contests answer a question, before any of them is played: every setting with every number of players."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from threekings.bots import Bot
from threekings.edition import Edition
from threekings.game import Game
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.questions import Case
from threekings.lab.samples import Sample, draw_sample
from threekings.lab.simulate import Contest
from threekings.lab.workers import HERE, Workers
from threekings.options import RANDOM, Value, write


@dataclass(frozen=True)
class Asked:
    """What is to be studied, and how often it is played."""

    game: Game
    edition: Edition
    options: Mapping[str, Any]  # as they were given
    players: Sequence[int]
    bot: Bot
    games: int  # of each contest
    seed: int


@dataclass(frozen=True)
class Change:
    """What B has differently from A."""

    name: str
    edition: Edition | None = None
    bot: Bot | None = None
    options: Mapping[str, Any] | None = None

    def made(self, asked: Asked) -> Asked:
        return replace(
            asked,
            edition=self.edition or asked.edition,
            bot=self.bot or asked.bot,
            options={**asked.options, **(self.options or {})},
        )


class Planned(NamedTuple):
    """A case that has not been played yet."""

    setting: str
    change: str
    contests: tuple[Contest, ...]


def plan(asked: Asked, change: Change | None = None) -> list[Planned]:
    """All cases: with a change two contests on the same decks each; ValueError for options that cannot be."""
    other = change.made(asked) if change else None
    return [
        Planned(
            setting,
            change.name if change else "",
            tuple(contest_of(side, options, players) for side in (asked, other) if side),
        )
        for players in asked.players
        for setting, options in settings(asked, players).items()
    ]


def plan_options(asked: Asked) -> list[Planned]:
    """Every other value of every option of the game, as far as they can be listed and go together with the rest."""
    cases = []
    for players in asked.players:
        for name, value in other_values(asked):
            change = Change(f"{name}={write(value)}", options={name: value})
            with suppress(ValueError):  # it does not go together with the others, or not with so many players
                cases += plan(replace(asked, players=[players]), change)
    return cases


def other_values(asked: Asked) -> Iterator[tuple[str, Value]]:
    """What options could be as well; those that are different in every setting are told there."""
    varied = {name for players in asked.players for options in settings(asked, players).values() for name in options}
    for name, option in asked.game.options.items():
        now = asked.options.get(name, option.default)
        yield from ((name, value) for value in option.values if name not in varied and value not in (now, RANDOM))


def settings(asked: Asked, players: int) -> dict[str, dict[str, Any]]:
    """The settings of the game's study, by name; none alone, or where the options they differ in were given."""
    known = asked.game.study.settings
    if players == 1 or any(name in asked.options for options in known.values() for name in options):
        return {"": {}}
    return {name: dict(options) for name, options in known.items()}


def contest_of(asked: Asked, setting: Mapping[str, Any], players: int) -> Contest:
    options = asked.game.settled({**setting, **asked.options}, players, asked.seed)
    return Contest(asked.game, asked.edition, options, [asked.bot] * players, games=asked.games, seed=asked.seed)


def play(
    planned: Sequence[Planned],
    report: Callable[[int], None] = lambda _: None,
    workers: Workers = HERE,
    notes: BatchNotes | None = None,
) -> list[Case]:
    """Play all contests, equal ones once."""
    played: dict[str, Sample] = {}
    for contest in different(planned):
        played[key(contest)] = draw_sample(contest, report, workers=workers, notes=notes)
    return [
        Case(case.setting, case.change, tuple(played[key(contest)] for contest in case.contests)) for case in planned
    ]


def different(planned: Sequence[Planned]) -> list[Contest]:
    """The contests of a plan, equal ones once."""
    return list({key(contest): contest for case in planned for contest in case.contests}.values())


def key(contest: Contest) -> str:
    """What tells contests of one game apart."""
    return f"{contest.edition.digest} {contest.options} {contest.bots} {contest.games} {contest.seed}"
