"""The search for fair editions: what is judged, what may change, what is kept, and what is found."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from threekings.games import GAMES
from threekings.lab.tune.combine import Combining
from threekings.lab.tune.entries import changed, present, written
from threekings.lab.tune.figures import Figures, difficulty, dullness, fault, measure, unfairness
from threekings.lab.tune.notes import Notes
from threekings.lab.tune.search import Measured, Round, Search, rank, rounds

GAME = GAMES["kings-catering"]
FIRST, SECOND = GAME.standard_editions
QUICK = [Round("random", 8, keep=4, children=1), Round("random", 16, keep=2)]


def seen(*shares: float, sources: tuple[float, ...] = (5, 5, 5, 5), spread: float = 3.0) -> Figures:
    return Figures(list(shares), list(sources), [2.0] * len(sources), sum(sources), spread)


def silent(_number: int, _total: int, _done: int) -> None:
    pass


def search(notes: Notes | None = None, seed: int = 1) -> list[Measured]:
    with ThreadPoolExecutor(2) as pool:
        return Search(GAME, SECOND, "family", seed=seed, notes=notes or Notes()).run(QUICK, 6, pool, silent)


# What is judged


def test_even_seats_are_no_fault_and_whoever_wins_too_often_is() -> None:
    assert fault({2: seen(0.5, 0.5), 4: seen(0.25, 0.25, 0.25, 0.25)}, margin=0.0) == 0
    assert unfairness(2, [0.55, 0.45], margin=0.0) == pytest.approx(0)
    assert unfairness(2, [0.65, 0.35], margin=0.0) == pytest.approx(0.10)
    assert unfairness(2, [0.35, 0.65], margin=0.0) == pytest.approx(0.10)  # whichever seat it is
    assert unfairness(2, [0.55, 0.45], margin=0.5) == pytest.approx(0.025)
    assert unfairness(3, [0.42, 0.30, 0.28], margin=0.0) == pytest.approx(0.02)


def test_a_source_that_brings_little_and_games_that_are_all_alike_are_dull() -> None:
    assert dullness(seen(0.5, 0.5)) == 0
    assert dullness(seen(0.5, 0.5, sources=(1, 9, 9, 9))) > dullness(seen(0.5, 0.5, sources=(2, 9, 9, 9))) > 0
    assert dullness(seen(0.5, 0.5, spread=0.5)) > 0


def test_what_is_measured_is_what_the_games_say() -> None:
    figures = measure(GAME, SECOND, {"royals": "family"}, 3, bot="greedy", games=40, seed=5)
    assert sum(figures.shares) == pytest.approx(1)
    assert sum(figures.sources) == pytest.approx(figures.points)
    assert len(figures.sources) == len(figures.spreads) == 4  # King, Queen, Princess, Crew
    assert figures == measure(GAME, SECOND, {"royals": "family"}, 3, bot="greedy", games=40, seed=5)
    assert figures != measure(GAME, SECOND, {"royals": "family"}, 3, bot="greedy", games=40, seed=6)


# What may change


def test_the_second_edition_stands_among_what_may_be_searched() -> None:
    for entries in GAME.study.reconstructed.values():
        for name, entry in present(SECOND, entries).items():
            bare = {key: value for key, value in entry.items() if key not in ("is", "known")}
            assert bare | {"is": "reconstructed"} in entries[name], name


def test_every_entry_of_every_setup_makes_an_edition() -> None:
    for entries in GAME.study.reconstructed.values():
        for name, choices in entries.items():
            for choice in choices:
                changed(GAME, SECOND, {name: choice})


def test_no_entry_belongs_to_two_setups_and_what_the_glossary_fixes_stays() -> None:
    names = [name for entries in GAME.study.reconstructed.values() for name in entries]
    assert len(names) == len(set(names)) == 18
    every = {name: choices for entries in GAME.study.reconstructed.values() for name, choices in entries.items()}
    assert {choice["rule"] for choice in every["royals.K2"]} == {"most-types"}
    assert {choice["limit"] for choice in every["royals.K2"]} == {3}
    assert {choice["rule"] for choice in every["royals.K3"]} == {"other-shapes"}
    assert {choice["scores"] for choice in every["royals.Q3"]} == {"tables-of-all-sizes"}
    assert {choice["scores"] for choice in every["royals.Q6"]} == {"smallest-table"}
    assert {len(choice["steps"]) for choice in every["royals.P3"]} == {4}
    assert {choice["scores"] for choice in every["royals.P5"]} == {"open-halves", "few-open-halves"}


def test_a_changed_edition_keeps_its_marks_and_everything_else() -> None:
    other = changed(GAME, SECOND, {"royals.Q4": {"scores": "same-type", "number": 5, "stars": 1, "is": "known"}})
    assert other.content["royals"]["Q4"] == {
        **{"scores": "same-type", "number": 5, "stars": 1},
        **{key: SECOND.content["royals"]["Q4"][key] for key in ("is", "known")},
    }
    assert other.content["royals"] | {"Q4": 0} == SECOND.content["royals"] | {"Q4": 0}
    assert other.content["foods"] == SECOND.content["foods"]
    assert SECOND.content["royals"]["Q4"]["number"] == 4  # itself unchanged


def test_an_edition_is_written_with_its_comments_and_reads_the_same(tmp_path: Path) -> None:
    found = changed(GAME, SECOND, {"royals.P3": {"scores": "size-in-sets", "size": 4, "steps": [1, 3, 5, 8]}})
    text = GAME.standard_files[-1].read_text(encoding="utf-8")
    file = tmp_path / "found.toml"
    file.write_text(written(text, found, "found"), encoding="utf-8")
    read = GAME.edition(file)
    assert read.name == "found"
    assert {**read.content, "name": ""} == {**found.content, "name": ""}
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")] == comments


# What is found


def test_equal_seeds_search_alike_whatever_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    first = search(Notes(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert search() == first
    half = "\n".join(lines[: len(lines) // 2]) + "\n" + lines[-1][:30]  # stopped, the last line torn
    file.write_text(half, encoding="utf-8")
    assert search(Notes(file)) == first
    assert search(Notes(file)) == first  # what was torn is no part of what came after it
    assert search(seed=2) != first


def test_a_search_that_was_finished_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "notes.jsonl"
    first = search(Notes(file))

    def never(*_args: Any, **_settings: Any) -> Figures:
        raise AssertionError

    monkeypatch.setattr("threekings.lab.tune.search.measure", never)
    assert search(Notes(file)) == first


def test_other_files_are_no_notes(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    for line in ('{"of": "x"}', '{"of": "x", "seen": {"points": 3}}', "[]}"):
        file.write_text(line + "\n", encoding="utf-8")
        with pytest.raises(ValueError, match="is no note of a search"):
            Notes(file)


def test_candidates_are_different_and_the_present_one_is_among_them() -> None:
    one = Search(GAME, SECOND, "sizes", seed=1, notes=Notes())
    drawn = one.first(30)
    assert len({json.dumps(candidate, sort_keys=True) for candidate in drawn}) == 30
    assert present(SECOND, one.open) in drawn
    child = one.child(drawn[3])
    assert sum(child[name] != drawn[3][name] for name in child) <= 1


def test_rounds_become_longer_and_keep_fewer() -> None:
    trials = rounds("steward:40", 400, 400)
    assert [trial.bot for trial in trials] == ["greedy"] * 3 + ["steward:40"] * 2
    assert [trial.keep for trial in trials] == [50, 25, 12, 6, 6]
    assert trials[-1].games == 400
    assert all(trial.games >= 4 and trial.keep >= 4 for trial in rounds("greedy", 8, 4))


def test_a_fairer_candidate_is_found_to_be_better() -> None:
    """By greedy, with the decks of one search: what pays for Crew, and so for tiles, beside what pays for few."""
    one = Search(GAME, FIRST, "family", seed=3, notes=Notes())
    unfair = present(FIRST, one.open)
    fair = present(SECOND, one.open)
    with ThreadPoolExecutor(2) as pool:
        found = one.measured(0, Round("greedy", 400, keep=1), [unfair, fair], pool, silent)
    assert found[0].candidate == fair
    assert found == sorted(found, key=rank)


# Put together


def test_games_alone_stay_as_hard_as_they_were() -> None:
    easy = {"scores": "few-tables", "number": 12, "stars": 3}
    best = Measured({"royals.P6": {"scores": "few-tiles", "number": 40, "stars": 3}}, {}, 0.0)
    second = Measured(present(SECOND, {"royals.P6": 0}), {}, 0.01)
    low = Measured({"royals.Q5": easy}, {}, 0.0)  # of Schönbrunn, which is easy with or without it
    combining = Combining(GAME, SECOND, {"thinking": [best, second], "low-interaction": [low]}, games=200, seed=1)
    chosen = combining.choose()
    assert chosen.places == {"thinking": 1, "low-interaction": 0}
    assert chosen.edition.content["royals"]["Q5"] == easy | {"is": "reconstructed"}
    assert chosen.alone["buckingham"] == combining.before["buckingham"]


def test_palaces_of_the_second_edition_are_as_hard_as_those_of_the_first() -> None:
    before, after = (difficulty(GAME, edition, bot="greedy", games=3000, seed=8) for edition in (FIRST, SECOND))
    assert before.keys() == after.keys() == {"schoenbrunn", "buckingham", "versailles"}
    for palace, share in before.items():
        assert after[palace] == pytest.approx(share, abs=0.10), palace
    assert after["schoenbrunn"] > after["buckingham"] > after["versailles"]
