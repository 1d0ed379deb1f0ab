// A guided first game: a recorded game that is played again by who learns it, with words to every step. What a game teaches
// is in its board's folder: `lesson.ts`, and the record beside it.

import { replayRecord } from "../net/api";
import type { Replay } from "../protocol";

export interface LessonStep {
  /** Names its words: `web-learn-GAME-NAME`. */
  name: string;
  /** It is about the table after so many steps of the record. */
  at: number;
  /** The player makes the next move of the record; without it there is something to look at. */
  acts?: true;
  /** The pieces it speaks of, by selectors; the first of them is brought into sight. */
  marks: string[];
  /** The paragraph of the rules that says more. */
  rule: string;
}

export interface Lesson {
  record: string;
  steps: readonly LessonStep[];
}

export const LEARNER = 0; // the seat of who learns

const LESSONS = import.meta.glob<Lesson>("../boards/*/lesson.ts", { import: "lesson" });
const ofGame = (game: string) => LESSONS[`../boards/${game}/lesson.ts`];

/** Whether there is a guided game of this kind. */
export function hasLesson(game: string): boolean {
  return ofGame(game) !== undefined;
}

/** The lesson of a game with all positions of its record, as the server's rules tell them. */
export async function loadLesson(game: string): Promise<{ lesson: Lesson; replay: Replay }> {
  const lesson = await ofGame(game)!();
  return { lesson, replay: await replayRecord(lesson.record, LEARNER, { playable: true }) };
}
