"""Names for bots: people of a royal household."""

from collections.abc import Sequence

NAMES = ("Odette", "Anselm", "Gisela", "Bruno", "Mathilde", "Lambert", "Rosalind", "Perrin", "Isolde", "Tancred")


def bot_names(count: int, seed: int, taken: Sequence[str] = ()) -> list[str]:
    """So many different names; another game brings other people to the table."""
    free = [name for name in NAMES if name not in taken]
    start = seed % len(free)
    return (free[start:] + free[:start])[:count]
