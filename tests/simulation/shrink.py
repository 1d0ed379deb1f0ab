"""The smallest plan that still fails in the same way: kinds of fault are left out, then people, then single faults."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from tests.simulation.plans import Fault, Person, Plan, Seats
from tests.simulation.simulation import Report

MOST_TRIES = 150


def shrunk(failed: Report, run: Callable[[Plan], Report]) -> Report:
    """The report of the smallest plan that was found."""
    tries = iter(range(MOST_TRIES))
    smallest = failed
    while smaller := _first_failing(smallest, tries, run):
        smallest = smaller
    return smallest


def _first_failing(known: Report, tries: Iterator[int], run: Callable[[Plan], Report]) -> Report | None:
    """The first of the smaller plans that fails as this one does."""
    assert known.failure
    for _, plan in zip(tries, smaller_plans(known.plan), strict=False):
        report = run(plan)
        if report.failure and report.failure[0] == known.failure[0]:
            return report
    return None


def smaller_plans(plan: Plan) -> Iterator[Plan]:
    """What could be left out of a plan, the most of it first."""
    for kind in dict.fromkeys(fault.kind for fault in plan.faults):
        yield replace(plan, faults=tuple(fault for fault in plan.faults if fault.kind != kind))
    if plan.processes > 1:
        yield replace(plan, processes=1)
    if plan.commands:
        yield replace(plan, commands=0)
    for table in plan.tables if len(plan.tables) > 1 else ():
        yield without(plan, table)
    for person in plan.people:
        if not any(person.number in table.people for table in plan.tables):
            yield replace(plan, people=tuple(one for one in plan.people if one != person))
        yield from simpler(plan, person)
    for faults in halves(plan.faults):
        yield replace(plan, faults=faults)


def without(plan: Plan, table: Seats) -> Plan:
    """The same without a table and those who play there."""
    tables = tuple(one for one in plan.tables if one != table)
    return replace(plan, tables=tables, people=tuple(one for one in plan.people if one.number not in table.people))


def simpler(plan: Plan, person: Person) -> Iterator[Plan]:
    """The same where a person does less."""
    for changed in (replace(person, cheats=False), replace(person, tabs=1)):
        if changed != person:
            yield replace(plan, people=tuple(changed if one == person else one for one in plan.people))


def halves(faults: tuple[Fault, ...]) -> Iterator[tuple[Fault, ...]]:
    """Without a half of the faults, a quarter, and so on, down to one."""
    size = len(faults) // 2
    while size:
        for start in range(0, len(faults), size):
            yield faults[:start] + faults[start + size :]
        size //= 2
    if len(faults) == 1:
        yield ()


def size(plan: Plan) -> int:
    """How much there is of a plan."""
    return len(plan.faults) + len(plan.people) + len(plan.tables)
