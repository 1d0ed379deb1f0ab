"""What goes wrong, by its name: done to a person's line, to a process, or to how a process reaches the database."""

from collections.abc import Callable
from typing import Protocol

from tests.simulation.people import Player
from tests.simulation.plans import Fault
from tests.simulation.processes import Process

SOME = 3  # of what goes wrong one after another, at most
LAG = 2.0  # seconds
STALL = 3.0
CLOCK = 100_000.0  # seconds by which the clock of a machine is set


class Town(Protocol):
    players: list[Player]
    processes: list[Process]


def begin(town: Town, fault: Fault) -> None:
    """Let it go wrong."""
    if fault.kind in OF_PEOPLE:
        player = next((one for one in town.players if one.number == fault.whom), None)
        if player:
            OF_PEOPLE[fault.kind](player, fault)
    else:
        OF_PROCESSES[fault.kind](town.processes[fault.whom % len(town.processes)], fault)


def end(town: Town) -> None:
    """From now on everything goes well."""
    for player in town.players:
        player.tame = True
        player.line.lags_until = player.line.reads_again = 0.0
        player.line.loses = 0
    for process in town.processes:
        process.weather.clear_up()


# The network


def cut(player: Player, _fault: Fault) -> None:
    for link in list(player.line.links):
        link.cut()


def fall_silent(player: Player, _fault: Fault) -> None:
    for link in player.line.links:
        link.fall_silent()


def lag(player: Player, fault: Fault) -> None:
    player.line.lag, player.line.lags_until = LAG * fault.much, player.loop.time() + fault.seconds


def read_slowly(player: Player, fault: Fault) -> None:
    player.line.reads_again = player.loop.time() + fault.seconds


def lose_answers(player: Player, fault: Fault) -> None:
    player.line.loses += 1 + int(SOME * fault.much)


def reload(player: Player, _fault: Fault) -> None:
    for page in player.pages:
        if not page.over:
            page.reload()


# The database


def stall(process: Process, fault: Fault) -> None:
    process.weather.slowness, process.weather.slow_until = STALL * fault.much, process.world.now + fault.seconds


def be_away(process: Process, fault: Fault) -> None:
    process.weather.away_until = process.world.now + fault.seconds


def hear_late(process: Process, fault: Fault) -> None:
    process.weather.deafness, process.weather.deaf_until = fault.much, process.world.now + fault.seconds


def go_wrong(process: Process, fault: Fault) -> None:
    """The next transactions fail, or nobody knows what became of them."""
    process.weather.away_for = fault.seconds
    process.weather.next += [fault.kind] * (1 + int(SOME * fault.much))


# Processes


def crash(process: Process, fault: Fault) -> None:
    process.back_after = fault.seconds / 2
    process.crash()


def crash_in_transaction(process: Process, fault: Fault) -> None:
    process.back_after = fault.seconds / 2
    process.weather.next.append(fault.kind)


def restart(process: Process, fault: Fault) -> None:
    process.end(fault.seconds / 2)


def stop(process: Process, fault: Fault) -> None:
    process.stop_for(fault.seconds)


def set_clock(process: Process, fault: Fault) -> None:
    process.ahead += CLOCK * (fault.much - 0.5)


OF_PEOPLE: dict[str, Callable[[Player, Fault], None]] = {
    "cut": cut,
    "silence": fall_silent,
    "lag": lag,
    "slow reader": read_slowly,
    "lost answer": lose_answers,
    "reload": reload,
}
OF_PROCESSES: dict[str, Callable[[Process, Fault], None]] = {
    "stall": stall,
    "fail": go_wrong,
    "doubt before": go_wrong,
    "doubt after": go_wrong,
    "away": be_away,
    "hints": hear_late,
    "crash": crash,
    "crash before": crash_in_transaction,
    "crash after": crash_in_transaction,
    "restart": restart,
    "stop": stop,
    "clock": set_clock,
}
