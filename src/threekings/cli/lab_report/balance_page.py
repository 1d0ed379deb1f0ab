"""The page on all of a game's balance, as Markdown: what each seat wins, and where points come from."""

import json
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import rich_click as click
from rich.console import Console
from rich.progress import Progress

from threekings.bots import Bot
from threekings.cli.atomic_files import check_writable, write_atomically
from threekings.cli.compiling import get_ready
from threekings.cli.spread import spread
from threekings.game import Game
from threekings.lab.balance import Findings, find_balance
from threekings.lab.estimates import mean, ratio
from threekings.lab.simulate import Estimate
from threekings.lab.workers import Workers
from threekings.texts import localized


def write_page(
    game: Game,
    bot: Bot,
    outputs: tuple[Path, ...],
    *,
    games: int,
    seed: int,
    as_json: bool,
    cluster: str | None,
    **settings: Any,
) -> None:
    """The page on all of a game's balance."""
    if len(outputs) > 1 or any(settings.values()):
        raise ValueError(
            "without --question there is one page on the whole game: only --games, --bot, --seed, --ray, --output"
        )
    for file in outputs:
        check_writable(file)
    get_ready(game)
    with spread(None, cluster) as workers:
        findings = found(game, bot, games, seed, workers)
    command = f"threekings lab {game.name} --games {games} --bot {bot} --seed {seed}"
    text = json.dumps(as_data(findings)) + "\n" if as_json else report(game, findings, command)
    for file in outputs:
        write_atomically(file, text)
    if not outputs:
        click.echo(text, nl=False)


def found(game: Game, bot: Bot, games: int, seed: int, workers: Workers) -> list[Findings]:
    """Play, with a bar on the terminal."""
    console = Console(stderr=True)
    total = games * len(game.study.settings) * sum(players > 1 for players in game.players)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(localized("cli-simulating"), total=total)
        report = partial(progress.advance, task)
        return list(find_balance(game, bot, games=games, seed=seed, report=report, workers=workers))


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


def seat_shares(shares: np.ndarray | Sequence[np.ndarray]) -> list[str]:
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
