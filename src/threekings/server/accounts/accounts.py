"""What somebody does with their account: make one, log in and out, other devices, another password.

At tables an account is what a guest's session is: its id holds seats, wherever it is logged in. What this browser held
as a guest goes over to the account when it is made or logged in to. A browser gets a new cookie then, so that nobody
who knew the old one comes along; who logs out is a fresh guest.
"""

from typing import NamedTuple

from threekings import names
from threekings.server.accounts import reset_codes
from threekings.server.accounts.passwords import checked_password
from threekings.server.net.rate_limits import TooFast
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.store.changes import NO_TABLE, Account, AccountChange, Change, Device
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_TYPED, checked_name

ID_BYTES, COOKIE_BYTES = 32, 24
MOST_DEVICES = 50  # of one account, after which the one not seen for longest is logged out
MOST_DEVICE = 64  # letters of what a device is called
SEEN_EVERY = 3600.0  # seconds
WRONG = "name or password is wrong"


class Caller(NamedTuple):
    """The browser that asks."""

    session: bytes | None  # the hash of its cookie, if it has one
    address: str | None
    device: str = ""


async def create(registry: TableRegistry, caller: Caller, name: str, password: str) -> str:
    """Make an account and log in to it; the secret of the new cookie."""
    name = checked_name(name)
    password = checked_password(password, name)
    check_guest(registry, caller)
    if caller.address is not None and not registry.enrolling.allow(caller.address):
        raise TooFast("too many accounts were made from your address: wait a while")
    check_free(registry, name)
    password_hash = await registry.passwords.hashed(password)
    async with registry.accounts:
        check_free(registry, name)
        now = registry.now()
        account = Account(registry.random_bytes(ID_BYTES), name, names.key(name), password_hash, now)
        return await enter(registry, caller, account, AccountChange(new=account))


def check_free(registry: TableRegistry, name: str) -> None:
    if registry.store.find_account(names.key(name)):
        raise Refused("name-taken", "there is an account of that name, or of one that looks like it")


async def log_in(registry: TableRegistry, caller: Caller, name: str, password: str) -> str:
    """Log in; the secret of the new cookie. Nobody learns whether there is such a name."""
    check_guest(registry, caller)
    check_not_guessing(registry, caller, name)
    account = find(registry, name)
    fits = await registry.passwords.fits(account.password if account else None, password)
    if account is None or not fits:
        raise Refused("password", WRONG)
    async with registry.accounts:
        if registry.store.read_account(account.id) != account:
            raise Refused("password", WRONG)
        return await enter(registry, caller, account, AccountChange())


async def reset_password(registry: TableRegistry, caller: Caller, name: str, code: str, password: str) -> str:
    """Choose a new password with a code of the operator's, log in with it, and log out everywhere else."""
    check_guest(registry, caller)
    check_not_guessing(registry, caller, name)
    password = checked_password(password, name)
    reset_codes.check_code(registry.reset_key, find(registry, name), code, registry.now())
    password_hash = await registry.passwords.hashed(password)
    async with registry.accounts:
        account = find(registry, name)
        reset_codes.check_code(registry.reset_key, account, code, registry.now())
        assert account
        devices = tuple(device.hash for device in registry.store.devices(account.id))
        change = AccountChange(password=(account.id, password_hash), log_out=devices)
        secret = await enter(registry, caller, account, change)
        registry.come_back(account.id)
        return secret


def check_guest(registry: TableRegistry, caller: Caller) -> None:
    """Refuse a browser that is logged in: what it holds is the account's. And everybody where there are no accounts."""
    if not registry.has_accounts:
        raise Refused("no-accounts", "this server has no accounts")
    if caller.session is not None and registry.store.account_of_session(caller.session):
        raise Refused("logged-in", "this browser is logged in: log out first")


def find(registry: TableRegistry, name: str) -> Account | None:
    """The account of a name, however it is typed."""
    return registry.store.find_account(typed_key(name))


def typed_key(name: str) -> str:
    """The key of a name as it is typed, with letters that nobody sees or without; nobody's where it is no name."""
    try:
        return names.key(names.normalised(name)) if len(name) <= MOST_TYPED else ""
    except ValueError:
        return ""


def check_not_guessing(registry: TableRegistry, caller: Caller, name: str) -> None:
    """Refuse one try more where there were too many, from an address or for a name."""
    if caller.address is not None and not registry.entering.allow(caller.address):
        raise TooFast("too many tries from your address: wait a minute")
    if not registry.guessing.allow(typed_key(name)):
        raise TooFast("too many tries for this name: wait a while")


async def enter(registry: TableRegistry, caller: Caller, account: Account, change: AccountChange) -> str:
    """Log this browser in under a new cookie, with all that it holds as a guest."""
    secret, now, guest = registry.new_name(COOKIE_BYTES), registry.now(), caller.session
    device = Device(hashed(secret), account.id, device_name(caller.device), now, now)
    others = [one.hash for one in registry.store.devices(account.id)][MOST_DEVICES - 1 :]
    entered = AccountChange(
        new=change.new,
        password=change.password,
        log_out=(*change.log_out, *others),
        log_in=device,
        carry=(guest, account.id) if guest is not None and registry.store.find_session(guest) else None,
    )
    await registry.store.write(Change(NO_TABLE, account=entered))
    if guest is not None:
        registry.forget_guest(guest)
    return secret


def device_name(typed: str) -> str:
    """What a browser calls itself, in one line."""
    try:
        return names.normalised(typed[:MOST_TYPED])[:MOST_DEVICE]
    except ValueError:
        return ""


# Logged in


def account_of(registry: TableRegistry, session: bytes | None) -> Account:
    """The account a browser is logged in to; Refused where it is not."""
    account = None if session is None else registry.store.account_of_session(session)
    found = None if account is None else registry.store.read_account(account)
    if found is None:
        raise Refused("logged-out", "you are not logged in")
    return found


async def note_seen(registry: TableRegistry, session: bytes, account: Account) -> None:
    """Remember that a device was here, but not each time."""
    device = next(one for one in registry.store.devices(account.id) if one.hash == session)
    if registry.now() - device.seen >= SEEN_EVERY:
        await registry.store.write(Change(NO_TABLE, account=AccountChange(seen=(session, registry.now()))))


async def log_out(registry: TableRegistry, account: Account, *sessions: bytes) -> None:
    """End sessions of an account: who looks at a table with one is sent away, the others come back at once."""
    async with registry.accounts:
        await registry.store.write(Change(NO_TABLE, account=AccountChange(log_out=sessions)))
    registry.come_back(account.id)


async def log_out_device(registry: TableRegistry, account: Account, device: str) -> None:
    """End the session of a device, as lists of devices call it."""
    found = [one.hash for one in registry.store.devices(account.id) if device_id(one) == device]
    if not found:
        raise Refused("unknown", "no such device is logged in")
    await log_out(registry, account, *found)


def device_id(device: Device) -> str:
    """What a device is called in lists: of its cookie's hash no more than tells it from others."""
    return device.hash.hex()[:16]


async def check_password(registry: TableRegistry, caller: Caller, account: Account, password: str) -> None:
    """Refuse whoever does not know the password, though logged in: a phone may lie on a table."""
    check_not_guessing(registry, caller, account.name)
    if not await registry.passwords.fits(account.password, password):
        raise Refused("password", "the password is wrong")


async def change_password(
    registry: TableRegistry, caller: Caller, account: Account, password: str, new_password: str
) -> None:
    """Choose another password; all other devices are logged out."""
    chosen = checked_password(new_password, account.name)
    await check_password(registry, caller, account, password)
    password_hash = await registry.passwords.hashed(chosen)
    async with registry.accounts:
        if registry.store.read_account(account.id) != account:
            raise Refused("password", "the password is another one since a moment ago")
        others = tuple(one.hash for one in registry.store.devices(account.id) if one.hash != caller.session)
        change = AccountChange(password=(account.id, password_hash), log_out=others)
        await registry.store.write(Change(NO_TABLE, account=change))
    registry.come_back(account.id)
