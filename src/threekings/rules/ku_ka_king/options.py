"""What a table of Ku-Ka-King may choose: nothing yet but its edition."""

from threekings.options import Option

OPTIONS: dict[str, Option] = {}
