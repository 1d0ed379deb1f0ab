"""Which tests `make quick` runs for a change."""

from pathlib import Path

import pytest

from tests.nearest import ALWAYS, NEAR, ROOT, SLOW, commands, found, nearest


@pytest.mark.parametrize("path", found("src/threekings/**/*.py"))
def test_every_source_has_tests_near_it(path: str) -> None:
    assert {*nearest([path])} > {*ALWAYS}


@pytest.mark.parametrize("pattern", sorted({*ALWAYS, *(one for patterns in NEAR.values() for one in patterns)}))
def test_every_test_that_is_named_is_there(pattern: str) -> None:
    assert found(pattern)


@pytest.mark.parametrize("beginning", [*NEAR, *SLOW])
def test_every_path_that_is_named_is_there(beginning: str) -> None:
    assert found(f"{beginning}*") or found(f"{beginning}**/*")


def test_a_changed_test_is_run_itself_and_one_that_is_gone_is_not() -> None:
    changed = ["tests/lab/test_balance.py", "tests/test_edition.py"]
    assert {*changed} <= {*nearest(changed)}
    assert nearest(["tests/lab/test_gone.py"]) == ALWAYS


def test_tests_with_a_real_browser_are_left_to_make_test() -> None:
    assert nearest(["tests/web/test_front.py"]) == ALWAYS


def test_a_name_leads_to_the_tests_of_that_name() -> None:
    near = nearest(["src/threekings/rules/king_lui/view.py", "src/threekings/record_format.py"])
    assert {"tests/rules/test_king_lui.py", "tests/test_record.py"} <= {*near}
    assert "tests/rules/test_ku_ka_king.py" not in near


def test_only_changes_of_the_page_have_the_page_checked() -> None:
    places = [place for place, _ in commands(["web/src/texts.ts"])]
    assert places == [ROOT / "web", ROOT / "web", ROOT]
    assert [place for place, _ in commands(["README.md"])] == [Path(ROOT)]
