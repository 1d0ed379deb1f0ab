"""Which mode this run is in: a bounds-checked run must be one, or it proves nothing."""

from typing import Any

import numpy as np
import pytest

from threekings.jit import CHECKED, cache_folder, compiled


@compiled
def card_at(cards: Any, place: int) -> Any:
    return cards[place]


@pytest.mark.skipif(not CHECKED, reason="bounds are checked only with NUMBA_BOUNDSCHECK=1")
def test_a_planted_bad_index_raises_in_a_checked_run() -> None:
    with pytest.raises(IndexError):
        card_at(np.arange(4)[:2], 3)


@pytest.mark.skipif(CHECKED, reason="bounds are checked")
def test_a_planted_bad_index_passes_unnoticed_in_a_plain_run() -> None:
    assert card_at(np.arange(4)[:2], 3) == 3  # the place is there, only not in this part of the array


def test_checked_code_is_kept_apart_from_plain_code() -> None:
    folder = cache_folder()
    assert folder is None or folder.name.endswith("-checked" if CHECKED else "-plain")
