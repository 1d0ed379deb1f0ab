"""The tests nearest to a change, for `make quick`: python -m tests.nearest

What has changed is what differs from main, committed or not. A source's nearest tests are those that bear its name or
its folder's (writer.py: test_writer.py; rules/king_lui/: test_king_lui.py), and those that NEAR adds. A changed test
is run itself. Changes of the page have its types checked and the tests run that import them.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
SOURCES, PAGE = "src/threekings/", "web/"
# Where names do not lead to the tests: the beginning of a path, and patterns of its tests.
NEAR = {
    "docs/": ["tests/test_site.py"],
    "examples/": ["tests/test_examples_*.py"],
    "src/threekings/__": ["tests/cli/test_help.py", "tests/test_typed.py"],
    "src/threekings/batches/": ["tests/batches/test_*.py"],
    "src/threekings/bots/": ["tests/bots/test_*.py"],
    "src/threekings/cli/": ["tests/cli/test_help.py", "tests/cli/test_reference.py"],
    "src/threekings/cli/arena_report/": ["tests/cli/test_arena.py"],
    "src/threekings/cli/lab_report/": ["tests/cli/test_lab*.py", "tests/cli/test_arena.py"],
    "src/threekings/cli/score_pads/": ["tests/cli/test_score*.py", "tests/cli/test_saved_pads.py"],
    "src/threekings/cli/terminal/": ["tests/cli/test_play*.py"],
    "src/threekings/cli/terminal/boards/": ["tests/cli/test_board_*.py"],
    "src/threekings/envs/": ["tests/envs/test_*.py"],
    "src/threekings/errors.py": ["tests/test_match.py", "tests/test_values.py"],
    "src/threekings/fast_records.py": ["tests/test_values.py"],
    "src/threekings/game.py": ["tests/conformance/test_games.py"],
    "src/threekings/history.py": ["tests/conformance/test_matches.py", "tests/test_values.py"],
    "src/threekings/lab/": ["tests/lab/test_*.py"],
    "src/threekings/locales/": ["tests/test_texts.py"],
    "src/threekings/openspiel/": ["tests/openspiel/test_*.py"],
    "src/threekings/plain_view.py": ["tests/envs/test_pettingzoo.py", "tests/test_adding_a_game.py"],
    "src/threekings/plugins.py": ["tests/test_games.py"],
    "src/threekings/reasons.py": ["tests/bots/test_hints.py"],
    "src/threekings/rng.py": ["tests/rules/test_perft.py"],
    "src/threekings/rules/": ["tests/rules/test_perft.py", "tests/records/test_*.py"],
    "src/threekings/score_pads/": ["tests/cli/test_score*.py", "tests/server/test_score.py"],
    "src/threekings/server/": ["tests/server/test_protocol.py", "tests/server/test_table.py"],
    "src/threekings/states.py": ["tests/test_match.py"],
    "src/threekings/view_type.py": ["tests/test_typed.py"],
    "tests/records/": ["tests/records/test_*.py"],
    "tests/simulation/": ["tests/simulation/test_virtual_time.py"],
}
ALWAYS = ["tests/test_architecture.py", "tests/test_texts.py"]
SLOW = (  # for `make test`
    "tests/web/",
    "tests/test_wheel.py",
    "tests/server/test_kills.py",
    "tests/simulation/test_simulation.py",
)


def main() -> int:
    changed = sorted(set(changes()))
    return max((subprocess.run(command, cwd=place).returncode for place, command in commands(changed)), default=0)


def changes() -> Iterator[str]:
    """Paths that differ from main, or on main itself from the last commit, and those that git does not know yet."""
    since = git("merge-base", "main", "HEAD") or git("rev-parse", "HEAD")
    yield from git("diff", "--name-only", since[0]) if since else []
    yield from git("ls-files", "--others", "--exclude-standard")


def git(*asked: str) -> list[str]:
    return subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True).stdout.split()


def commands(changed: Iterable[str]) -> Iterator[tuple[Path, list[str]]]:
    """What to run, and where."""
    page = [path.removeprefix(PAGE) for path in changed if path.startswith(PAGE)]
    if page:
        yield ROOT / PAGE, ["npm", "run", "--silent", "check"]
        yield ROOT / PAGE, ["npx", "vitest", "related", "--run", "--passWithNoTests", *page]
    yield ROOT, [sys.executable, "-m", "pytest", "-q", "-n", "2", *nearest(changed)]


def nearest(changed: Iterable[str]) -> list[str]:
    """The tests nearest to these paths, as pytest takes them."""
    near = {test for path in changed for test in tests_of(path)}
    return sorted(test for test in near.union(ALWAYS) if not test.startswith(SLOW))


def tests_of(path: str) -> Iterator[str]:
    if path.startswith("tests/") and PurePosixPath(path).match("test_*.py"):
        yield from found(path)
    for beginning, patterns in NEAR.items():
        if path.startswith(beginning):
            yield from found(*patterns)
    if path.startswith(SOURCES):
        names = PurePosixPath(path.removeprefix(SOURCES)).with_suffix("").parts
        for test in found("tests/**/test_*.py"):
            if any(alike(PurePosixPath(test).stem.removeprefix("test_"), name) for name in names):
                yield test


def found(*patterns: str) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def alike(test: str, name: str) -> bool:
    """Whether one name begins with the other, up to a whole word."""
    short, long = sorted((test, name), key=len)
    return f"{long}_".startswith(f"{short}_")


if __name__ == "__main__":
    sys.exit(main())
