// The fair shuffle, checked in the page: docs/fair-shuffle.md says how a deck follows from everybody's bytes.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { remember, remembered } from "../../browser-storage";

const ZERO = new Uint8Array(1);
const WORDS = 2 ** 32;

/** What is shown before anyone sits down. */
export function commitment(table: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(named("threekings commit 1"), named(table), hexToBytes(secret))));
}

/** The key of all shuffles of a game; a seat without a salt counts as one of no bytes. */
export function shuffleKey(table: string, secret: string, salts: readonly string[]): Uint8Array {
  const mixed = salts.map(hexToBytes).flatMap((salt) => [Uint8Array.of(salt.length), salt]);
  return hmac(sha256, hexToBytes(secret), concatBytes(named("threekings key 1"), named(table), ...mixed));
}

/** The cards in the order that key and label decide. */
export function fairShuffle<Card>(cards: readonly Card[], key: Uint8Array, label: string): Card[] {
  const shuffled = [...cards];
  const words = wordsOf(key, label);
  for (let last = shuffled.length - 1; last > 0; last--) {
    const place = choose(words, last + 1);
    [shuffled[last], shuffled[place]] = [shuffled[place]!, shuffled[last]!];
  }
  return shuffled;
}

/** A place among so many; a word that would favour some places is thrown away. */
export function choose(words: Iterator<number>, among: number): number {
  for (;;) {
    const word = words.next().value as number;
    if (word < WORDS - (WORDS % among)) return word % among;
  }
}

/** The stream of 32-bit words of one purpose. */
export function* wordsOf(key: Uint8Array, label: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = new Uint8Array(4);
    new DataView(block.buffer).setUint32(0, counter);
    const digest = new DataView(hmac(sha256, key, concatBytes(named(label), block)).buffer);
    for (let start = 0; start < 32; start += 4) yield digest.getUint32(start);
  }
}

function named(text: string): Uint8Array {
  return concatBytes(utf8ToBytes(text), ZERO);
}

// What a record says of its shuffle

export interface Shuffle {
  game: string;
  table: string;
  commit: string;
  secret: string;
  /** In seat order, hexadecimal; "" where a seat gave none. */
  salts: string[];
  deck: string[];
  /** The deal of an earlier game, played once more: secret and salts are those of its table. */
  again: boolean;
  /** Its digest; null for the first standard one. */
  edition: string | null;
}

/** The shuffle of a record, or null where it was not one of a table. */
export function shuffleIn(record: string): Shuffle | null {
  const headers = record.split("\n").filter((line) => /^[a-z]/.test(line));
  const header = (name: string) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  const [table, commit, secret, deck] = [header("table"), header("commit"), header("secret"), header("deck")];
  if (!table || !commit || !secret || !deck) return null;
  const salts = Array.from({ length: Number(header("players")) }, (_, seat) => header(`salt ${seat}`) ?? "");
  return {
    game: header("game")!,
    table,
    commit,
    secret,
    salts,
    deck: deck.split(" "),
    again: /^# the deal of table /m.test(record),
    edition: header("edition")?.split(" ").at(-1) ?? null,
  };
}

export interface Findings {
  /** Secret and table give what was shown before anyone sat down. */
  committed: boolean;
  /** Secret and salts give the deck that was played; null where the page does not know these cards. */
  dealt: boolean | null;
}

/** Compute everything once more; `shown` is the commitment that this page was shown. */
export function checkShuffle(shuffle: Shuffle, shown: string, cards: readonly string[] | null): Findings {
  const committed = commitment(shuffle.table, shuffle.secret) === shown && shuffle.commit === shown;
  if (!cards) return { committed, dealt: null };
  const deck = fairShuffle(cards, shuffleKey(shuffle.table, shuffle.secret, shuffle.salts), "deck");
  return { committed, dealt: deck.join(" ") === shuffle.deck.join(" ") };
}

const SHOWN = "threekings-shown";
const TABLES = 100; // that this browser remembers

/** The commitment that this browser was shown first at a table: one that changes later proves nothing. */
export function firstShown(table: string, commit: string): string {
  const shown = new Map(remembered<[string, string][]>(SHOWN) ?? []);
  if (!shown.has(table)) shown.set(table, commit);
  remember(SHOWN, [...shown].slice(-TABLES));
  return shown.get(table)!;
}

/** The cards of a game in the order of a standard edition; null for any other, whose order is not known to the page. */
export async function standardCards({ game, edition }: Shuffle): Promise<string[] | null> {
  const { default: known } = await import("../../../../docs/fair-shuffle.json");
  const standard = known.shuffles.find((shuffle) => shuffle.game === game);
  return standard && (!edition || standard.editions.includes(edition)) ? standard.cards : null;
}
