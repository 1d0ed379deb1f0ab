"""What can be typed while a game is played in the terminal: moves, and words such as help, hint and undo."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from rich.console import Console, Group
from rich.markdown import Markdown

from threekings.bots import hints
from threekings.bots.hints import Hint
from threekings.cli import reason as why
from threekings.cli.atomic_files import write_atomically
from threekings.cli.record_files import read_text
from threekings.cli.terminal.bot_turns import bot_seed
from threekings.cli.terminal.player_screen import before_last, board_of, draw, view_of
from threekings.cli.terminal.prompts import show_paged
from threekings.cli.terminal.prose import Prose, say
from threekings.cli.terminal.saved_game import SavedGame, keep, record_text
from threekings.record_format import parse
from threekings.texts import Message, commas, localized, reason, rendered, spoken


def make_move(game: SavedGame, console: Console, line: str) -> None:
    moves = game.match.moves(game.seat)
    if not line and len(moves) > 1:
        draw(game, console)
        return
    game.match.play(meant(game, line) if line else moves[0], game.seat)
    keep(game)


def meant(game: SavedGame, line: str) -> str:
    """The move a line means: a number on the screen, or a text however short."""
    return board_of(game).spell_out(line, view_of(game))


# Beside moves


def show_rules(game: SavedGame, console: Console, _rest: str) -> None:
    name = game.match.game.name
    resource = files("threekings") / "locales" / spoken() / "in-short" / f"{name}.md"
    about = resource.read_text(encoding="utf-8") if resource.is_file() else localized(f"web-pitch-{name}")
    show_paged(console, Markdown(about))


def show_help(game: SavedGame, console: Console, _rest: str) -> None:
    say(console, localized(board_of(game).moves_help))
    say(console, localized("cli-help"))


def look_around(game: SavedGame, console: Console, _rest: str) -> None:
    """Everything drawn large, where the board cannot always show it."""
    look = board_of(game).look
    if look is None:
        draw(game, console)
    else:
        show_paged(console, look(view_of(game), game.names, console.width))


def show_log(game: SavedGame, console: Console, _rest: str) -> None:
    show_paged(
        console,
        Group(*(Prose(rendered(message, names=game.names)) for message in game.match.log(game.seat))),
    )


def explain(game: SavedGame, console: Console, rest: str) -> None:
    if not rest:
        console.print(localized("cli-why-what", move=game.match.moves(game.seat)[0]))
        return
    move = meant(game, rest)
    refusal = game.match.refusal(move, game.seat)
    say(console, in_words(refusal, game) if refusal else localized("cli-legal", move=move))


def in_words(refusal: Message, game: SavedGame) -> str:
    return reason(refusal, names=game.names, language=spoken())


def take_back(game: SavedGame, console: Console, _rest: str) -> None:
    """Free, since nobody but bots plays along; what was seen meanwhile stays seen."""
    past = before_last(game.match, game.seat)
    if past is None:
        console.print(localized("cli-no-past"))
        return
    game.match = past
    keep(game)


def give_hint(game: SavedGame, console: Console, _rest: str) -> None:
    with console.status(localized("cli-hint-thinking")):
        found = hints.hints(game.match, game.seat, bot_seed(game.match, game.seat))
    if any(hint.often is not None for hint in found):
        say(console, localized("cli-kk-hint-mix"))
    for place, hint in enumerate(found, start=1):
        first = board_of(game).advice(hint, place, view_of(game))
        say(console, localized("cli-hint-why", first=first, reasons=reasons_of(hint, game)))


def reasons_of(hint: Hint, game: SavedGame) -> str:
    """brings 9 points if the king keeps 3 wine, about as good"""
    return commas(rendered(one, names=game.names) for one in hint.reasons)


def save(game: SavedGame, console: Console, rest: str) -> None:
    """Write the game to a file of the player's; the game goes on whatever comes of it."""
    if not rest:
        console.print(localized("cli-save-where"))
        return
    path = Path(rest).expanduser()
    try:
        if path.is_file() and not same_game(path, game):
            console.print(localized("cli-save-other", file=str(path)), soft_wrap=True)
            return
        write_atomically(path, record_text(game))
        console.print(localized("cli-save-done", file=str(path)), soft_wrap=True)
    except OSError as error:
        console.print(localized("cli-save-failed", reason=f"{path}: {error.strerror or why(error)}"), soft_wrap=True)


def same_game(path: Path, game: SavedGame) -> bool:
    try:
        return parse(read_text(path)).deck == game.match.headers.deck
    except ValueError:
        return False


COMMANDS: dict[str, Callable[[SavedGame, Console, str], None]] = {
    "?": show_rules,
    "help": show_help,
    "look": look_around,
    "log": show_log,
    "why": explain,
    "undo": take_back,
    "hint": give_hint,
    "save": save,
}
