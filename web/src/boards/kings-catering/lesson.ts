// What the guided game of The King's Catering teaches, alone at a palace: Royals, Decorations, Crew, the King's rule and
// Tables that are discarded, and why a column goes after every turn.

import type { Lesson } from "../../learning/lesson";
import record from "./lesson.txt?raw";

const column = (number: number) => `[data-column="${number}"]`;
const spot = (key: string) => `[data-spot="${key}"]`;
const table = (founder: string) => `.table:has([data-tile="${founder}"])`;
const ROYALS = ".royals";
const END = '[data-end][aria-disabled="false"]';

export const lesson: Lesson = {
  record,
  steps: [
    { name: "royals", at: 0, marks: [ROYALS], rule: "5" },
    { name: "column", at: 0, acts: true, marks: [column(2)], rule: "3.1" },
    { name: "found", at: 1, acts: true, marks: [spot("new")], rule: "4.1" },
    { name: "match", at: 2, acts: true, marks: [spot("1 0 1"), END], rule: "4.3" },
    { name: "discarded", at: 3, marks: [column(3), '[data-place="discarded"]'], rule: "7.1" },
    { name: "crew", at: 3, acts: true, marks: [column(3)], rule: "1.2" },
    { name: "cook", at: 4, acts: true, marks: [spot("1 0 -1"), END], rule: "4.4" },
    { name: "stands", at: 5, marks: [ROYALS], rule: "6.1" },
    { name: "falls", at: 26, marks: [table("florist-red"), table("roast-4a")], rule: "5" },
    { name: "save", at: 26, acts: true, marks: [spot("5 0 -1"), END], rule: "4.3" },
    { name: "end", at: 27, marks: [], rule: "7.2" },
  ],
};
