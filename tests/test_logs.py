"""The log in words: golden games are told as they always were, whatever the ids of texts are called."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import threekings as tk
from threekings import texts
from threekings.games import GAMES
from threekings.texts import text

LOGS = Path(__file__).parent / "logs"
GOLDEN = Path(__file__).parent / "records"
RECORDS = {  # together they have every kind of happening
    "king-lui-pass": GOLDEN / "pass.txt",
    "king-lui-five-players": GOLDEN / "five-players.txt",
    "ku-ka-king-empty-handed": GOLDEN / "ku-ka-king" / "empty-handed.txt",
    "kings-catering-buckingham-missed": GOLDEN / "kings-catering" / "buckingham-missed.txt",
    "kings-catering-two-rounds": GOLDEN / "kings-catering" / "two-rounds.txt",
}
NAMES = ("Ada", "Bea", "Carl", "Dora", "Eve")


def replayed(name: str) -> tk.Match:
    return tk.replay(RECORDS[name].read_text(encoding="utf-8"))


def words(match: tk.Match) -> list[str]:
    """The log as the first seat reads it."""
    return [text(line, names=NAMES[: match.players]) for line in match.log(0)]


def golden(name: str) -> list[str]:
    return (LOGS / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", RECORDS)
def test_the_log_is_told_in_the_same_words_as_ever(name: str) -> None:
    assert words(replayed(name)) == golden(name)


def test_every_kind_of_happening_is_told_in_these_logs() -> None:
    told = {(match.game.name, one["kind"]) for match in map(replayed, RECORDS) for one in match.happenings(0)}
    assert told == {(game.name, kind) for game in GAMES.values() for kind in game.log_texts}


@pytest.mark.parametrize("name", RECORDS)
def test_renaming_the_texts_of_happenings_changes_no_word(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = replayed(name)
    happened = match.happenings(0)
    source = texts.source(texts.FOLDERS[0])
    bundle = FluentBundle(["en"], use_isolating=False)
    named = "|".join(match.game.log_texts.values())
    bundle.add_resource(FluentResource(re.sub(rf"^({named}) =", r"renamed-\1 =", source, flags=re.MULTILINE)))
    monkeypatch.setattr(texts, "_bundle", lambda _language: bundle)
    renamed = {kind: f"renamed-{text_id}" for kind, text_id in match.game.log_texts.items()}
    monkeypatch.setattr(match, "game", replace(match.game, log_texts=renamed))
    assert words(match) == golden(name)
    assert match.happenings(0) == happened
