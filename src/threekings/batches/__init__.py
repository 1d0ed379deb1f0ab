"""Many games side by side in arrays, on all cores or on a GPU: `batch` sets them up (docs/batches.md)."""

from threekings.batches.batch_of_games import Batch, batch
from threekings.batches.buffers import Shown
from threekings.batches.plan import Totals

__all__ = ["Batch", "Shown", "Totals", "batch"]
