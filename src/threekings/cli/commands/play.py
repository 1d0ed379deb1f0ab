"""`threekings play`: a game against bots in the terminal, begun or taken up again. terminal/play_loop.py plays it."""

import getpass
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import rich_click as click

import threekings
from threekings.bots import Bot, characters, check_plays, read_bot
from threekings.bots.characters.household import bot_names
from threekings.cli.commands.shared_options import (
    FIRST_GAME,
    NEWEST,
    edition_setting,
    language_setting,
    option_setting,
    read_options,
    resume_setting,
    with_ratings,
)
from threekings.cli.compiling import get_ready
from threekings.cli.terminal import saved_game
from threekings.cli.terminal.play_loop import play_to_the_end
from threekings.cli.terminal.saved_game import SavedGame
from threekings.game import Game
from threekings.games import game_named
from threekings.match import ENTROPY, check_players
from threekings.names import normalised
from threekings.precompile import TO_PLAY

RIVALS = characters.NAMES  # where nobody is named: the gentlest
PLAYERS = 4


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help=f"How many play, you included; {PLAYERS} if not said.")
@click.option(
    "--bots",
    "rivals",
    metavar="BOT,…",
    help="Who plays against you: one for all seats, or one each; the gentlest if not said.",
)
@click.option("--seat", type=int, metavar="N", help="Your seat, from 0 up; 0 if not said.")
@click.option("--name", metavar="NAME", help="Your name; your login name if not said.")
@click.option("--seed", type=int, metavar="N", help="Play the shuffle of this number again.")
@option_setting
@edition_setting
@resume_setting("game")
@language_setting
@click.pass_context
@with_ratings
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

    Every move is kept: a game you leave goes on with --resume. Six people of the household play against you, each
    better than the last: timo, lina, otto, nora, milo and alma. There are also the bots random, greedy and steward;
    steward takes a budget of playouts or time a move: steward:2000, steward:50ms.

    \b
    Example:
      threekings play
      threekings play king-lui --players 3 --bots otto,nora --option memory=open
      threekings play ku-ka-king
      threekings play kings-catering --players 1 --option palace=versailles
      threekings play --resume
    """
    if resume is None:
        kind = game_named(game or FIRST_GAME)
        check_players(kind, players := usual_players(kind) if players is None else players)
        check_seat(seat := seat or 0, players)
        bots = dict(zip(others(seat, players), read_bots(kind, rivals, players - 1), strict=True))
        match = new_match(kind, players, seed, edition, read_options(kind, options))
        match.headers.names = all_names(match, seat, name, bots)
        saved = SavedGame(match, seat, bots, edition)
    else:
        if options or any(said is not None for said in (game, players, name, seed)):
            raise ValueError("--resume goes on with a game as it is; only --bots, --seat and --edition go with it")
        saved = resumed(resume, rivals=rivals, seat=seat, edition=edition)
    get_ready(saved.match.game, parts=TO_PLAY)
    ctx.exit(play_to_the_end(saved))


# Setting up


def usual_players(game: Game) -> int:
    return PLAYERS if PLAYERS in game.players else game.usual


def others(seat: int, players: int) -> list[int]:
    return [other for other in range(players) if other != seat]


def check_seat(seat: int, players: int) -> None:
    if seat not in range(players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")


def read_bots(game: Game, text: str | None, count: int) -> list[Bot]:
    """The bots for so many seats: one named for all, or one each."""
    names = list(RIVALS[:count]) if text is None else text.split(",")
    if len(names) not in (1, count):
        raise ValueError(f"--bots names {len(names)} bots for {count} seats; name one for all, or {count}")
    found = [read_bot(name.strip()) for name in names]
    for bot in found:
        check_plays(bot, game)
    return found * count if len(found) == 1 else found


def new_match(
    game: Game, players: int, seed: int | None, edition: Path | None, options: dict[str, Any]
) -> threekings.Match:
    seed = secrets.randbits(ENTROPY) if seed is None else seed
    match = threekings.new(game.name, players=players, seed=seed, edition=edition, **options)
    match.headers.date = datetime.now().astimezone().isoformat(timespec="seconds")
    return match


def all_names(match: threekings.Match, seat: int, name: str | None, bots: Mapping[int, Bot]) -> dict[int, str]:
    """The player's name, and names for the bots."""
    given = name if name is not None else login()
    try:
        own = normalised(given)
    except ValueError as error:
        raise ValueError(f"a name cannot be {given!r}: {error}") from None
    rivals = bot_names([bot.name for bot in bots.values()], match.headers.seed or 0, [own])
    return dict(zip(bots, rivals, strict=True)) | {seat: own}


def login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # nobody, as in some containers
        return "Guest"


def resumed(path: Path, *, rivals: str | None, seat: int | None, edition: Path | None) -> SavedGame:
    """A game that was left, with its bots or with others."""
    saved = saved_game.resumed(saved_game.newest_unfinished() if path == NEWEST else path, edition=edition, seat=seat)
    check_seat(saved.seat, saved.match.players)
    seats = others(saved.seat, saved.match.players)
    kept = {other: bot for other, bot in saved.bots.items() if other in seats and rivals is None}
    saved.bots = dict(zip(seats, read_bots(saved.match.game, rivals, len(seats)), strict=True)) | kept
    return saved
