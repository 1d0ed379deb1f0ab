"""Setting up a table: which plans are possible, how its game begins, and how fast its bots move."""

from collections.abc import Iterable, Sequence

from threekings import daily_deal, fair_shuffle, names
from threekings.bots import bot_kind, check_plays, read_bot
from threekings.bots.characters import NAMES as CHARACTERS
from threekings.bots.characters import USUAL
from threekings.bots.characters.household import NAMES, character_name
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES
from threekings.match import Match, card_codes
from threekings.options import complete
from threekings.server.table.caps import check_cap
from threekings.server.table.events import (
    FORMAT,
    Began,
    Clock,
    Created,
    Daily,
    Deal,
    EditionName,
    Options,
    PaceSet,
    SeatedBot,
)
from threekings.server.table.refused import Refused
from threekings.server.table.table import HUMAN, OPEN, Note, Seat, Table

STAND_IN = USUAL[0]  # who plays for somebody absent
MOST_SECONDS = 30 * 86400  # to think about one move
MOST_PACE = 10_000  # milliseconds
LEAST_ABSENT, MOST_ABSENT = 15, 86400  # seconds without a connection: absence tells nobody who was the last to choose
MOST_MILLISECONDS, MOST_PLAYOUTS = 2000, 100_000  # a bot may think about one move


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Refused("table", f"unknown game {name!r}; games are: {', '.join(GAMES)}")
    return GAMES[name]


def create(
    game: Game,
    edition: Edition,
    seats: list[str],
    chosen: Options,
    secret: bytes,
    *,
    public: bool = False,
    spectators: bool = True,
    seconds: int | None = None,
    pace: int = 800,
    absent: int = 60,
    rematch_of: str | None = None,
    ready: bool = False,
    deal: Deal | None = None,
    daily: Daily | None = None,
    hints: bool | None = None,
) -> Created:
    """The first entry of a table's log, with everything written out; Refused where no such game can be played."""
    if seconds is not None and not 1 <= seconds <= MOST_SECONDS:
        raise Refused("table", f"seconds to think are 1 to {MOST_SECONDS}")
    if not LEAST_ABSENT <= absent <= MOST_ABSENT:
        raise Refused("table", f"seconds until a player counts as absent are {LEAST_ABSENT} to {MOST_ABSENT}")
    try:
        if len(seats) not in game.players:
            raise ValueError(f"{game.name} is for {game.players[0]} to {game.players[-1]} players")
        plans = tuple(plan if plan in (OPEN, HUMAN) else bot_at_table(game, plan) for plan in seats)
        options = complete(game.options, chosen, len(seats))
        game.settle(chosen, options, len(seats), 0)
    except ValueError as error:
        raise Refused("table", str(error)) from None
    return Created(
        format=FORMAT,
        game=game.name,
        edition=EditionName(edition.name, edition.digest),
        seats=plans,
        secret=secret,
        options=options,
        chosen=tuple(chosen),
        bot_names=names_of_bots(plans),
        public=public,
        spectators=spectators,
        clock=None if seconds is None else Clock(seconds),
        pace=checked_pace(pace),
        rematch_of=rematch_of,
        absent=absent,
        ready=ready,
        deal=deal,
        daily=daily,
        hints=hints,
    )


def open_table(table: str, created: Created, edition: Edition, founded: float = 0.0) -> Table:
    """A table as its first entry sets it up."""
    seats = [Seat(plan, created.bot_names.get(seat)) for seat, plan in enumerate(created.seats)]
    opened = Table(table, edition, created, seats, created.pace, founded)
    opened.notes += [Note(0, text) for text in notes_on_deal(table, created)]
    return opened


def notes_on_deal(table: str, created: Created) -> list[str]:
    """What a record says of a deck that somebody may have known before."""
    if created.daily:
        of = f"the daily deal of {created.daily.date}, mark {daily_deal.mark(created.secret)}"
        tried = "the one try that counts" if created.daily.counted else "practice"
        return [f"{of}: this deck is public", tried]
    if created.deal:
        return [f"the deal of table {created.deal.table}, played once more at table {table}"]
    return []


def begin(table: Table) -> Began:
    """Shuffle and start, with bots in all seats still empty."""
    table.not_begun()
    key = table.shuffle_key
    return Began(
        deck=" ".join(shuffled_deck(table.edition, key)),
        options=settled_options(table, fair_shuffle.chance(key, "options")),
        bots=dict(bots_for_empty_seats(table)),
    )


def shuffled_deck(edition: Edition, key: bytes) -> list[str]:
    """All cards in the order that the key decides."""
    return fair_shuffle.shuffle([edition.cards[card] for card in edition.deck], key, "deck")


def settled_options(table: Table, word: int) -> Options:
    """The options of a table, those left to chance decided by the word."""
    created = table.created
    return table.game.settle(table.chosen_options, dict(created.options), created.players, word)


def bots_for_empty_seats(table: Table) -> list[tuple[int, SeatedBot]]:
    called, found = table.names, []
    company = [name for name in USUAL if all(place.plan != name for place in table.seats)] or list(USUAL)
    empty = [seat for seat, place in enumerate(table.seats) if not place.taken]
    for seat, bot in zip(empty, company * len(empty), strict=False):
        called.append(bot_name(bot, seat, called))
        found.append((seat, SeatedBot(called[-1], bot)))
    return found


def begun_match(table: Table, began: Began) -> Match:
    """The game as it begins, with what its record says of the table."""
    created, deal = table.created, table.deal
    deck = card_codes(table.edition, began.deck.split(" "))
    match = Match(table.game, table.edition, created.players, dict(began.options), deck=deck, seed=None)
    match.headers.table = deal.table
    match.headers.secret = created.secret
    match.headers.commit = bytes.fromhex(table.commitment)
    match.headers.salts = {seat: salt for seat, salt in enumerate(deal.salts) if salt}
    match.headers.names = {seat: str(place.name) for seat, place in enumerate(table.seats)}
    return match


def set_pace(table: Table, seat: int | None, milliseconds: int) -> PaceSet:
    """Let bots move faster or slower: the host (None) may, and whoever sits here with bots alone."""
    table.not_over()
    if seat is not None:
        table.person(seat)
        if table.other_people(seat):
            raise Refused("not-yours", "others are playing as well: only who set up the table may do this")
    check_cap(table, "settings", None)
    return PaceSet(checked_pace(milliseconds))


def checked_pace(milliseconds: int) -> int:
    if not 0 <= milliseconds <= MOST_PACE:
        raise Refused("table", f"the pace of bots is 0 to {MOST_PACE} milliseconds")
    return milliseconds


def bot_at_table(game: Game, text: str) -> str:
    """The bot with its budget written out; ValueError unless it may sit here: nobody is to wait long for one."""
    bot = read_bot(text)
    check_plays(bot, game)
    if not bot_kind(bot.name).at_tables:
        raise ValueError(f"{text!r} is for simulations, and sits at no table")
    if bot.milliseconds > MOST_MILLISECONDS or bot.playouts > MOST_PLAYOUTS:
        raise ValueError(f"{text!r}: at a table a bot has {MOST_MILLISECONDS} ms or {MOST_PLAYOUTS} playouts at most")
    return str(bot)


def names_of_bots(plans: Sequence[str]) -> dict[int, str]:
    """What the bots of a table are called, by seat."""
    called = dict[int, str]()
    for seat, plan in enumerate(plans):
        if plan not in (OPEN, HUMAN):
            called[seat] = bot_name(plan, seat, called.values())
    return called


def bot_name(bot: str, seat: int, taken: Iterable[str] = ()) -> str:
    """What a bot is called: characters by their names, others as the person of the household that each seat has, or as
    another where somebody at the table is called so.
    """
    keys = {names.key(name) for name in taken}
    if bot in CHARACTERS:
        return character_name(bot, keys)
    return next(name for name in NAMES[seat:] + NAMES[:seat] if names.key(name) not in keys)
