"""Golden logs: writes those of tests/server/logs that are missing, or what their tables show.

python -m tests.server.golden_logs new     a log for every game that has none, and what it folds to
python -m tests.server.golden_logs views   what the seats are shown, where that has changed for a reason
"""

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.tables import Life
from threekings.games import GAMES
from threekings.server.protocol.messages import encode
from threekings.server.protocol.outgoing_frames import whole_state
from threekings.server.table import chat, ending, events, hints, seats, setup, takeover, undo, waiting_room
from threekings.server.table.events import Event, RematchCreated
from threekings.server.table.fold import fold, read_created
from threekings.server.table.refused import Refused
from threekings.server.table.table import PLAYING, Table

FOLDER = Path(__file__).parent / "logs"
TABLE = "table"
# A table of each game with options chosen, some of them left to chance, and a bot in one seat.
PLANS: dict[str, tuple[str, dict[str, Any]]] = {
    "king-lui": ("open open greedy human", {"first": "random", "memory": "open", "tiebreak": "shared"}),
    "ku-ka-king": ("open random human", {}),
    "kings-catering": ("open random human", {"royals": "random", "first": "random"}),
}
Lines = list[dict[str, Any]]


def story(game: str) -> Life:
    """A game in which everything happens that can happen at a table, up to its end and the rematch."""
    plan, options = PLANS[game]
    life, chance = Life(game, plan, options=options, seconds=600, public=True), random.Random(11)
    gather(life)
    while life.table.status == PLAYING:
        turn = life.table.turn
        life.play_out(chance.randrange(2**32), until=lambda table, turn=turn: table.turn > turn)  # type: ignore[misc]
        if life.table.status == PLAYING:
            interrupt(life, chance)
    life.do(chat.speak(life.table, 0, "", "Well played"))
    life.do(RematchCreated("again"))
    return life


def gather(life: Life) -> None:
    bot = next(str(place.name) for place in life.table.seats if place.name)
    life.do(seats.take_seat(life.table, 0, "Ada", b"\1\2"))
    life.do(seats.leave_seat(life.table, 0))
    life.do(seats.take_seat(life.table, 0, bot, b"\3"))  # so called as the bot, which has another name then
    life.do(chat.speak(life.table, 0, "", "Who else?"))
    if life.table.seats[1].plan == "open":
        life.do(seats.take_seat(life.table, 1, "Bea"))
    life.do(setup.set_pace(life.table, None, 100))
    life.do(chat.mute(life.table, None, quiet=True))
    life.do(setup.begin(life.table))


def interrupt(life: Life, chance: random.Random) -> None:
    """Now and then somebody takes back a move, leaves, returns, speaks, or is muted."""
    undone = sum(note.times for note in life.table.notes if "took back" in note.text)
    if undone < 4 and undo.why_not_undo(life.table, 0) is None and life.table.seats[0].present:
        life.do(undo.undo(life.table, 0))
    commands: list[Callable[[Table], Event]] = [
        lambda table: seats.leave_seat(table, 0),
        lambda table: takeover.time_out(table, 0, life.now + 1000),
        lambda table: chat.speak(table, None, "Guest", "Hm"),
        lambda table: chat.mute(table, None, quiet=None not in table.muted),
    ]
    with suppress(Refused):
        if chance.random() < 0.2:
            life.do(chance.choice(commands)(life.table))
    if life.table.seats[0].stand_in and chance.random() < 0.6:
        life.do(takeover.come_back(life.table, 0))


def abandoned(game: str) -> Life:
    """A game that ends unfinished, after somebody has resigned."""
    plan, options = PLANS[game]
    life = Life(game, plan, options=options)
    gather(life)
    life.play_out(5, until=lambda table: table.turn > 8)
    life.do(takeover.resign(life.table, 0))
    life.do(ending.abandon(life.table, None))
    return life


def passed(game: str) -> Life:
    """A game in which somebody plays on for another, and the host sends somebody away."""
    _, options = PLANS[game]
    life = Life(game, "open open open", options=options)
    life.sit_all()
    life.play_out(3, until=lambda table: table.turn > 4)
    life.do(seats.leave_seat(life.table, 1))
    life.play_out(4, until=lambda table: table.turn > 8)
    life.do(seats.pass_seat(life.table, 1, "Dora", [0, 2]))
    life.play_out(5, until=lambda table: table.turn > 12)
    life.do(takeover.send_away(life.table, 2))
    return life.play_out(6)


def absent(game: str) -> Life:
    """A game in which others, and then a host who plays no seat, let a bot play for somebody absent."""
    _, options = PLANS[game]
    life = Life(game, "open open open", options=options, absent=300)
    life.sit_all()
    life.play_out(3, until=lambda table: table.turn > 4)
    life.do(takeover.sit_in(life.table, 1, [0, 2]))
    life.play_out(4, until=lambda table: table.turn > 8)
    life.do(takeover.come_back(life.table, 1))
    life.play_out(5, until=lambda table: table.turn > 10)
    life.do(takeover.sit_in(life.table, 2, []))
    return life.play_out(6)


def waited(game: str) -> Life:
    """A game before which people change their names and seats, the host seats bots, and all say that they are ready."""
    _, options = PLANS[game]
    life = Life(game, "open open open", options=options, ready=True)
    life.do(seats.take_seat(life.table, 0, "Ada", b"\1"))
    life.do(seats.take_seat(life.table, 1, "Bea", b"\2"))
    life.do(waiting_room.plan_seat(life.table, 2, "greedy"))
    life.do(waiting_room.rename(life.table, 0, str(life.table.seats[2].name)))
    life.do(waiting_room.say_ready(life.table, 0, ready=True))
    life.do(waiting_room.plan_seat(life.table, 2, "open"))
    life.do(waiting_room.change_seat(life.table, 0, 2))
    life.do(waiting_room.say_ready(life.table, 1, ready=True))
    life.do(waiting_room.say_ready(life.table, 1, ready=False))
    life.do(waiting_room.plan_seat(life.table, 0, "random"))
    life.do(waiting_room.say_ready(life.table, 1, ready=True))
    life.do(setup.begin(life.table))
    return life.play_out(7)


def hinted(game: str) -> Life:
    """A game set up with hints for all, in which two of three ask for them."""
    _, options = PLANS[game]
    life = Life(game, "open open open", options=options, hints=True)
    life.sit_all()
    life.play_out(3, until=lambda table: table.turn > 4)
    ask_for_hint(life)
    while life.table.to_act[0] in life.table.hinted:
        life.play(life.table.to_act[0], life.table.playing().moves(life.table.to_act[0])[0])
    ask_for_hint(life)
    return life.play_out(6)


def ask_for_hint(life: Life) -> None:
    """Whoever is to choose and has had none."""
    seat = next(seat for seat in life.table.to_act if seat not in life.table.hinted)
    life.do(hints.mark_hint(life.table, seat, life.table.turn))


def entries(life: Life) -> Lines:
    return [{"seq": seq, "at": at, **json.loads(body)} for seq, at, body in life.log]


def folded(log: Lines) -> Iterator[Table]:
    """The table after every entry."""
    bodies = [json.dumps({name: value for name, value in line.items() if name not in ("seq", "at")}) for line in log]
    created = read_created(bodies[0].encode())
    edition = GAMES[created.game].standard_edition(created.edition.digest)
    assert edition
    table = setup.open_table(TABLE, created, edition)
    yield table
    for line, body in zip(log[1:], bodies[1:], strict=True):
        fold(table, events.decode(body.encode()), line["seq"], line["at"])
        yield table


def step(table: Table) -> dict[str, Any]:
    """What every later version must come to."""
    match = table.match
    return {
        "seq": table.seq,
        "status": table.status,
        "seats": [[place.plan, place.name, place.stand_in, place.why] for place in table.seats],
        "to_act": [*table.to_act],
        "moves": {str(seat): match.moves(seat) for seat in table.to_act} if match else {},
        "scores": match.scores() if match else None,
        "record": digest(match.record().encode()) if match else None,
    }


def views(table: Table) -> dict[str, Any]:
    """What the seats and a spectator are shown."""
    found = {str(seat): digest(encode(whole_state(table, seat))) for seat in (None, *range(len(table.seats)))}
    return {"seq": table.seq, **found}


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def read(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path: Path, lines: Lines) -> None:
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def write_new() -> None:
    for game in PLANS:
        for told in (story, abandoned, passed, absent, waited, hinted):
            path = FOLDER / f"{game if told is story else f'{game}-{told.__name__}'}.jsonl"
            if not path.exists():
                write(path, entries(told(game)))
                write(path.with_suffix(".steps.jsonl"), [step(table) for table in folded(read(path))])


def logs() -> list[Path]:
    return sorted(path for path in FOLDER.glob("*.jsonl") if "." not in path.stem)


def write_views() -> None:
    for path in logs():
        write(path.with_suffix(".views.jsonl"), [views(table) for table in folded(read(path))])


if __name__ == "__main__":
    if sys.argv[1:] == ["new"]:
        write_new()
    write_views()
