// What the guided game of King Lui teaches: taking, what the king is served and what it is worth, drawing, too many,
// and Emerald, who decides the game.

import type { Lesson } from "../../learning/lesson";
import record from "./lesson.txt?raw";

const place = (name: string) => `[data-place="${name}"]`;

export const lesson: Lesson = {
  record,
  steps: [
    { name: "table", at: 0, marks: [".piles"], rule: "3.1" },
    { name: "take", at: 0, acts: true, marks: [place("table ham")], rule: "4.1" },
    { name: "served", at: 3, marks: [place("king bread")], rule: "3.3" },
    { name: "leave", at: 5, acts: true, marks: [place("table cheese"), place("mine ham")], rule: "5.2" },
    { name: "worth", at: 6, marks: [place("king ham"), place("mine ham")], rule: "5.3" },
    { name: "draw", at: 7, acts: true, marks: [place("supply")], rule: "4.2" },
    { name: "drawn", at: 8, marks: [place("mine cheese")], rule: "6.2" },
    { name: "too-many", at: 50, marks: [place("mine bread"), place("king bread")], rule: "5.2" },
    { name: "emerald", at: 50, acts: true, marks: [place("emerald"), place("king fruit")], rule: "4.5" },
    { name: "end", at: 51, marks: [], rule: "5.4" },
  ],
};
