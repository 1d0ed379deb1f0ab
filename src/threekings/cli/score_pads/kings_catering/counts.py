"""The King's Catering by counts alone: what the Royals in force count, asked for player by player."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from threekings.cli.score_pads.card_counts import read_counts, refusal
from threekings.cli.score_pads.questions import Dialog, Question
from threekings.cli.terminal.prose import Prose
from threekings.rules.kings_catering.counted import counted_by
from threekings.score_pads import pad_of
from threekings.score_pads.kings_catering.counts import CREW_STARS, PLACED, ROUNDS, in_force, sheet
from threekings.score_pads.pad import Played
from threekings.score_pads.reckoning import problems_in
from threekings.texts import commas, localized

Counts = dict[str, int]


def ask_counts(played: Played, number: int, names: Sequence[str]) -> Dialog[list[Counts]]:
    """Everybody's counts for the Royals in force in a round."""
    asked = explanations(played, number)
    words = {kind: kind_word(kind) for kind in asked}
    shown: Text | None = explained(asked)
    found: list[Counts] = []
    for name in names:
        counts: list[int] = []
        while len(counts) < len(asked):
            left = " ".join(list(words.values())[len(counts) :])
            line = yield Question(localized("cli-score-counts", owner=name, kinds=left), shown)
            counts += read_counts(words, line, done=len(counts))
            shown = None
        found.append(dict(zip(asked, counts, strict=True)))
        check(played, number, found, words)
    return found


def explained(asked: Mapping[str, str]) -> Text:
    lines = [localized("cli-kc-pad-count", kind=kind_word(kind), words=words) for kind, words in asked.items()]
    return Prose("\n".join([localized("cli-kc-pad-counts", kind=kind_word(next(iter(asked)))), *lines]))


def kind_word(kind: str) -> str:
    """What a count is called when it is typed."""
    return localized("cli-kc-kind", kind=kind)


def explanations(played: Played, number: int) -> dict[str, str]:
    """What is to be counted, and what each count means, with the Royals that ask for it."""
    content = played.edition.content
    found: dict[str, str] = {}
    for side in (royal["side"] for royal in in_force(played, number)):
        value = content["royals"][side]
        for kind in counted_by(content, side):
            words = localized(f"cli-kc-count-{value['scores']}", number=value.get("number", 0))
            found[kind] = commas([found.get(kind, words), side])
    return found | {CREW_STARS: localized("cli-kc-count-crew-stars"), PLACED: localized("cli-kc-count-placed")}


def check(played: Played, number: int, found: Sequence[Counts], words: Mapping[str, str]) -> None:
    """ValueError if the newest counts cannot be, by what all have together."""
    counted = {ROUNDS[number - 1]: found}
    for problem in problems_in(pad_of(played.game), [sheet(played, counted, number)], counted):
        if problem["owner"] == len(found) - 1:
            raise ValueError(refusal(problem, words))
