// What bots of character say at a table: little, and seldom. Everything follows from the table's name and from what
// everybody has seen in its log, so that two people who look at one table hear the same.

import type { Moment } from "../../boards/board";
import type { LogStep } from "../../protocol";

/** What somebody says once so many lines of the log are there: an occasion, and which of the words for it. */
export interface Remark {
  after: number;
  seat: number;
  occasion: "greeting" | Moment["kind"] | "win" | "loss";
  number: number;
}

const APART = 9; // turns between two remarks, at least; where all choose together, each of them has one
const ONE_OF = 2; // so many moments is remarked on
const WORDS = { greeting: 1, good: 2, bad: 2, fed: 1, win: 1, loss: 1 };

type Faces = readonly (string | undefined)[]; // by seat, of those who have one

/** What they have said in a game so far; `moments` are the lines' of the log. */
export function remarksOn(table: string, steps: readonly LogStep[], moments: readonly (Moment | null)[], faces: Faces) {
  const said = [remark(`${table} 0`, "greeting", 0, seatsOf(faces))].filter((one) => one !== null);
  let [turn, last, line] = [0, 0, 0];
  for (const [number, step] of steps.entries()) {
    if (!number || !sameTurn(step, steps[number - 1]!)) turn += step.by.length;
    for (const end = line + step.lines.length; line < end; line += 1) {
      const found = turn - last >= APART ? onMoment(`${table} ${line}`, moments[line] ?? null, line + 1, faces) : null;
      if (found) [last] = [turn, said.push(found)];
    }
  }
  return said;
}

/** What is said once the points are counted: by a winner, or else by somebody who has lost. */
export function parting(table: string, winners: readonly number[], faces: Faces): Remark | null {
  const all = seatsOf(faces);
  const winning = all.filter((seat) => winners.includes(seat));
  return remark(`${table} end`, winning.length ? "win" : "loss", Infinity, winning.length ? winning : all);
}

function onMoment(chance: string, moment: Moment | null, after: number, faces: Faces): Remark | null {
  if (!moment || hash(chance) % ONE_OF) return null;
  const all = seatsOf(faces);
  const seats = moment.kind === "fed" ? all : all.filter((seat) => moment.seats.includes(seat));
  return remark(`${chance} ${moment.kind}`, moment.kind, after, seats);
}

function remark(chance: string, occasion: Remark["occasion"], after: number, seats: readonly number[]): Remark | null {
  const drawn = hash(chance);
  const seat = seats[drawn % seats.length];
  return seat === undefined ? null : { after, seat, occasion, number: 1 + ((drawn >>> 8) % WORDS[occasion]) };
}

const seatsOf = (faces: Faces) => [...faces.keys()].filter((seat) => faces[seat]);

/** A turn may be several moves of one player. */
function sameTurn({ by }: LogStep, before: LogStep): boolean {
  return by.length === 1 && before.by.length === 1 && by[0] === before.by[0];
}

/** FNV-1a: a number that looks like chance, and is the same for everybody. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
