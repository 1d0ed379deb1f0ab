"""Who follows what happens, and never looks at the table, knows how it stands: nothing is left out or invented."""

from collections import Counter
from typing import Any

import pytest

import threekings as tk
from tests.conformance.cases import Case

SEEDS = range(5)


def played(game: str, players: int, seed: int, **options: Any) -> tk.Match:
    return Case(game, players, tuple(options.items())).played(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_king_lui_can_be_followed(seed: int) -> None:
    match = played("king-lui", 3, seed)
    table: Counter[str] = Counter()
    king: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    for one in match.happenings(None):
        match one["kind"]:
            case "dealt":
                table += Counter(one["cards"])
            case "took":
                table -= Counter(one["cards"])
                sizes[one["seat"]] += sum(one["cards"].values())
            case "drew":
                sizes[one["seat"]] += 1
            case "laid":
                table["emerald"] += 1
            case "served":
                table -= Counter(one["cards"])
                king += Counter(one["cards"])
            case "fed":
                king -= Counter(one["cards"])
                table["emerald"] -= not one["drawn"]
    view = match.view(None)
    assert +table == +Counter(view["table"] | {"emerald": view["emeralds"]})
    assert +king == +Counter(view["king"])
    assert [sizes[seat] for seat in range(3)] == [hand["size"] for hand in view["hands"]]


@pytest.mark.parametrize("seed", SEEDS)
def test_ku_ka_king_can_be_followed(seed: int) -> None:
    match = played("ku-ka-king", 3, seed)
    crossed = match.view(None)["crossed"]
    collections: list[Counter[str]] = [Counter() for _ in range(3)]
    points = []
    for one in match.happenings(None):
        match one["kind"]:
            case "took":
                collections[one["seat"]] += Counter(one["cards"])
            case "first-scoring":
                for collection in collections:
                    for kind in crossed:
                        del collection[kind]
            case "scored":
                points.append(one["points"])
    view = match.view(None)
    assert [Counter(one["cards"]) for one in view["collections"]] == collections
    assert points == [sum(one["first"].values()) for one in view["collections"] if one["first"]]


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_kings_catering_can_be_followed(seed: int, rounds: int) -> None:
    match = played("kings-catering", 2, seed, rounds=rounds)
    laid: list[list[list[dict[str, Any]]]] = [[], []]
    for one in match.happenings(None):
        match one["kind"]:
            case "founded":
                laid[one["seat"]].append([{"tile": one["tile"], "x": 0, "y": 0, "turns": 0}])
                assert one["table"] == len(laid[one["seat"]])
            case "put":
                tile = {name: one[name] for name in ("tile", "x", "y", "turns")}
                laid[one["seat"]][one["table"] - 1].append(tile)
            case "second-round":
                laid = [[], []]
    caterers = match.view(None)["caterers"]
    assert [[table["tiles"] for table in caterer["tables"]] for caterer in caterers] == laid
