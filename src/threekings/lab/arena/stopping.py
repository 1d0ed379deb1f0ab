"""When a line-up is known well enough: looked at after every deck, by rules that remain valid however often one looks.

By width: the 95 % interval has become narrow enough. Its coverage is what it says in the limit of narrow intervals
(Chow, Robbins: On the asymptotic theory of fixed-width sequential confidence intervals for the mean, 1965); a least
number of decks keeps away from an early spread that is small by chance.

By bets: whether a bot wins more or less than its fair share. Two gamblers bet against that share, one that it is more,
one that it is less; if it is right, no strategy ever makes 20 out of 1 in more than 5 of 100 arenas, at whatever deck
one looks (Ville's inequality). Stakes are those of Waudby-Smith, Ramdas: Estimating means of bounded random variables
by betting, 2024, section 4. The same bets against all shares there are give an interval that is valid at any time.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from threekings.lab.simulate import Estimate, wilson

LEAST = 30  # decks, before an interval is believed to be narrow
ERROR = 0.05
MOST_CAPITAL = 1e300
STEPS = 1000  # of the interval found by bets
MOST_STAKE = 0.75  # of what may be lost: no bet ruins


@dataclass(frozen=True)
class Until:
    """What is enough; the first that is reached."""

    width: float | None = None  # half of the interval, as a share
    decided: bool = False


class Width:
    """Whether the mean of shares a deck has a narrow interval."""

    def __init__(self, reach: float):
        self.reach, self.count, self.total, self.squares = reach, 0, 0.0, 0.0

    def add(self, value: float) -> bool:
        self.count, self.total, self.squares = self.count + 1, self.total + value, self.squares + value * value
        if self.count < LEAST:
            return False
        mean = self.total / self.count
        spread = max(self.squares - mean * self.total, 0.0) / (self.count - 1)
        seen = wilson(mean, math.sqrt(spread / self.count), self.count)
        return (seen.high - seen.low) / 2 <= self.reach


class Bets:
    """Bets against every one of these shares being the mean of the values that come, each between 0 and 1."""

    def __init__(self, shares: np.ndarray):
        self.shares, self.count, self.mean, self.spread, self.total = shares, 0, 0.5, 0.25, 0.5
        self.more, self.less = np.ones(len(shares)), np.ones(len(shares))
        self.refuted = np.zeros(len(shares), bool)

    def add(self, value: float) -> np.ndarray:
        """Bet on the next value, by what was seen before it; which shares are refuted by now."""
        self.count += 1
        variance = self.spread / self.count
        stake = math.sqrt(2 * math.log(2 / ERROR) / (variance * self.count * math.log(self.count + 1)))
        gain, tiny = value - self.shares, 1e-9
        most = MOST_STAKE / np.maximum(self.shares, tiny), MOST_STAKE / np.maximum(1 - self.shares, tiny)
        self.more = np.minimum(self.more * (1 + np.minimum(stake, most[0]) * gain), MOST_CAPITAL)
        self.less = np.minimum(self.less * (1 - np.minimum(stake, most[1]) * gain), MOST_CAPITAL)
        self.refuted |= (self.more + self.less) / 2 >= 1 / ERROR
        self.total += value
        self.mean = self.total / (self.count + 1)
        self.spread += (value - self.mean) ** 2
        return self.refuted


class Decided:
    """Whether the mean of shares a deck is known to be another than the fair one."""

    def __init__(self, fair: float):
        self.bets = Bets(np.array([fair]))

    def add(self, value: float) -> bool:
        return bool(self.bets.add(value)[0])


class Watch:
    """Looks at the bots of a line-up until all of them are known well enough."""

    def __init__(self, until: Until, bots: int, fair: float):
        self.rules: dict[str, list[Width | Decided]] = {}
        if until.width is not None:
            self.rules["width"] = [Width(until.width) for _ in range(bots)]
        if until.decided:
            self.rules["decided"] = [Decided(fair) for _ in range(bots)]

    def add(self, values: Iterable[float]) -> str | None:
        """The next deck: a share for each bot. The name of a rule that says enough."""
        seen = tuple(values)
        for name, rules in self.rules.items():
            enough = [rule.add(value) for rule, value in zip(rules, seen, strict=True)]  # every rule hears every deck
            if all(enough):
                return name
        return None


def at_any_time(values: np.ndarray) -> Estimate:
    """The mean of shares a deck, with the interval that bets leave: valid whenever and why ever one stops."""
    shares = np.linspace(0, 1, STEPS + 1)
    bets = Bets(shares)
    for value in values.tolist():
        bets.add(value)
    mean, left = float(values.mean()), shares[~bets.refuted]
    low, high = (float(left[0]), float(left[-1])) if len(left) else (mean, mean)
    return Estimate(mean, min(max(low - 1 / STEPS, 0.0), mean), max(min(high + 1 / STEPS, 1.0), mean))
