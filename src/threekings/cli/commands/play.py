"""`threekings play`: a game against bots in the terminal. Here is the loop; tables/ draw, saved_game.py keeps the game.

All that is shown comes from the player's view and log, never from the true state.
"""

import getpass
import secrets
import time
from collections.abc import Callable
from datetime import datetime
from importlib.resources import files
from pathlib import Path

import rich_click as click
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.text import Text

import threekings
from threekings import bots
from threekings.bots import Bot, choose, read_bot
from threekings.bots.household import bot_names
from threekings.cli import FAILED, complain
from threekings.cli import reason as why
from threekings.cli.compiling import get_ready
from threekings.cli.files import read_text, write_whole
from threekings.cli.settings import FIRST_GAME, edition_setting, option_setting, read_options
from threekings.cli.terminal import saved_game, screen
from threekings.cli.terminal.prompts import ask, page, typed
from threekings.cli.terminal.saved_game import Sitting
from threekings.cli.terminal.tables import TABLES
from threekings.cli.words import say
from threekings.game import Game
from threekings.games import game_named
from threekings.match import ENTROPY, check_players
from threekings.precompile import TO_PLAY
from threekings.record_format import is_name, parse
from threekings.texts import text

RIVAL = "steward:100ms"
PLAYERS = 4
HINTS, HINT_MILLISECONDS = 3, 1000
BEAT, LOOK = 0.35, 1.5  # seconds: between words called together, and for a look at what all have chosen
NEWEST = Path()  # --resume without a file


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help=f"How many play, you included; {PLAYERS} if not said.")
@click.option("--bots", "rivals", metavar="BOT,…", help="Who plays against you: one for all seats, or one each.")
@click.option("--seat", type=int, metavar="N", help="Your seat, from 0 up; 0 if not said.")
@click.option("--name", metavar="NAME", help="Your name; your login name if not said.")
@click.option("--seed", type=int, metavar="N", help="Play the shuffle of this number again.")
@option_setting
@edition_setting
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Go on with the game you left last, or with the one in a file.",
)
@click.pass_context
def play(
    ctx: click.Context,
    *,
    game: str | None,
    players: int | None,
    rivals: str | None,
    seat: int | None,
    name: str | None,
    seed: int | None,
    options: tuple[str, ...],
    edition: Path | None,
    resume: Path | None,
) -> None:
    """Play against bots in the terminal.

    Every move is kept: a game you leave goes on with --resume. Bots are random, greedy and steward; steward takes a
    budget of playouts or time a move: steward:2000, steward:50ms.

    \b
    Example:
      threekings play
      threekings play king-lui --players 3 --bots random --option memory=open
      threekings play ku-ka-king
      threekings play kings-catering --players 1 --option palace=versailles
      threekings play --resume
    """
    if resume is None:
        kind = game_named(game or FIRST_GAME)
        check_players(kind, players := usual_players(kind) if players is None else players)
        check_seat(seat := seat or 0, players)
        bot_of = dict(zip(others(seat, players), read_bots(rivals, players - 1), strict=True))
        seed = secrets.randbits(ENTROPY) if seed is None else seed
        match = threekings.new(kind.name, players=players, seed=seed, edition=edition, **read_options(kind, options))
        match.headers.date = datetime.now().astimezone().isoformat(timespec="seconds")
        match.headers.names = seat_names(seat, players, seed, name)
        here = Sitting(match, seat, bot_of, edition)
    else:
        if options or any(said is not None for said in (game, players, name, seed)):
            raise ValueError("--resume goes on with a game as it is; only --bots, --seat and --edition go with it")
        here = take_up(resume, rivals=rivals, seat=seat, edition=edition)
    get_ready(here.match.game, parts=TO_PLAY)
    ctx.exit(sit_down(here))


# Setting up


def usual_players(game: Game) -> int:
    return PLAYERS if PLAYERS in game.players else game.usual


def others(seat: int, players: int) -> list[int]:
    return [other for other in range(players) if other != seat]


def check_seat(seat: int, players: int) -> None:
    if seat not in range(players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")


def read_bots(text: str | None, count: int) -> list[Bot]:
    """The bots for so many seats: one named for all, or one each."""
    names = [RIVAL] if text is None else text.split(",")
    if len(names) not in (1, count):
        raise ValueError(f"--bots names {len(names)} bots for {count} seats; name one for all, or {count}")
    found = [read_bot(name.strip()) for name in names]
    return found * count if len(found) == 1 else found


def seat_names(seat: int, players: int, seed: int, name: str | None) -> dict[int, str]:
    own = (name if name is not None else login()).strip()
    if not is_name(own):
        raise ValueError(f"a name cannot be {own!r}")
    names = dict(zip(others(seat, players), bot_names(players - 1, seed, [own]), strict=True))
    return names | {seat: own}


def login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # nobody, as in some containers
        return "Guest"


def take_up(path: Path, *, rivals: str | None, seat: int | None, edition: Path | None) -> Sitting:
    """A game that was left, with its bots or with others."""
    here = saved_game.take_up(saved_game.newest_unfinished() if path == NEWEST else path, edition=edition, seat=seat)
    players = here.match.players
    check_seat(here.seat, players)
    seats = others(here.seat, players)
    asked = dict(zip(seats, read_bots(rivals, players - 1), strict=True))
    here.bots = (
        asked if rivals is not None else asked | {other: here.bots[other] for other in seats if other in here.bots}
    )
    return here


# At the table


def sit_down(here: Sitting) -> int:
    """Play until the game is over or the player leaves; the exit code."""
    console = screen.terminal()
    try:
        if not here.match.over:
            saved_game.keep(here)
        if here.unsaved:
            console.print(say("cli-unsaved-warning", reason=here.unsaved), soft_wrap=True)
        while not here.match.over:
            if here.seat not in here.match.to_act:
                bots_turn(here, console)
            elif my_turn(here, console):
                console.print(where(here), soft_wrap=True)
                return 0
        show_ending(here, console)
    except EOFError:  # Ctrl-D, or the end of a script: leaving, like `quit`
        click.echo(f"\n{where(here)}")
    except KeyboardInterrupt:
        # Nothing is written now: the file of the last move is whole, the match may be in the middle of one.
        if typed():
            click.echo(err=True)  # the prompt still stands on this line
        complain(where(here))
        return FAILED
    return 0


def where(here: Sitting) -> str:
    """Where the game is, and how to go on."""
    if here.unsaved:
        return say("cli-unsaved", reason=here.unsaved)
    return say("cli-saved", file=str(here.file))


def bots_turn(here: Sitting, console: Console) -> None:
    """Let all bots that are to act choose; none knows what the others, or the player, have chosen."""
    told, mine = len(here.match.log(here.seat)), here.seat in here.match.sealed
    for seat in here.match.to_act:
        with console.status(say("cli-bot-thinking", player=here.names[seat])):
            move = choose(here.bots[seat], here.match, seat, saved_game.bot_seed(here.match, seat))
        here.match.play(move, seat)
    saved_game.keep(here)
    call_out(here, console, told, beat=BEAT if mine else 0)


def call_out(here: Sitting, console: Console, told: int, *, beat: float) -> None:
    """Where all have chosen at the same moment: show it at the same moment, before anything else is shown."""
    *beats, choices = TABLES[here.match.game.name].reveal(here.match.happenings(here.seat)[told:], here.names) or [None]
    if choices is None:
        return
    pause = time.sleep if typed() and console.is_terminal else lambda _seconds: None
    console.print()
    for word in beats:
        console.print(word, end="")
        pause(beat)
    console.print()
    console.print(choices)
    pause(LOOK)


def my_turn(here: Sitting, console: Console) -> bool:
    """Ask until a move is made; true if the player leaves instead."""
    draw(here, console)
    before = standing(here)
    while standing(here) == before:
        line = ask(console, say("cli-ask"))
        command, _, rest = line.partition(" ")
        if command in ("quit", "q"):
            return True
        try:
            COMMANDS.get(command, make_move)(here, console, rest.strip() if command in COMMANDS else line)
        except ValueError as error:  # a move that cannot be read or may not be played
            console.print(str(error))
    return False


def standing(here: Sitting) -> tuple[int, tuple[int, ...]]:
    """What every move changes: how many there were, or who has chosen before the others."""
    return here.match.length, here.match.sealed


def draw(here: Sitting, console: Console) -> None:
    if console.is_terminal:
        console.clear()
    shown = screen.play_screen(console, here.match, here.seat, names=here.names, since=since_last(here))
    console.print(shown)


def since_last(here: Sitting) -> int:
    """The line of the log with which the player's last move begins."""
    past = saved_game.before_last(here.match, here.seat)
    return len(past.log(here.seat)) if past else 0


def make_move(here: Sitting, console: Console, line: str) -> None:
    moves = here.match.moves(here.seat)
    if not line and len(moves) > 1:
        draw(here, console)
        return
    here.match.play(meant(here, line) if line else moves[0], here.seat)
    saved_game.keep(here)


def meant(here: Sitting, line: str) -> str:
    """The move a line means: a number on the screen, or a text however short."""
    return str(TABLES[here.match.game.name].spell_out(line, screen.seen(here.match, here.seat)))


def show_ending(here: Sitting, console: Console) -> None:
    """The last screen: what happened, the score by source, and who wins."""
    view, happenings = screen.seen(here.match, here.seat), here.match.happenings(here.seat)[since_last(here) :]
    if console.is_terminal:
        console.clear()
    console.print(screen.open_screen(console, view, names=here.names, happenings=happenings))
    if not here.unsaved:
        console.print(say("cli-kept", file=str(here.file)), soft_wrap=True)


# Beside moves


def show_rules(here: Sitting, console: Console, _rest: str) -> None:
    game = here.match.game.name
    resource = files("threekings") / "locales" / "en" / f"{game}.md"
    about = resource.read_text(encoding="utf-8") if resource.is_file() else say(f"web-pitch-{game}")
    page(console, Markdown(about))


def show_help(here: Sitting, console: Console, _rest: str) -> None:
    console.print(say(TABLES[here.match.game.name].MOVES_HELP))
    console.print(say("cli-help"))


def look_around(here: Sitting, console: Console, _rest: str) -> None:
    """Everything drawn large, where the board cannot always show it."""
    view = screen.seen(here.match, here.seat)
    everything = TABLES[here.match.game.name].look(view, here.names, console.width)
    if everything is None:
        draw(here, console)
    else:
        page(console, everything)


def show_log(here: Sitting, console: Console, _rest: str) -> None:
    page(console, Group(*(Text(text(message, names=here.names)) for message in here.match.log(here.seat))))


def explain(here: Sitting, console: Console, rest: str) -> None:
    if not rest:
        console.print(say("cli-why-what", move=here.match.moves(here.seat)[0]))
        return
    move = meant(here, rest)
    console.print(here.match.why_not(move, here.seat) or say("cli-legal", move=move))


def take_back(here: Sitting, console: Console, _rest: str) -> None:
    """Free, since nobody but bots plays along; what was seen meanwhile stays seen."""
    past = saved_game.before_last(here.match, here.seat)
    if past is None:
        console.print(say("cli-no-past"))
        return
    here.match = past
    saved_game.keep(here)


def give_hint(here: Sitting, console: Console, _rest: str) -> None:
    with console.status(say("cli-hint-thinking")):
        seed = saved_game.bot_seed(here.match, here.seat)
        found = bots.opinions(here.match, here.seat, seed, HINT_MILLISECONDS)
    for line in TABLES[here.match.game.name].advice(found[:HINTS], screen.seen(here.match, here.seat)):
        console.print(line)


def save(here: Sitting, console: Console, rest: str) -> None:
    """Write the game to a file of the player's; the game goes on whatever comes of it."""
    if not rest:
        console.print(say("cli-save-where"))
        return
    path = Path(rest).expanduser()
    try:
        if path.is_file() and not same_game(path, here):
            console.print(say("cli-save-other", file=str(path)), soft_wrap=True)
            return
        write_whole(path, saved_game.text(here))
        console.print(say("cli-save-done", file=str(path)), soft_wrap=True)
    except OSError as error:
        console.print(say("cli-save-failed", reason=f"{path}: {error.strerror or why(error)}"), soft_wrap=True)


def same_game(path: Path, here: Sitting) -> bool:
    try:
        return parse(read_text(path)).deck == here.match.headers.deck
    except ValueError:
        return False


COMMANDS: dict[str, Callable[[Sitting, Console, str], None]] = {
    "?": show_rules,
    "help": show_help,
    "look": look_around,
    "log": show_log,
    "why": explain,
    "undo": take_back,
    "hint": give_hint,
    "save": save,
}
