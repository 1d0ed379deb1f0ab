// What the guided game of Ku-Ka-King teaches: choosing in secret, a clash and its outermost card, crossed kinds, and both
// scorings.

import type { Lesson } from "../../learning/lesson";
import record from "./lesson.txt?raw";

const row = (number: number) => `[data-row="${number}"]`;
const MINE = '[data-kingdom="0"]';

export const lesson: Lesson = {
  record,
  steps: [
    { name: "rows", at: 0, marks: [".rows"], rule: "3.1" },
    { name: "choose", at: 0, acts: true, marks: [row(4)], rule: "3.2" },
    { name: "taken", at: 1, marks: [MINE], rule: "5.5" },
    { name: "tempting", at: 1, acts: true, marks: [row(2)], rule: "3.3" },
    { name: "clash", at: 2, acts: true, marks: [row(5), "[data-box]"], rule: "3.4" },
    { name: "crossed", at: 3, marks: [`${MINE} .farm`, "[data-crossed]"], rule: "1.2" },
    { name: "thirteen", at: 5, acts: true, marks: [row(4)], rule: "4.1" },
    { name: "kept", at: 6, marks: [MINE], rule: "4.1" },
    { name: "last", at: 11, acts: true, marks: [row(3)], rule: "5.6" },
    { name: "end", at: 12, marks: [], rule: "5.7" },
  ],
};
