"""What the store keeps, as small values, and how it refuses.

A `Change` is written whole or not at all. Bodies are bytes that only their writers understand; of secrets (links,
sessions) the store is given hashes.
"""

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct, structs

Kind = Literal["token", "session"]
BOTH: tuple[Kind, ...] = ("token", "session")
HOST = -1  # in place of a seat: the claim of whoever has set up a table
NO_TABLE = ""  # in place of a table: a change of what belongs to none


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log; the first has seq 0, each next one more."""

    seq: int
    at: float
    body: bytes
    action_id: str | None = None


class Sealed(Struct, frozen=True, gc=False):
    """A choice of one seat that nobody may see yet."""

    seat: int
    body: bytes
    action_id: str | None = None


class LobbyRow(Struct, frozen=True, gc=False):
    """How lists show a table, and when it has to be woken; it can be made again from the log."""

    table: str
    status: str
    public: bool
    updated: float
    body: bytes
    open_seats: int = 0  # that anybody may take
    people: bool = True  # whether people play here, or may
    due: float | None = 0.0  # when a sleeping table has to be woken: 0 at the next start, None not before it is wanted


class StoredSnapshot(Struct, frozen=True, gc=False):
    """A table as it was after entry `seq`: a cache."""

    seq: int
    body: bytes


class Answer(Struct, frozen=True, gc=False):
    """What a session was answered to an action, so that it can be answered so again."""

    session: bytes
    action_id: str
    body: bytes


class Claim(Struct, frozen=True, gc=False):
    """Who holds a seat: a link's token or a browser's session, by its hash. A later claim of its kind replaces it."""

    seat: int
    kind: Kind
    hash: bytes


class KeptEdition(Struct, frozen=True, gc=False):
    """An edition that games were played with: its content, as JSON, of which `digest` is the SHA-256."""

    digest: str
    name: str
    content: str


class Company(Struct, frozen=True, gc=False):
    """Who looks at a table by way of a process, as it has told it for the so-manieth time; without a body nobody."""

    process: str
    stamp: int
    body: bytes | None


class Session(Struct, frozen=True, gc=False):
    """A browser that has done something here, by the hash of its cookie. `created` stays what it was first."""

    hash: bytes
    created: float


class Change(Struct, frozen=True):
    """One atomic change of a table.

    `erase` deletes it, a part of its log at a time: `Store.erase` goes on until nothing is left.
    `unseal` ends all sealed choices of the table: `entries` say what became of them.
    `revoke` ends claims, by seat and kind, before `claims` makes new ones. `moved` are claims of sessions that have let
    another device have their seat and may take it back, until the seat is revoked.
    `alive` and `forget` are of no table: the time until which the server has run, and sessions, by their hashes, whose
    answers nobody asks for any more and who go altogether where they have never held a seat.

    The rest matters where several processes share a database. `version` is what whoever asks has seen of the table;
    None: nothing that others could have changed meanwhile. `leased`: refused unless the table's lease is this
    process's. `lease` takes that (True), where no living process has it, or gives it back (False). `beat`: this process
    lives.
    """

    table: str
    entries: tuple[Entry, ...] = ()
    seal: Sealed | None = None
    unseal: bool = False
    lobby_entry: LobbyRow | None = None
    claims: tuple[Claim, ...] = ()
    revoke: tuple[tuple[int, Kind], ...] = ()
    moved: tuple[Claim, ...] = ()
    session: Session | None = None
    edition: KeptEdition | None = None
    snapshot: StoredSnapshot | None = None
    answer: Answer | None = None
    erase: bool = False
    alive: float | None = None
    forget: tuple[bytes, ...] = ()
    version: int | None = None
    leased: bool = False
    lease: bool | None = None
    company: Company | None = None
    beat: bool = False

    def seen_at(self, version: int) -> "Change":
        """The same, by somebody who has seen the table at this version."""
        return structs.replace(self, version=version)

    @property
    def is_news(self) -> bool:
        """Whether other processes that have the table in memory must hear of it."""
        return bool(self.entries or self.seal or self.unseal or self.claims or self.revoke or self.moved or self.erase)


@dataclass
class News:
    """What has happened at a table behind a seq, as of one moment: entries, and the choices that are sealed then."""

    version: int
    entries: list[Entry]
    sealed: list[Sealed]


@dataclass
class Commits:
    """How often the disk was asked to make things durable, and how many changes that was: many share one commit."""

    groups: int = 0
    changes: int = 0


class InUse(Exception):
    """Another process owns the data, or uses it where nobody may."""


class StoreFailed(Exception):
    """Nothing was written, because of the disk, the file or the end of the store; the text says why."""


class OutOfOrder(Exception):
    """The entries do not follow the last one of their table; `expected` is the seq that would."""

    def __init__(self, table: str, expected: int):
        super().__init__(f"the next entry of table {table} is number {expected}")
        self.table = table
        self.expected = expected


class Outdated(Exception):
    """Another process has changed the table, which is at this version now."""

    def __init__(self, table: str, version: int):
        super().__init__(f"another process has changed table {table}, which is at version {version} now")
        self.version = version


class LeaseLost(Exception):
    """Another process lets the bots of the table think and its clock run."""

    def __init__(self, table: str):
        super().__init__(f"another process has the lease of table {table}")


class Answered(Exception):
    """The session was answered this action before, and nothing was done now."""

    def __init__(self, action_id: str, body: bytes):
        super().__init__(f"action {action_id} was answered before")
        self.body = body


class Repeated(Exception):
    """The action was taken before, as entry `seq`; a sealed choice, after entry `seq`."""

    def __init__(self, action_id: str, seq: int):
        super().__init__(f"action {action_id} was taken before, when the log came to {seq}")
        self.action_id = action_id
        self.seq = seq
