"""What the views of a match hold, as a type: by the name of its game `threekings.new` knows it.

view_type.pyi tells type checkers that it may be left out, which the interpreter cannot say yet.
"""

from typing import TypeVar

View = TypeVar("View", covariant=True)
