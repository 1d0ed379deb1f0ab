"""The container file and the systemd units speak of commands, settings, extras and paths that there are."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from threekings.cli import load
from threekings.server.store.opening import VARIABLE

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
UNITS = sorted((PACKAGING / "systemd").iterdir())
CONTAINER = (PACKAGING / "Containerfile").read_text(encoding="utf-8")
PROGRAM = "/opt/threekings/bin/threekings"
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def parsed(words: list[str]) -> dict[str, object]:
    """The settings of a command, as the command line reads them; it refuses what there is not."""
    name, *settings = words
    return dict(load(name).make_context(name, settings).params)


def settings_in(unit: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def commands_in(unit: Path) -> list[list[str]]:
    """The commands of ours that a unit starts."""
    lines = [re.sub(r"\$\$\([^)]*\)", "NOW", line) for line in settings_in(unit).get("ExecStart", [])]
    return [shlex.split(found) for line in lines for found in re.findall(rf"{PROGRAM} ([^']*)", line)]


def test_the_service_starts_a_server_over_its_own_folders() -> None:
    unit = settings_in(PACKAGING / "systemd" / "threekings.service")
    ((command),) = commands_in(PACKAGING / "systemd" / "threekings.service")
    assert command[0] == "serve"
    assert parsed(command)["data"] == Path("/var/lib") / unit["StateDirectory"][0]
    assert unit["Environment"] == [f"THREEKINGS_CACHE=/var/cache/{unit['CacheDirectory'][0]}"]
    assert "MemoryDenyWriteExecute" not in unit  # the games are compiled as they are loaded


def test_the_backup_is_of_the_same_folder_by_the_same_user() -> None:
    service, backup = (settings_in(PACKAGING / "systemd" / f"threekings{name}.service") for name in ("", "-backup"))
    ((command),) = commands_in(PACKAGING / "systemd" / "threekings-backup.service")
    assert command[0] == "backup"
    assert parsed(command)["data"] == Path("/var/lib") / service["StateDirectory"][0]
    assert backup["User"] == service["User"] and "yes" in backup["DynamicUser"] + service["DynamicUser"]
    folders = [f"/var/lib/{name}" for name in backup["StateDirectory"][0].split()]
    assert str(Path(str(parsed(command)["folder"])).parent) in folders


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_has_nothing_to_say_about_the_units(tmp_path: Path) -> None:
    program = shutil.which("true") or sys.executable  # ours is not in /opt here
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text(encoding="utf-8").replace(PROGRAM, program), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(tmp_path.iterdir()))]
    told = subprocess.run(command, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


def instruction(name: str) -> str:
    """The last of its kind, with all its lines."""
    found: list[str] = re.findall(rf"^{name} ((?:.*\\\n)*.*)$", CONTAINER, re.MULTILINE)
    return found[-1]


def test_the_container_serves_where_it_says() -> None:
    program, *command = json.loads(instruction("ENTRYPOINT"))
    settings, port = parsed(command), int(instruction("EXPOSE"))
    assert program == "threekings" and command[0] == "serve"
    assert (settings["host"], settings["port"]) == ("0.0.0.0", port)
    assert f"http://127.0.0.1:{port}/health" in instruction("HEALTHCHECK")
    volumes = json.loads(instruction("VOLUME"))
    assert [str(settings["data"]), *re.findall(r"THREEKINGS_CACHE=(\S+)", instruction("ENV"))] == volumes
    assert instruction("USER") != "root"
    compile(json.loads(instruction("HEALTHCHECK").partition("CMD ")[2])[2], "health", "exec")


def test_the_container_is_built_from_what_there_is() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (asked,) = re.findall(r"\[([a-z,]+)\]\"", CONTAINER)
    assert {*asked.split(",")} <= extras.keys()
    for ignored in (PACKAGING / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines():
        if ignored.startswith("!"):
            assert (ROOT / ignored[1:]).exists(), ignored


def test_the_page_for_hosts_names_every_file() -> None:
    for path in (*UNITS, PACKAGING / "Containerfile"):
        assert path.name in OPERATING, path.name
    assert VARIABLE in OPERATING
