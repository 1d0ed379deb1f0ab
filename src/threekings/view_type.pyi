from typing import Any

from typing_extensions import TypeVar

View = TypeVar("View", default=Any, covariant=True)  # a `Match` without more is one of any game
