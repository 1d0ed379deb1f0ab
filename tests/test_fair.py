"""The fair shuffle, computed once more from its description, and the checks a replay makes of it."""

import hashlib
import hmac
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

import threekings as tk
from tests.decks import deck
from threekings import fair_shuffle

SECRET = bytes(range(32))
TABLE = "Zum goldenen Löwen"
SALTS = [b"pepper", b"", b"\x00\xff"]

# Computed with sha256sum, openssl and pencil.
COMMITMENT = "7669ea3c4a196bc6fa258e837fb62d743be0c23a5e756658ecfc87dfcb9cbb39"
KEY = "d5df8758e8bebcfd92cce9c8661f8878764c646aec9e2732f7601e953223e8b4"
ORDER = [5, 3, 8, 4, 1, 2, 9, 7, 6, 0]


def words_by_hand(key: bytes, label: str, count: int) -> list[int]:
    """32-bit words, big end first: HMAC-SHA-256 written out as RFC 2104 has it."""
    padded = key.ljust(64, b"\0")
    inner, outer = bytes(byte ^ 0x36 for byte in padded), bytes(byte ^ 0x5C for byte in padded)
    stream = b""
    for block in range(count // 8 + 1):
        message = label.encode() + b"\0" + bytes([0, 0, block >> 8, block & 255])
        stream += hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
    return [int(stream[4 * place : 4 * place + 4].hex(), 16) for place in range(count)]


def shuffled_by_hand(cards: list[str], key: bytes, label: str) -> list[str]:
    words, order = words_by_hand(key, label, 2000), list(cards)
    for last in reversed(range(1, len(order))):
        while words[0] >= 2**32 // (last + 1) * (last + 1):
            words.pop(0)
        place = words.pop(0) % (last + 1)
        order[last], order[place] = order[place], order[last]
    return order


# The description, followed


def test_a_commitment_is_the_hash_of_table_and_secret() -> None:
    text = b"threekings commit 1\0" + TABLE.encode("utf-8") + b"\0" + SECRET
    assert fair_shuffle.commitment(TABLE, SECRET) == hashlib.sha256(text).digest()


def test_a_key_mixes_the_secret_with_every_salt() -> None:
    text = b"threekings key 1\0" + TABLE.encode("utf-8") + b"\0" + b"\x06pepper" + b"\x00" + b"\x02\x00\xff"
    assert fair_shuffle.shuffle_key(TABLE, SECRET, SALTS) == hmac.new(SECRET, text, hashlib.sha256).digest()


@pytest.mark.parametrize("label", ["deck", "box"])
def test_a_shuffle_follows_its_description(label: str) -> None:
    key = fair_shuffle.shuffle_key(TABLE, SECRET, SALTS)
    assert fair_shuffle.shuffle(deck(), key, label) == shuffled_by_hand(deck(), key, label)
    assert sorted(fair_shuffle.shuffle(deck(), key, label)) == sorted(deck())


def test_known_answers_stay_what_they_are() -> None:
    assert fair_shuffle.commitment("oak", b"\1").hex() == COMMITMENT
    assert fair_shuffle.shuffle_key("oak", b"\1", [b"a", b""]).hex() == KEY
    assert fair_shuffle.shuffle(range(10), bytes(32), "deck") == ORDER


def test_words_that_would_favour_some_cards_are_thrown_away() -> None:
    assert fair_shuffle._below(iter([2**32 - 1, 2**32 - 2, 5]), 3) == (2**32 - 2) % 3
    assert fair_shuffle._below(iter([2**32 - 1, 7]), 2**31 + 1) == 7


def test_shuffles_differ_by_everything_that_goes_into_them() -> None:
    keys = [
        fair_shuffle.shuffle_key(TABLE, SECRET, SALTS),
        fair_shuffle.shuffle_key("oak", SECRET, SALTS),
        fair_shuffle.shuffle_key(TABLE, b"other", SALTS),
        fair_shuffle.shuffle_key(TABLE, SECRET, [b"pepper", b"\x00\xff", b""]),
        fair_shuffle.shuffle_key(TABLE, SECRET, [b"pepper", b""]),
    ]
    orders = {tuple(fair_shuffle.shuffle(deck(), key, label)) for key in keys for label in ("deck", "box")}
    assert len(orders) == 10


def test_every_order_is_equally_likely() -> None:
    found = Counter("".join(fair_shuffle.shuffle("abc", number.to_bytes(2, "big"), "deck")) for number in range(6000))
    assert len(found) == 6
    assert all(abs(count - 1000) < 120 for count in found.values())


def test_short_and_empty_decks_can_be_shuffled() -> None:
    assert fair_shuffle.shuffle([], b"key", "deck") == []
    assert fair_shuffle.shuffle(["ham"], b"key", "deck") == ["ham"]


# What a replay checks


@dataclass(frozen=True)
class Told:
    """The fair shuffle as the headers of a record tell it."""

    table: str | None = TABLE
    commit: bytes | None = fair_shuffle.commitment(TABLE, SECRET)
    secret: bytes | None = SECRET
    salts: dict[int, bytes] = field(default_factory=lambda: {0: SALTS[0], 2: SALTS[2]})
    deck: list[str] = field(
        default_factory=lambda: fair_shuffle.shuffle(deck(), fair_shuffle.shuffle_key(TABLE, SECRET, SALTS), "deck")
    )

    def text(self) -> str:
        lines = ["threekings 1", "game king-lui", "players 3", f"deck {' '.join(self.deck)}"]
        lines += [f"table {self.table}"] if self.table else []
        lines += [f"commit {self.commit.hex()}"] if self.commit else []
        lines += [f"secret {self.secret.hex()}"] if self.secret else []
        return "\n".join(lines + [f"salt {seat} {salt.hex()}" for seat, salt in self.salts.items()]) + "\n"


def test_a_fair_shuffle_is_confirmed() -> None:
    assert tk.replay(Told().text()).record() == Told().text()


def test_before_the_secret_is_told_there_is_nothing_to_check() -> None:
    assert tk.replay(replace(Told(), secret=None, deck=deck()).text()).length == 0


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (replace(Told(), deck=deck()), "deck"),
        (replace(Told(), salts={0: SALTS[0]}), "deck"),
        (replace(Told(), salts={0: SALTS[0], 1: SALTS[2]}), "deck"),
        (replace(Told(), secret=b"another"), "secret"),
        (replace(Told(), commit=fair_shuffle.commitment(TABLE, b"another")), "secret"),
        (replace(Told(), table="another"), "secret"),
        (replace(Told(), commit=None), "secret"),
        (replace(Told(), table=None), "secret"),
    ],
)
def test_a_shuffle_that_was_not_fair_is_refused(told: Told, line: str) -> None:
    with pytest.raises(tk.BrokenRecord) as broken:
        tk.replay(told.text())
    assert told.text().split("\n")[broken.value.line - 1].startswith(f"{line} ")


# The box of Ku-Ka-King, shuffled in the middle of the game


def before_the_box() -> list[str]:
    """A fairly shuffled game of two, without a clash, up to where the dealer is to shuffle the box."""
    order = fair_shuffle.shuffle(deck(game="ku-ka-king"), box_key(), "deck")
    lines = ["threekings 1", "game ku-ka-king", "players 2", f"deck {' '.join(order)}", f"table {TABLE}"]
    lines += [
        f"commit {fair_shuffle.commitment(TABLE, SECRET).hex()}",
        f"secret {SECRET.hex()}",
        f"salt 1 {SALTS[0].hex()}",
    ]
    return lines + ["0 row 1", "1 row 2"] * 11


def box_key() -> bytes:
    return fair_shuffle.shuffle_key(TABLE, SECRET, [b"", SALTS[0]])


def test_a_fairly_shuffled_box_is_dealt_and_confirmed() -> None:
    text = "\n".join(before_the_box()) + "\n"
    match = tk.replay(text)
    _, word, *names = match.record().splitlines()[-1].split()
    in_order = sorted(names, key=match.edition.cards.index)
    assert (word, names) == ("box", fair_shuffle.shuffle(in_order, box_key(), "box"))
    assert names != in_order
    assert tk.replay(match.record()).record() == match.record()


def test_a_box_that_was_not_fairly_shuffled_is_refused() -> None:
    lines = tk.replay("\n".join(before_the_box())).record().splitlines()
    dash, word, *names = lines[-1].split()
    for wrong in (names[::-1], sorted(names), names[1:] + names[:1]):
        with pytest.raises(tk.BrokenRecord, match="secret") as broken:
            tk.replay("\n".join([*lines[:-1], " ".join([dash, word, *wrong])]))
        assert broken.value.line == len(lines)


def test_before_the_secret_is_told_the_box_may_be_in_any_order() -> None:
    lines = [line for line in tk.replay("\n".join(before_the_box())).record().splitlines() if "secret" not in line]
    dash, word, *names = lines[-1].split()
    turned = "\n".join([*lines[:-1], " ".join([dash, word, *reversed(names)])]) + "\n"
    assert tk.replay(turned).record() == turned


def test_a_fair_game_that_is_played_on_stays_fair() -> None:
    match = tk.replay("\n".join(before_the_box()[:-2]))
    for seat, move in ((0, "row 1"), (1, "row 2")):
        match.play(move, seat)
    assert match.record() == tk.replay("\n".join(before_the_box())).record()
    assert tk.replay(match.record()).record() == match.record()


def test_a_game_that_waits_for_the_dealer_is_not_over() -> None:
    match = tk.replay("\n".join(before_the_box()[:-2]))
    match.choose("row 1", 0)
    match.choose("row 2", 1)
    assert (match.dealer_due, match.to_act, match.over) == (True, (), False)
    match.deal()
    assert (match.dealer_due, match.to_act) == (False, (0, 1))


# The King's Catering: one shuffle is enough for two rounds


def fair_catering(options: list[str], players: int) -> list[str]:
    """A fairly shuffled game that has not begun."""
    key = fair_shuffle.shuffle_key(TABLE, SECRET, [SALTS[0], *[b""] * (players - 1)])
    order = fair_shuffle.shuffle(deck(game="kings-catering"), key, "deck")
    lines = ["threekings 1", "game kings-catering", f"players {players}", *(f"option {line}" for line in options)]
    lines += [f"deck {' '.join(order)}", f"table {TABLE}", f"commit {fair_shuffle.commitment(TABLE, SECRET).hex()}"]
    return [*lines, f"secret {SECRET.hex()}", f"salt 0 {SALTS[0].hex()}"]


TWO_ROUNDS = ["royals K3,Q4,P2", "rounds 2", "royals2 K1,Q1,P5"]


@pytest.mark.parametrize(
    ("options", "players"),
    [(["palace versailles"], 1), (["royals K1,Q5,P4"], 3), (["royals K1,Q5,P4", "first 3"], 4), (TWO_ROUNDS, 2)],
)
def test_a_fairly_shuffled_game_of_kings_catering_is_confirmed_to_its_end(options: list[str], players: int) -> None:
    match = tk.replay("\n".join(fair_catering(options, players)))
    assert match.record().splitlines() == fair_catering(options, players)
    while not match.over:
        match.play(match.moves()[-1])
    assert match.record().count("\n- ") == (1 if options == TWO_ROUNDS else 0)
    assert tk.replay(match.record()).record() == match.record()


def test_the_dealer_shuffles_nothing_between_the_rounds() -> None:
    match = tk.replay("\n".join(fair_catering(TWO_ROUNDS, 2)))
    while match.view(None)["round"] == 1:
        match.play(match.moves()[-1])
    assert match.record().splitlines()[-1] == "- round 2"
    names = match.headers.deck
    assert match.view(None)["columns"] == [names[40:41], names[41:43], names[43:46]]


@pytest.mark.parametrize(("one", "other"), [(0, 79), (40, 79), (78, 79)])
def test_tiles_left_out_belong_to_the_shuffle_too(one: int, other: int) -> None:
    lines = fair_catering(TWO_ROUNDS, 2)
    place = next(place for place, line in enumerate(lines) if line.startswith("deck"))
    names = lines[place].split(" ")[1:]
    names[one], names[other] = names[other], names[one]
    with pytest.raises(tk.BrokenRecord, match="not the one that secret and salts give") as broken:
        tk.replay("\n".join([*lines[:place], f"deck {' '.join(names)}", *lines[place + 1 :]]))
    assert broken.value.line == place + 1
