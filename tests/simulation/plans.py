"""What a simulation is to be: tables, people and what goes wrong when, all drawn from a seed, and written as text."""

from collections.abc import Iterator
from random import Random

import msgspec

PEOPLE = 5
PROCESSES = 2
HORIZON = 40.0  # seconds in which things go wrong
GAMES = (  # game, edition, and how many people may play
    ("ku-ka-king", None, (2, 3)),
    ("ku-ka-king", None, (2,)),
    ("kings-catering", None, (1, 1, 2)),
    ("king-lui", None, (2, 3)),
    ("king-lui", "king-lui-small", (3,)),
)
BOTS = "random", "greedy"
OF_THE_NETWORK = "cut", "silence", "lag", "slow reader", "lost answer", "reload"
OF_THE_STORE = "stall", "fail", "doubt before", "doubt after", "away", "hints"
OF_PROCESSES = "crash", "crash before", "crash after", "restart", "stop", "clock"
FAULTS = (*OF_THE_NETWORK, *OF_THE_STORE, *OF_PROCESSES)


class Fault(msgspec.Struct, frozen=True):
    """Something that goes wrong: when, to which person or process, for how long, and how badly, 0 to 1."""

    kind: str
    at: float
    whom: int
    seconds: float
    much: float


class Seats(msgspec.Struct, frozen=True):
    """A table: what is played, and who plays there, by number, or which bot."""

    game: str
    edition: str | None
    seats: tuple[int | str, ...]
    seconds: int | None = None  # of its clock

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.seats if isinstance(seat, int)]


class Person(msgspec.Struct, frozen=True):
    """Somebody at a browser."""

    number: int
    pause: float = 0.4  # seconds to think about a move, about
    tabs: int = 1
    cheats: bool = False


class Plan(msgspec.Struct, frozen=True):
    """A simulation that can be repeated."""

    seed: int
    processes: int
    tables: tuple[Seats, ...]
    people: tuple[Person, ...]
    faults: tuple[Fault, ...]
    until: float  # seconds; after them nothing goes wrong, and people do nothing but play
    commands: int = 100  # of people that are accepted, before the last games

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()


def read_plan(text: str) -> Plan:
    return msgspec.json.decode(text, type=Plan)


def plan_of(seed: int, processes: int = PROCESSES) -> Plan:
    """The plan that a seed stands for."""
    chance = Random(f"plan {seed}")
    tables = tuple(tables_by(chance))
    faults = tuple(sorted(faults_by(chance, processes), key=lambda fault: fault.at))
    until = max(fault.at + fault.seconds for fault in faults)
    return Plan(seed, processes, tables, tuple(people_by(chance)), faults, round(until, 3))


def tables_by(chance: Random) -> Iterator[Seats]:
    """Two tables for those who play; a bot sits at some."""
    numbers = chance.sample(range(PEOPLE), PEOPLE)
    for game, edition, counts in chance.sample(GAMES, 2):
        seats: list[int | str] = [numbers.pop() for _ in range(min(chance.choice(counts), len(numbers)))]
        alone = game == "kings-catering"
        if not alone and (len(seats) == 2 or chance.random() < 0.3):
            seats.insert(chance.randrange(len(seats) + 1), chance.choice(BOTS))
        yield Seats(game, edition, tuple(seats), chance.choice((None, None, 20, 60)))


def people_by(chance: Random) -> Iterator[Person]:
    for number in range(PEOPLE):
        yield Person(
            number,
            pause=chance.choice((0.1, 0.3, 0.8)),
            tabs=chance.choice((1, 1, 1, 2)),
            cheats=chance.random() < 0.3,
        )


def faults_by(chance: Random, processes: int) -> Iterator[Fault]:
    """Some kinds of fault, each a few times."""
    for kind in chance.sample(FAULTS, chance.randint(3, 7)):
        for _ in range(chance.randint(1, 4)):
            whom = chance.randrange(PEOPLE if kind in OF_THE_NETWORK else processes)
            at, seconds = round(chance.uniform(0.5, HORIZON), 3), round(chance.uniform(0.2, 12.0), 3)
            yield Fault(kind, at, whom, seconds, round(chance.random(), 3))
