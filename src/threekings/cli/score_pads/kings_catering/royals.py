"""Which Royals are in force, and what they ask."""

from typing import Any

from rich.text import Text

from threekings.cli.score_pads.questions import Dialog, Question
from threekings.cli.score_pads.scoring import ScoreRequest
from threekings.cli.terminal.boards.kings_catering.royals import royal_words
from threekings.cli.terminal.prompts import letters
from threekings.cli.terminal.prose import Prose
from threekings.options import RANDOM, Value
from threekings.rules.kings_catering.edition import PALACES
from threekings.rules.kings_catering.options import SETUPS
from threekings.rules.kings_catering.seen import Royal
from threekings.texts import listed, localized

ROUNDS = 2


def ask_royals(request: ScoreRequest) -> Dialog[dict[str, Value]]:
    """The options, with the Royals where they were not given; those of a second round as well."""
    given = dict(request.given)
    if not {"royals", "palace"} & {*given}:
        setups = listed([setup_word(name) for name in (*SETUPS, *(PALACES if request.players == 1 else ()))])
        line = yield Question(localized("cli-kc-pad-royals"), Prose(localized("cli-kc-pad-setups", setups=setups)))
        given |= royals_meant(line)
    if given.get("rounds") == ROUNDS and "royals2" not in given:
        line = yield Question(localized("cli-kc-pad-royals2"))
        given["royals2"] = spelled(line)
    return request.game.settled(given, request.players)


def royals_meant(line: str) -> dict[str, Any]:
    """family, K3 Q4 P2 or the name of a palace."""
    word = setup_meant(line)
    if word in PALACES:
        return {"palace": word}
    royals = spelled(word) if word else "family"
    return {"royals": royals, "princesses": max(1, royals.count("P"))}


def spelled(line: str) -> str:
    """K3,Q4,P2 however it is written; other words as they are."""
    word = setup_meant(line)
    return word if word in (*SETUPS, RANDOM) else ",".join(word.upper().replace(",", " ").split())


def setup_word(name: str) -> str:
    """What a setup or a palace is called when it is typed."""
    return localized("cli-kc-setup", setup=name)


def setup_meant(line: str) -> str:
    """The setup or palace of that name, in the player's language too; other words as they are."""
    word = letters(line).strip()
    return next((name for name in (*SETUPS, *PALACES) if letters(setup_word(name)) == word), word)


def in_words(royals: list[Royal], *, second: bool = False) -> Text:
    head = [localized("cli-kc-pad-second")] if second else []
    lines = [localized("cli-kc-pad-in-force", side=royal["side"], words=royal_words(royal)) for royal in royals]
    return Prose("\n".join([*head, *lines]))
