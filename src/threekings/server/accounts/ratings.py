"""How strong accounts and bots are, by game and number of players: OpenSkill's, as a game ends and in the same change.

Rated is a game with a standard edition, dealt anew and played to its end without hints or moves tried out, in which
an account and at least another account or bot took part. Guests are left out, for nothing is known of them, and so is
a seat that has passed from one to another. Who has let a bot play on to the end comes last.
"""

from threekings.lab.arena.ratings import after_game, new_model
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import HOST, RatedGame, Standing
from threekings.server.store.store import Store
from threekings.server.table.ending import places
from threekings.server.table.events import Result
from threekings.server.table.table import Table

Rated = tuple[tuple[Standing, ...], tuple[RatedGame, ...]]


def rated_game(store: Store, table: Table, result: Result) -> Rated:
    """What the end of a game makes of all ratings; nothing where it is not rated."""
    players = players_at(store, table)
    if len({*players.values()}) < 2:
        return (), ()
    order = sorted({*players.values()})
    game, count = table.created.game, len(table.seats)
    before = [store.standing(player, game, count) for player in order]
    model = new_model()
    known = [(one.mu, one.sigma) if one else (model.mu, model.sigma) for one in before]
    ranks = ranks_of(table, result)
    seats = [order.index(player) for player in players.values()]
    after = after_game(model, known, seats, [ranks[seat] for seat in players])
    games = [1 + (one.games if one else 0) for one in before]
    place = {player: ranks[seat] for seat, player in reversed(players.items())}  # of several seats the first
    standings = [Standing(player, game, count, *now, n) for player, now, n in zip(order, after, games, strict=True)]
    changes = [
        RatedGame(player, place[player], was[0], was[1], now[0], now[1])
        for player, was, now in zip(order, known, after, strict=True)
    ]
    return tuple(standings), tuple(changes)


def players_at(store: Store, table: Table) -> dict[int, str]:
    """Who is rated, by seat: nobody where the game does not count, or somebody has several seats."""
    accounts = {**store.accounts_at(table.id), **store.accounts_before(table.id)}  # a link to a seat is no way out
    accounts.pop(HOST, None)
    if not accounts or not counts(table) or len({*accounts.values()}) < len(accounts):
        return {}
    found = {}
    for seat, place in enumerate(table.seats):
        if not place.for_people:
            found[seat] = f"bot {place.plan}"
        elif seat in accounts and place.before is None:
            found[seat] = player_of(accounts[seat])
    return found if any(table.seats[seat].for_people for seat in found) else {}


def counts(table: Table) -> bool:
    """Whether it was a game like others: nobody knew the cards, nor was helped."""
    known = table.practice or table.created.deal is not None or table.created.daily is not None
    return not known and not table.hinted and table.special_edition is None


def ranks_of(table: Table, result: Result) -> list[int]:
    """Everybody's place; behind all others who have left their seat to a bot."""
    last = len(table.seats) + 1
    return [last if seat.stand_in else place for seat, place in zip(table.seats, places(result), strict=True)]
