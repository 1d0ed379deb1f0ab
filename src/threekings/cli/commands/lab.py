"""`threekings lab`: how a game is balanced, as a page in Markdown."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import Progress

from threekings.bots import Bot, read_bot
from threekings.cli.atomic_files import write_atomically
from threekings.cli.commands.shared_options import json_setting
from threekings.cli.compiling import get_ready
from threekings.game import Game
from threekings.games import game_named
from threekings.lab.balance import Findings, find_balance, mean, ratio
from threekings.lab.simulate import Estimate
from threekings.texts import localized

MOST_GAMES = 10**6


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(2, MOST_GAMES), default=200, show_default=True, help="Games a setting.")
@click.option("--bot", default="steward:40", show_default=True, help="Who sits in every seat.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True, help="Decides decks and choices.")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the page into this file.")
@json_setting
def lab(game: str, *, games: int, bot: str, seed: int, output: Path | None, as_json: bool) -> None:
    """Ask how a game is balanced.

    Bots of equal strength play every setting of the game with every number of players: what each seat wins, and where
    points come from, with 95 % intervals. The result is a page in Markdown.

    \b
    Example:
      threekings lab king-lui --bot greedy --games 2000
      threekings lab kings-catering --output docs/kings-catering-balance.md
    """
    kind, player = game_named(game), read_bot(bot)
    get_ready(kind)
    findings = found(kind, player, games, seed)
    command = f"threekings lab {kind.name} --games {games} --bot {player} --seed {seed}"
    text = json.dumps(as_data(findings)) + "\n" if as_json else report(kind, findings, command)
    if output:
        write_atomically(output, text)
    else:
        click.echo(text, nl=False)


def found(game: Game, bot: Bot, games: int, seed: int) -> list[Findings]:
    """Play, with a bar on the terminal."""
    console = Console(stderr=True)
    total = games * len(game.study.settings) * sum(players > 1 for players in game.players)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(localized("cli-simulating"), total=total)
        return list(find_balance(game, bot, games=games, seed=seed, report=lambda count: progress.advance(task, count)))


def report(game: Game, findings: list[Findings], command: str) -> str:
    """The findings as Markdown."""
    parts = [localized("cli-lab-head", game=game.name, command=command), seats_table(findings), sources_table(findings)]
    if findings[0].tiles:
        parts.append(tiles_table(findings))
    return "\n\n".join(parts) + "\n"


def seats_table(findings: list[Findings]) -> str:
    """What each seat wins, all settings together, and in each."""
    most = max(found.players for found in findings)
    head = [
        localized("cli-lab-players"),
        localized("cli-lab-setting"),
        *(localized("cli-lab-seat", number=seat) for seat in range(most)),
    ]
    rows = []
    for players, group in by_players(findings).items():
        shares = [game for found in group for game in found.shares]
        if len(group) > 1:
            rows.append([str(players), localized("cli-lab-all"), *seat_shares(shares)])
        rows += [[str(players), found.setting or "–", *seat_shares(found.shares)] for found in group]
    return localized("cli-lab-seats") + "\n\n" + markdown(head, rows)


def seat_shares(shares: list[list[float]]) -> list[str]:
    return [percent(mean([game[seat] for game in shares])) for seat in range(len(shares[0]))]


def sources_table(findings: list[Findings]) -> str:
    """Where a player's points come from, by setting."""
    groups = by_players(findings)
    head = [
        localized("cli-lab-setting"),
        localized("cli-lab-source"),
        *(localized("cli-lab-of-players", count=count) for count in groups),
    ]
    rows = []
    for setting in dict.fromkeys(found.setting for found in findings):
        here = [found for found in findings if found.setting == setting]
        for source in here[0].sources:
            rows.append([setting or "–", source, *(plain(mean(found.sources[source])) for found in here)])
        rows.append([setting or "–", localized("cli-lab-total"), *(plain(mean(found.points)) for found in here)])
    return localized("cli-lab-sources") + "\n\n" + markdown(head, rows)


def tiles_table(findings: list[Findings]) -> str:
    """What one tile of each type brings, all settings together and in each."""
    names = list(dict.fromkeys(found.setting for found in findings))
    head = [localized("cli-lab-crew"), localized("cli-lab-all"), *names]
    rows = []
    for kind in findings[0].tiles:
        groups = [findings] + [[found for found in findings if found.setting == name] for name in names]
        pairs = [[pair for found in group for pair in found.tiles[kind]] for group in groups]
        rows.append([kind, *(plain(ratio(group)) for group in pairs)])
    return localized("cli-lab-tiles") + "\n\n" + markdown(head, rows)


def by_players(findings: list[Findings]) -> dict[int, list[Findings]]:
    groups: dict[int, list[Findings]] = defaultdict(list)
    for found in findings:
        groups[found.players].append(found)
    return dict(groups)


def markdown(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *([*row, *[""] * (len(head) - len(row))] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} % ± {100 * (share.high - share.mean):.1f}"


def plain(points: Estimate) -> str:
    return f"{points.mean:.2f} ± {points.high - points.mean:.2f}"


def as_data(findings: list[Findings]) -> list[dict[str, Any]]:
    """The findings for a program: every figure as [mean, low, high]."""
    return [
        {
            "setting": found.setting,
            "players": found.players,
            "games": found.games,
            "seats": [mean([game[seat] for game in found.shares]) for seat in range(found.players)],
            "points": mean(found.points),
            "sources": {name: mean(values) for name, values in found.sources.items()},
            "tiles": {name: ratio(pairs) for name, pairs in found.tiles.items()},
        }
        for found in findings
    ]
