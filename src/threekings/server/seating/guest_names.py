"""Names for guests who have not said theirs: people of a royal court, each by what they are like and what they do."""

from collections.abc import Callable, Collection
from itertools import product

from threekings import names

LIKE = (
    *("Bold", "Brave", "Bright", "Calm", "Clever", "Curious", "Daring", "Fair", "Gentle", "Happy", "Hungry", "Jolly"),
    *("Kind", "Lively", "Lucky", "Merry", "Modest", "Noble", "Patient", "Proud", "Quick", "Quiet", "Sunny", "Wise"),
)
DOING = (
    *("Archer", "Baker", "Barber", "Brewer", "Butler", "Carver", "Cook", "Courier", "Dancer", "Falconer", "Farmer"),
    *("Fiddler", "Florist", "Gardener", "Groom", "Herald", "Jester", "Juggler", "Mason", "Miller", "Minstrel"),
    *("Painter", "Piper", "Poet", "Potter", "Scribe", "Shepherd", "Squire", "Tailor", "Vintner", "Warden", "Weaver"),
)
POOL = tuple(f"{like} {doing}" for like, doing in product(LIKE, DOING))  # more than can be taken at one table


def guest_name(random_bytes: Callable[[int], bytes], taken: Collection[str]) -> str:
    """One that nobody at the table has, any of them with the same chance."""
    keys = {names.key(name) for name in taken}
    free = [name for name in POOL if names.key(name) not in keys]
    return free[int.from_bytes(random_bytes(4), "big") % len(free)]
