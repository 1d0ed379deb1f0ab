"""What goes over the wire, in both directions. TypeScript types are made from these (typescript.py).

Frames of a table carry its `seq`: the number of the last log entry they tell of. A client that has missed some says
`hello` with the last one it has seen and is sent everything anew. Texts are ids with arguments, whose words
stand in the Fluent files.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from threekings.score_pads.pad import PadOption, PadProblem, PadSheet

Options = dict[str, bool | int | str]
View = Annotated[dict[str, Any], "View"]  # as the games make it: rules/*/seen.py
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]  # of cards, tiles or stars
Happening = Annotated[Mapping[str, Any], "Happening"]  # rules/*/happenings.py


# From the client


class ClientFrame(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A frame from a client. `action` is its own name for what it asks: sent again, it is done once."""


class Hello(ClientFrame, frozen=True):
    """Look at a table, from one of my seats or as a spectator; `after` is the last seq seen."""

    table: str
    seat: int | None = None
    after: int = -1


class Play(ClientFrame, frozen=True):
    move: str
    action: str
    turn: int | None = None  # of the position it is meant for: refused in any other


class Why(ClientFrame, frozen=True):
    """Why may I not play this? Asking changes nothing."""

    move: str
    action: str


class Hint(ClientFrame, frozen=True):
    """Tell me the best two moves, and why. The first hint of a seat marks the game, for everybody."""

    action: str
    turn: int | None = None  # of the position it is meant for: refused in any other


class Undo(ClientFrame, frozen=True):
    action: str


class Back(ClientFrame, frozen=True):
    """I am here again: no bot is to play for me any more."""

    action: str


class Away(ClientFrame, frozen=True):
    """Let a bot play for me; before the game, leave the seat."""

    action: str


class Resign(ClientFrame, frozen=True):
    """Give up: a bot plays on for me, and I cannot return."""

    action: str


class Speak(ClientFrame, frozen=True):
    text: str
    action: str


class Rename(ClientFrame, frozen=True):
    """Be called otherwise, before the game."""

    name: str
    action: str


class Ready(ClientFrame, frozen=True):
    """I am ready for the game, or not any more."""

    action: str
    ready: bool = True


class Ping(ClientFrame, frozen=True):
    """Is the connection alive? Answered by a pong."""


AnyClientFrame = Hello | Play | Why | Hint | Undo | Back | Away | Resign | Speak | Rename | Ready | Ping


# To the client


class ServerFrame(msgspec.Struct, frozen=True, gc=False, tag_field="tell", tag=str.lower, omit_defaults=True):
    """A frame from the server."""


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be said in the reader's language."""

    id: str
    args: dict[str, Any] = {}


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits there: nobody yet, a person, or a bot; and which bot plays for somebody who is away, and why."""

    kind: str  # open, human, bot
    name: str | None = None
    bot: str | None = None
    away: str | None = None
    muted: bool = False
    before: str | None = None  # who played here until all others agreed that another goes on
    ready: bool = False  # has said so, before a game that waits for it


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    seat: int | None
    name: str
    text: str


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and the id of its words: a text whose arguments are the happening's fields."""

    text: str
    happening: Happening


class LogStep(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A move, or choices made together; the first step is the beginning."""

    by: list[int]  # seats that moved
    lines: list[LogLine]
    beside: list[Text] = []  # what happened at the table then: a bot sat in, somebody is back


class Log(msgspec.Struct, frozen=True, gc=False):
    """What has happened, by steps; the first `keep` steps the client has stay as they are, later ones are gone."""

    keep: int
    steps: list[LogStep]


class Daily(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The daily deal of a date: the same cards, seat and bots for everyone, by a public rule."""

    date: str  # 2026-11-16, by UTC
    mark: str  # two games have the same deal if they have the same mark
    counted: bool = True  # my one try; others are practice
    other_rule: bool = False  # this server would deal otherwise for that date: its cards or bots are of another version


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: the points of every seat, and the seats that win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class State(ServerFrame, frozen=True):
    """How the table stands for one seat. Without a view the game has not begun."""

    table: str
    seq: int
    turn: int  # grows with every change of the position
    status: str  # gathering, playing, over, abandoned
    game: str
    seat: int | None
    seats: list[SeatInfo]
    commit: str  # of the shuffle, hexadecimal
    log: Log
    chat: list[ChatLine] = []  # new lines; all of them where `keep` is 0
    options: Options = {}  # as the table was set up; the view has those the game came to be played with
    edition: str | None = None  # unless it is the standard one
    public: bool = False  # listed in the lobby
    spectators: bool = True
    ready: bool = False  # once everybody sits, the game waits until all have said that they are ready
    seconds: int | None = None  # to think about one move
    pace: int = 0  # milliseconds bots take
    absent: int = 60  # seconds without a connection, after which a player counts as absent
    host: bool | None = None  # whether I am; sent over HTTP and in the answer to hello, later frames leave it out
    moved: int | None = None  # my seat that is played from another device; sent like `host`
    mine: list[int] = []  # all my seats, unless I look from the only one
    due: list[int] = []  # those of them that are to act, sent with `mine`
    view: View | None = None
    ended_with: Result | None = None  # where the rules of this version, and so the view, count otherwise
    deadline: float | None = None  # when somebody has thought too long, as seconds since 1970
    awaited: list[int] = []  # seats whose choices have been missing for long, where all choose at the same moment
    may_undo: bool = False
    undone: int = 0  # moves taken back after they had shown something new
    hints: bool | None = None  # as the table was set up: for all, for nobody, or for who plays alone or against bots
    may_hint: bool = False  # I may ask for hints, when I am to choose
    hinted: list[int] = []  # seats that have had hints
    taken_back_by: int | None = None  # the seat that has just taken back what the log keeps no more
    secret: str | None = None  # once the game is over
    places: list[int] = []  # by seat, once the game is over: who wins is first
    same_deal: bool = False  # the deck of the game before: who has played it knows the cards
    daily: Daily | None = None
    rematch: str | None = None
    rematch_by: int | None = None  # the seat of who asked for it
    rematch_same_deal: bool = False  # it has the deck of this game: whoever looks that up knows the cards


class Waiting(ServerFrame, frozen=True):
    """So many have still to choose; and who, once that has taken long."""

    seq: int
    count: int
    awaited: list[int] = []
    due: list[int] = []  # those of my seats that are to act, unless I look from the only one


class Current(ServerFrame, frozen=True):
    """Nothing was missed."""

    seq: int


class Done(ServerFrame, frozen=True):
    """What was asked is done, and will never be lost; `seq` is the table's then."""

    action: str
    seq: int


class Refusal(ServerFrame, frozen=True):
    """What was asked cannot be done; nothing has changed."""

    action: str | None
    code: str
    reason: str  # in English
    why: Text | None = None  # of a move that the rules forbid: the rule


class Reason(ServerFrame, frozen=True):
    """Why a move may not be played; without `why` it may be."""

    action: str
    move: str
    why: Text | None = None


class HintedMove(msgspec.Struct, frozen=True, gc=False):
    """A move that a bot thinks good, and why: texts with arguments, to stand beside each other."""

    move: str
    share: float | None  # of wins that the bot expects, 0 to 1; null where there is nothing to choose
    often: float | None  # how often to name it, 0 to 1, where all choose at the same moment
    reasons: list[Text]


class Hints(ServerFrame, frozen=True):
    """The best two moves in a position, the best first; for the seat that has asked alone."""

    action: str
    turn: int
    moves: list[HintedMove]


class Successor(msgspec.Struct, frozen=True, gc=False):
    """Somebody who would play on for an absent player, and the seats that have agreed so far."""

    seat: int
    name: str
    agreed: list[int]


class Absentee(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who is absent from a game, and may return."""

    seat: int
    since: float  # seconds since 1970
    votes: list[int] = []  # seats that want a bot to sit in
    needed: int = 0  # so many people have to want it


class Present(ServerFrame, frozen=True):
    """Whose players look at the table, how many spectators do, who is absent and who would play on.

    Several may play at one device: all seats of its browser are there while it looks, from whichever of them or none.
    """

    seats: list[int]
    spectators: int
    successors: list[Successor] = []
    refused: list[Successor] = []  # who asked and was told no
    absent: list[Absentee] = []
    deputy: int | None = None  # the seat that has the host's rights while the host is absent


class Pong(ServerFrame, frozen=True):
    """The answer to a ping."""


# Over HTTP


class PastSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody I have played with: who sat in that seat of a game that is over."""

    table: str
    seat: int


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. A seat is `open` (to anybody), `human` (by its own link) or a bot: `steward:50ms`."""

    game: str
    seats: list[str]
    options: Options = {}
    edition: str | None = None
    public: bool = False
    spectators: bool = True
    seconds: int | None = None  # to think about one move
    pace: int = 800  # milliseconds bots take
    absent: int = 60  # seconds without a connection, after which a player counts as absent
    hints: bool | None = None  # for all, for nobody; null: for who plays alone or against bots
    ready: bool = False  # begin only once all people have said that they are ready; else as soon as everybody sits
    invited: dict[int, PastSeat] = {}  # by seat for people: for whom it is kept, who then finds the table among theirs
    action: str | None = None


class DailyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Today's deal of a game, at a table of my own."""

    game: str
    practice: bool = False  # for those who have had their one try
    action: str | None = None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: an open one, or that of a link's token."""

    name: str | None = None  # without one I am a guest, whose name the server draws
    seat: int | None = None
    token: str | None = None
    salt: str = ""  # hexadecimal, for the shuffle
    action: str | None = None


class Made(msgspec.Struct, frozen=True):
    """A table was set up; the tokens open its seats, one link each."""

    table: str
    commit: str
    tokens: dict[int, str]


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int


class SeatToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a link to a seat."""

    token: str


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a link to a seat opens. Asking does not use it up."""

    seat: int
    game: str
    name: str | None = None  # who plays there, on another device
    others: list[str] = []  # who else is at the table


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move over HTTP."""

    seat: int
    move: str
    action: str | None = None
    turn: int | None = None  # of the position it is meant for: refused in any other


class SeatAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat does."""

    seat: int
    action: str | None = None


class SeatHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of my seats wants a hint."""

    seat: int
    action: str | None = None
    turn: int | None = None  # of the position it is meant for: refused in any other


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody in a seat wants to be called, before the game."""

    seat: int
    name: str
    action: str | None = None


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one of my seats to another that is free, before the game."""

    seat: int
    to: int
    action: str | None = None


class SeatReady(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody in a seat is ready for the game."""

    seat: int
    ready: bool = True
    action: str | None = None


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat where no person does: `open` (anybody), `human` (by its own link) or a bot."""

    seat: int
    plan: str
    action: str | None = None


class Succeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to play on for an absent player."""

    seat: int
    name: str | None = None  # without one I am a guest
    action: str | None = None


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may play on for an absent player: it takes all others who play, one no ends it."""

    seat: int
    name: str  # of the successor
    agree: bool = True
    action: str | None = None


class Speech(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    seat: int | None = None
    name: str = "Guest"
    action: str | None = None


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the host does not want to hear, or wants to hear again: a seat, or all spectators."""

    seat: int | None
    quiet: bool = True
    action: str | None = None


class Pacing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots are to take for a move, about."""

    milliseconds: int
    action: str | None = None


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that says all by its route; the body may be left out."""

    action: str | None = None


class LanSwitch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let others in the local network play here, or no more; without `open` nothing changes."""

    token: str = ""  # as the server printed it when it started
    open: bool | None = None


class Lan(msgspec.Struct, frozen=True):
    """How others in the local network reach this server."""

    link: str | None = None  # while they can
    switch: bool = False  # the token was right, and there is a network


class HostSample(msgspec.Struct, frozen=True):
    """What a server did in the ten seconds before a moment."""

    at: float  # seconds since 1970
    playing: int  # tables in memory whose game is played
    sockets: int  # connections that look at tables
    moves: float  # a second
    refused: float  # a second
    half: float  # seconds that half of all moves took at most, from asking to telling all
    nearly_all: float  # seconds that 99 of 100 moves took at most
    thoughts: int  # moves that bots think about, or wait to
    fallbacks: int  # thoughts that took too long
    commits: float  # a second
    group: float  # changes that shared a commit, on average
    processor: float  # of one core: 1 is all of it
    memory: int  # bytes


class HostReport(msgspec.Struct, frozen=True):
    """How a server is doing, as whoever hosts it sees it. Counts are since its start."""

    version: str
    started: float  # seconds since 1970
    now: float
    place: str  # where tables are kept
    tables: dict[str, int]  # in memory, by status
    moves: dict[str, int]  # accepted, of persons and of bots
    refused: dict[str, int]  # by code
    thoughts: int  # moves that bots have thought about
    fallbacks: int  # thoughts that took too long, so that a quicker bot moved
    waiting: int  # moves of bots that wait for their turn on a processor
    errors: int  # that nobody has foreseen
    bytes_used: int  # by the store; 0 where that is not known
    bytes_free: int  # on its disk; 0 where that is not known
    problem: str | None  # why nothing can be written now
    little_space: bool  # there is hardly any left on the disk
    history: list[HostSample]  # of the last hour, the latest last


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same table once more; with the same deal, those who have played know the cards."""

    same_deal: bool = False
    action: str | None = None


class Link(msgspec.Struct, frozen=True):
    """What opens a seat, once."""

    token: str


class LobbyEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the lobby, or among my games."""

    table: str
    game: str
    status: str
    seats: list[SeatInfo]
    options: Options = {}
    updated: float = 0.0
    mine: list[int] = []  # my seats there
    my_turn: bool = False
    place: int | None = None  # that I came to, once the game is over and was not played alone
    points: int | None = None  # that I got, once it is over
    won: float | None = None  # once it is over: 1, or my share where several have won, or 0
    edition: str | None = None  # unless it is the standard one
    practice: bool = False  # somebody knew the cards, or has taken back what had shown something new
    hinted: bool = False  # somebody has had hints
    daily: Daily | None = None


class ReplayStep(msgspec.Struct, frozen=True):
    """A move, or choices made together; what happened; and how the table stood then."""

    moves: list[tuple[int, str]]  # seat and move
    log: list[LogLine]
    view: View  # without moves to choose from, unless it is to be played again


class Replay(msgspec.Struct, frozen=True):
    """A game to look back at; step 0 is the beginning."""

    game: str
    players: int
    names: list[str | None]  # by seat
    options: Options
    seat: int | None  # whose eyes it is seen with; null: a spectator's
    steps: list[ReplayStep]
    ended_with: Result | None = None  # where the rules of this version, and so the last view, count otherwise


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at: as a seat saw the game, or a spectator, or with all hands open."""

    record: str
    seat: int | None = None
    all: bool = False
    playable: bool = False  # each view says what the seat may play there, as in a guided game


class CountedPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on a real table as far as it has been counted. Nothing of it is kept."""

    game: str
    players: int
    options: Options = {}  # that make a difference to the score; those that do not matter are left aside
    counts: dict[str, list[dict[str, Count]]] = {}  # by sheet, owner by owner, by kind; missing: the least there can be


class ScoredPad(msgspec.Struct, frozen=True):
    """What is to be counted, what of it cannot be, and what it comes to."""

    options: list[PadOption]
    sheets: list[PadSheet]
    problems: list[PadProblem]
    view: View | None  # of a spectator at the end of such a game; null while there are problems


# Accounts


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, to make an account or to log in to it."""

    name: str
    password: str
    device: str = ""  # what this browser is called in the list of devices


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; all other devices are logged out."""

    password: str  # as it is
    new_password: str


class PasswordReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, with a code of the operator's; all devices are logged out."""

    name: str
    code: str
    new_password: str
    device: str = ""


class DeviceId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device of mine that is to be logged out."""

    device: str


class AccountPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My password, for what cannot be taken back."""

    password: str


class AccountDevice(msgspec.Struct, frozen=True):
    """A browser that is logged in to my account."""

    id: str
    device: str  # as it called itself, perhaps nothing
    created: float
    seen: float
    here: bool  # it is the one that asks


class SkillRating(msgspec.Struct, frozen=True):
    """How strong somebody is taken to be in a game of so many: OpenSkill's mu and sigma, after so many games."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int


class RatingChange(msgspec.Struct, frozen=True):
    """What a game has changed in my rating."""

    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class GameTotals(msgspec.Struct, frozen=True):
    """What my games of a kind come to, without practice, hints, and those that a bot has played to the end for me."""

    game: str
    players: int
    games: int
    won: float  # of several winners each has a share
    points: int


class Companion(msgspec.Struct, frozen=True):
    """Somebody I have played with, by the last table and their seat there."""

    table: str
    seat: int
    name: str
    game: str
    at: float


class Profile(msgspec.Struct, frozen=True):
    """My account, and what I have played."""

    name: str
    created: float
    devices: list[AccountDevice]
    ratings: list[SkillRating]
    totals: list[GameTotals]
    companions: list[Companion]


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of mine that is over."""

    entry: LobbyEntry
    rating: RatingChange | None = None  # if it was rated


class ExportedTable(msgspec.Struct, frozen=True):
    """A table at which I was, as an export of my account has it."""

    table: str
    entry: LobbyEntry | None  # null: it cannot be read
    rating: RatingChange | None  # null: it was not rated
    said: list[tuple[float, str]]  # what I have said there, and when
    record: str | None  # of a game that is over


class LoggedIn(msgspec.Struct, frozen=True):
    """Whose account this browser is logged in to."""

    name: str | None  # null: nobody's, I am a guest
    open: bool = True  # whether this server has accounts


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyClientFrame).decode
