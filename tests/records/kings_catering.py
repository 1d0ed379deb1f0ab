"""What the names of the golden games of The King's Catering claim, and how such games are found.

`python -m tests.records.kings_catering NAME` plays games by seed until one is what the name claims, and prints it.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import threekings as tk
from tests.decks import EDITIONS
from threekings import fair_shuffle
from threekings.match import card_codes
from threekings.rules.kings_catering.options import SETUPS

TABLE, SECRET, SALTS = "Ballroom", bytes(range(7, 39)), {0: b"salt", 1: b"pepper"}
Claim = Callable[[tk.Match], bool]


def options(match: tk.Match) -> dict[str, str]:
    """The options as the record tells them."""
    lines = [line.split(" ") for line in match.record().splitlines()]
    return {line[1]: line[2] for line in lines if line[0] == "option"}


def fallen(match: tk.Match) -> list[list[int]]:
    """How many tiles each Table has that breaks the King's rule, for every player."""
    caterers = match.view(None)["caterers"]
    return [[len(table["tiles"]) for table in caterer["tables"] if not table["stands"]] for caterer in caterers]


def crew(match: tk.Match) -> list[int]:
    return [caterer["crew"] for caterer in match.view(None)["caterers"]]


def leaders(match: tk.Match) -> list[int]:
    return [seat for seat, stars in enumerate(match.scores()) if stars == max(match.scores())]


def closing(match: tk.Match) -> list[str]:
    return match.record().splitlines()[-2:]


# What each name claims


def ended(match: tk.Match) -> bool:
    """With the stars of all sources as the result."""
    sums = " ".join(str(caterer["total"]) for caterer in match.view(None)["caterers"])
    return match.over and closing(match)[0] == f"result {sums}"


def royals(name: str) -> Claim:
    return lambda match: ended(match) and options(match) == {"royals": SETUPS[name]} and max(match.scores()) > 0


def palace(name: str, reached: bool) -> Claim:
    """Alone, with a palace's Royals: won by reaching its target, and lost by nobody's winning."""

    def claim(match: tk.Match) -> bool:
        target = match.view(None)["target"]
        last = "winners 0" if reached else "winners"
        told = options(match) == {"palace": name} and closing(match)[1] == last
        return ended(match) and match.players == 1 and told and (match.scores()[0] >= target) == reached

    return claim


def exactly_enough(match: tk.Match) -> bool:
    return palace("schoenbrunn", True)(match) and match.scores() == [15]


def free_solo(match: tk.Match) -> bool:
    """For a high score: with tiles discarded, and always won."""
    alone = match.players == 1 and options(match) == {"royals": SETUPS["high-interaction"]}
    return ended(match) and alone and bool(match.view(None)["discarded"]) and match.winners() == [0]


def two_rounds(match: tk.Match) -> bool:
    """The stars of both, and no tile of the first in the second; the other player begins."""
    told = options(match)
    different = not {*told["royals"].split(",")} & {*told["royals2"].split(",")}
    begins = "\n- round 2\n1 column " in match.record()
    return ended(match) and told["rounds"] == "2" and begins and different and min(stars_before(match)) > 0


def stars_before(match: tk.Match) -> list[int]:
    """The stars of the first of two rounds."""
    return [sum(part["before"].values()) for part in match.breakdown()]


def two_rounds_turned(match: tk.Match) -> bool:
    """Who was behind after the first round wins."""
    if not two_rounds(match):
        return False
    before = stars_before(match)
    return match.winners() == [before.index(min(before))] and before[0] != before[1]


def two_rounds_crew(match: tk.Match) -> bool:
    """Equal stars: the Crew of both rounds decide, where those of the second alone would decide otherwise."""
    late = [int(value) for value in match._state["crew"][:2]]
    tied = two_rounds(match) and leaders(match) == [0, 1] and len(match.winners()) == 1
    return tied and late[match.winners()[0]] >= late[1 - match.winners()[0]]


def tie_broken_by_crew(match: tk.Match) -> bool:
    tied = ended(match) and len(leaders(match)) > 1 and len(match.winners()) == 1
    return tied and crew(match)[match.winners()[0]] == min(crew(match)[seat] for seat in leaders(match))


def tie_broken_by_crew_discarded(match: tk.Match) -> bool:
    """Crew at Tables that were discarded count: those left would not decide, or otherwise."""
    if not tie_broken_by_crew(match):
        return False
    (winner,) = match.winners()
    return any(crew_left(match, seat) <= crew_left(match, winner) for seat in leaders(match) if seat != winner)


def crew_left(match: tk.Match, seat: int) -> int:
    """The Crew at Tables that keep the King's rule."""
    tables = match.view(None)["caterers"][seat]["tables"]
    names = [tile["tile"] for table in tables if table["stands"] for tile in table["tiles"]]
    return sum(name in match.edition.content["crew"] for name in names)


def shared_win(match: tk.Match) -> bool:
    return ended(match) and len(match.winners()) == 2 and len({crew(match)[seat] for seat in match.winners()}) == 1


def discarded_under(king: str, *sizes: int) -> Claim:
    """Tables of these sizes break the rule of a King, some Tables keep it."""

    def claim(match: tk.Match) -> bool:
        found = {size for tables in fallen(match) for size in tables}
        stand = any(table["stands"] for caterer in match.view(None)["caterers"] for table in caterer["tables"])
        return ended(match) and options(match)["royals"].startswith(king) and {*sizes} <= found and stand

    return claim


def all_discarded(match: tk.Match) -> bool:
    """A player is left without a Table."""
    stand = [sum(table["stands"] for table in caterer["tables"]) for caterer in match.view(None)["caterers"]]
    return ended(match) and 0 in stand and match.scores()[stand.index(0)] == 0


def two_princesses(match: tk.Match) -> bool:
    told = options(match)
    second = [part["princess2"] for part in match.breakdown()]
    return ended(match) and told["princesses"] == "2" and told["royals"].count("P") == 2 and min(second) > 0


def players(number: int) -> Claim:
    return lambda match: ended(match) and match.players == number and match.view(None)["deck"] == 0


def first(seat: int) -> Claim:
    def claim(match: tk.Match) -> bool:
        moves = [line for line in match.record().splitlines() if line[0].isdigit()]
        return ended(match) and options(match)["first"] == str(seat) and moves[0].startswith(f"{seat} column")

    return claim


def fair_two_rounds(match: tk.Match) -> bool:
    return two_rounds(match) and match.headers.secret == SECRET and match.headers.salts == SALTS


def feast_edition(match: tk.Match) -> bool:
    return ended(match) and f"\nedition feast {match.edition.digest}\n" in match.record()


def unfinished(match: tk.Match) -> bool:
    return not match.over and match.length > 0 and "result" not in match.record() and "winners" not in match.record()


def unfinished_hand(match: tk.Match) -> bool:
    """In the middle of a turn: a tile is placed, another is not."""
    return unfinished(match) and match.view(None)["phase"] == "place" and len(match.view(None)["hand"]) in (1, 2)


def unfinished_before_round_2(match: tk.Match) -> bool:
    return unfinished(match) and match.record().splitlines()[-1] == "- round 2"


CLAIMS: dict[str, Claim] = {
    **{name: royals(name) for name in SETUPS},
    **{f"{name}-reached": palace(name, True) for name in ("schoenbrunn", "buckingham", "versailles")},
    **{f"{name}-missed": palace(name, False) for name in ("schoenbrunn", "buckingham", "versailles")},
    "exactly-enough": exactly_enough,
    "free-solo": free_solo,
    "two-rounds": two_rounds,
    "two-rounds-turned": two_rounds_turned,
    "two-rounds-tie-broken-by-crew": two_rounds_crew,
    "tie-broken-by-crew": tie_broken_by_crew,
    "tie-broken-by-crew-discarded": tie_broken_by_crew_discarded,
    "shared-win": shared_win,
    "too-small-under-k1": discarded_under("K1", 1, 2),
    "same-shape-under-k3": discarded_under("K3", 1, 3),
    "same-shape-of-four-under-k3": discarded_under("K3", 4),
    "too-small-under-k6": discarded_under("K6", 1),
    "all-discarded": all_discarded,
    "two-princesses": two_princesses,
    "three-players": players(3),
    "four-players": players(4),
    "first-3": first(3),
    "fair-two-rounds": fair_two_rounds,
    "feast-edition": feast_edition,
    "unfinished": unfinished,
    "unfinished-hand": unfinished_hand,
    "unfinished-before-round-2": unfinished_before_round_2,
    "not-begun": lambda match: not match.over and match.length == 0 and options(match) == {"royals": "K3,Q4,P2"},
}

# How they are found


def chosen(name: str) -> dict[str, Any]:
    """How a table has to be set up for a claim."""
    if name in SETUPS:
        return {"players": 2 + list(SETUPS).index(name) % 3, "royals": name}
    if name.endswith(("-reached", "-missed")):
        return {"players": 1, "palace": name.rpartition("-")[0]}
    others: dict[str, dict[str, Any]] = {
        "exactly-enough": {"players": 1, "palace": "schoenbrunn"},
        "free-solo": {"players": 1, "royals": "high-interaction"},
        "two-rounds": {"players": 2, "rounds": 2},
        "two-rounds-turned": {"players": 2, "rounds": 2, "royals": "thinking"},
        "two-rounds-tie-broken-by-crew": {"players": 2, "rounds": 2, "royals2": "low-interaction"},
        "tie-broken-by-crew": {"players": 3},
        "tie-broken-by-crew-discarded": {"players": 2, "royals": "low-interaction"},
        "shared-win": {"players": 4, "royals": "sizes"},
        "too-small-under-k1": {"players": 2, "royals": "low-interaction"},
        "same-shape-under-k3": {"players": 3},
        "same-shape-of-four-under-k3": {"players": 2},
        "too-small-under-k6": {"players": 4, "royals": "high-interaction"},
        "all-discarded": {"players": 3, "royals": "low-interaction"},
        "two-princesses": {"players": 3, "royals": "K5,Q1,P2,P5", "princesses": 2},
        "three-players": {"players": 3, "royals": "random"},
        "four-players": {"players": 4, "royals": "random"},
        "first-3": {"players": 4, "first": 3},
        "fair-two-rounds": {"players": 2, "rounds": 2},
        "feast-edition": {"players": 3, "edition": EDITIONS / "kings-catering-feast.toml"},
        "unfinished": {"players": 3},
        "unfinished-hand": {"players": 1},
        "unfinished-before-round-2": {"players": 2, "rounds": 2},
        "not-begun": {"players": 2},
    }
    return others[name]


def found(name: str) -> tk.Match:
    """The first game by seed that is what the name claims."""
    return next(match for match in games(name) if CLAIMS[name](match))


def games(name: str) -> Iterator[tk.Match]:
    """Games set up as the name needs it, and the positions in them where it may be about one in the middle."""
    manner = next((manner for end, manner in MANNERS.items() if name.endswith(end)), stars_first)
    for seed in count(1):
        match = tk.new("kings-catering", seed=seed, **chosen(name))
        if name.startswith("fair"):
            match = fairly_shuffled(match)
        chance = random.Random(seed)
        yield match
        while not match.over:
            match.play(manner(match, chance))
            if name.startswith("unfinished") and match.length > 9:
                yield match
        yield match


def stars_first(match: tk.Match, chance: random.Random) -> str:
    """A move that brings most stars at once; of several, one that founds no Table."""
    gains = match.view(match.to_act[0])["gains"]
    if not gains:
        return chance.choice(match.moves())
    best = [move for move, stars in gains.items() if stars == max(gains.values())]
    return chance.choice([move for move in best if not move.endswith(" new")] or best)


def by_chance(match: tk.Match, chance: random.Random) -> str:
    return chance.choice(match.moves())


def by_fours(match: tk.Match, chance: random.Random) -> str:
    """Wherever possible at a Table of fewer than four tiles: shapes come again."""
    tables = match.view(None)["caterers"][match.to_act[0]]["tables"]
    small = {str(number) for number, table in enumerate(tables, start=1) if len(table["tiles"]) < 4}
    growing = [move for move in match.moves() if move.split(" ")[2:3] and move.split(" ")[2] in small]
    return chance.choice(growing or [move for move in match.moves() if move.endswith(" new")] or match.moves())


def scattered(match: tk.Match, chance: random.Random) -> str:
    """Seat 0 founds a Table with every tile."""
    new = [move for move in match.moves() if move.endswith(" new")]
    return chance.choice(new) if new and match.to_act == (0,) else stars_first(match, chance)


MANNERS = {  # by how a name ends
    "missed": by_chance,
    "crew-discarded": by_chance,
    "all-discarded": scattered,
    "under-k1": by_chance,
    "under-k3": by_fours,
    "under-k6": by_chance,
}


def fairly_shuffled(match: tk.Match) -> tk.Match:
    """The same table with the deck that secret and salts give."""
    key = fair_shuffle.shuffle_key(TABLE, SECRET, [SALTS[seat] for seat in range(match.players)])
    deck = fair_shuffle.shuffle([match.edition.cards[card] for card in match.edition.deck], key, "deck")
    codes = card_codes(match.edition, deck)
    fresh = tk.Match(match.game, match.edition, match.players, match.options, deck=codes, seed=match.headers.seed)
    fresh.headers.table, fresh.headers.secret, fresh.headers.salts = TABLE, SECRET, dict(SALTS)
    fresh.headers.commit = fair_shuffle.commitment(TABLE, SECRET)
    return fresh


def main(name: str) -> None:
    text = found(name).record()
    sys.stdout.write(text.removesuffix("- round 2\n"))  # the dealer's line is due, and not there yet


if __name__ == "__main__":
    main(sys.argv[1])
