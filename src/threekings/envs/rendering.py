"""A game as text, as somebody sees it who looks at the table: for `render` of all environments."""

from threekings.envs.one_game import OneGame
from threekings.plain_view import view_lines

RENDER_MODES = ("ansi", "human")  # to be returned, or printed


def check_render_mode(mode: str | None) -> str | None:
    """The mode; ValueError where there is none of that name."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode cannot be {mode!r}; allowed: {', '.join(RENDER_MODES)}")
    return mode


def render(one_game: OneGame, mode: str | None, seat: int | None = None) -> str | None:
    """The game as this seat sees it, or a spectator: returned, or printed, as the mode says."""
    if mode is None:
        return None
    game, batch = one_game.game, one_game.batch
    view = game.view(batch.plan.edition, batch.state(0), seat)
    names = [f"player_{number}" for number in range(one_game.players)]
    to_act = [name for number, name in enumerate(names) if one_game.missing >> number & 1]
    text = "\n".join([*view_lines(view, names), f"to act: {', '.join(to_act) or 'nobody'}"])
    if mode == "ansi":
        return text
    print(text)
    return None
