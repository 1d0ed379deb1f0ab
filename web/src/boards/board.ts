// What every game's board is to the table page. A board draws a view and lights its legal moves; it knows no rule.

import type { Component } from "svelte";
import type { Happening, LogStep, Options, View } from "../protocol";
import type { Sound } from "../alerts/sounds";

/** Somebody at the table, as all boards show them. */
export interface Player {
  seat: number;
  name: string;
  me: boolean;
  bot: boolean;
  /** Of the bots that have one: whose. */
  face?: string | undefined;
  here: boolean;
  /** Somebody who is not at the table now, or for whom a bot plays. */
  away?: boolean;
  /** Their choice has been missing for so long that everybody may know. */
  awaited?: boolean;
  /** What they have just said. */
  says?: string | null;
}

/** A line of the log: what happened, and the id of its words. */
export interface Line<Happened = Happening> {
  text: string;
  happening: Happened;
}

/** What has just happened, for boards that show it in motion. */
export interface News<View, Happened = Happening> {
  before: View;
  log: readonly Line<Happened>[];
  /** How many lines the log had before. */
  from: number;
}

/** While a board shows what has happened, the page tells no more than the board. */
export interface Suspense {
  /** So many lines of the log are seen on the board. */
  told: number;
  /** What the banner says meanwhile. */
  words: string;
  /** The table as the board still shows it. */
  view: View;
}

/** What a board shows beside itself to those who want aids: what can be known, and is hard to keep in mind. */
export interface AidsProps<View> {
  view: View;
  players: readonly Player[];
}

export interface BoardProps<View, Happened> {
  view: View;
  /** In seat order. */
  players: Player[];
  /** What I may play now; nothing else glows. Empty while a move is on its way, for spectators and in replays. */
  moves: ReadonlySet<string>;
  /** None after a reload or a jump: then nothing moves. */
  news: News<View, Happened> | null;
  /** What has happened since my last turn, for marks that stay; in a replay what this step has brought. */
  since: readonly Line<Happened>[];
  /** The whole log; none in a replay. */
  steps?: readonly LogStep[];
  /** The table's id, for what a board keeps in this tab; none in a replay. */
  table?: string;
  /** Play a move; the page asks back where the board says so. */
  play: (move: string) => void;
  /** Take back my last move. */
  undo?: () => void;
  /** Why may this not be played? The page shows the reason and its rule. */
  ask: (move: string) => void;
  /** The game is over and its points are being counted: no board shows a total before that is done. */
  uncounted?: boolean;
  /** How far the board is with showing what has happened; null: it shows the table as it stands. */
  suspense?: (held: Suspense | null) => void;
  /** The board holds a piece that it has not played yet: undo lets go of it first. */
  holds?: (letGo: (() => void) | null) => void;
}

/** Something a bot of character may remark on, as everybody has seen it. */
export interface Moment {
  kind: "good" | "bad" | "fed";
  /** Whom it happened to, or who did it. */
  seats: readonly number[];
}

/** A row of the score table: points of all players from one source, in seat order. */
export interface ScoreRow {
  label: string;
  points: (number | string | null)[];
  /** A heading has no points; a sum is set apart. */
  kind: "heading" | "source" | "sum";
  /** A picture of the source, where there is one. */
  art?: string;
}

/** A picture in a game's scene on the front page. */
export interface ScenePiece {
  name: string;
  x: number; // the middle of its foot, in hundredths of the scene's width
  y: number; // above the lower edge, in hundredths of its height
  size: number; // in hundredths of the width
}

/** A game in a minute, for the page of its rules. */
export interface InShort {
  /** Every step of the game with the pieces it is about. */
  steps: string[][];
  pieces: string[];
  pieceName: (piece: string) => string;
  /** What it brings, by an example. */
  Example: Component;
}

export interface Board<View, Happened = unknown> {
  component: Component<BoardProps<View, Happened>>;
  /** Aids that have no room on its pieces, which show the others themselves. */
  aids?: Component<AidsProps<View>>;
  /** Whether the board offers this move itself; the page makes a button of every other legal move. */
  claims(move: string, view: View): boolean;
  /** The question before a move that cannot be taken back; null where none is needed. */
  question(move: string, view: View): string | null;
  /** Whether there is a move with such a question at all. */
  asks?: boolean;
  /** Whether this move may be played by itself where it is the only one; without it, every one may. */
  autoplays?(move: string, view: View): boolean;
  /** The board names everybody above its pieces: on a phone no list is needed besides. */
  namesPlayers?: boolean;
  /** What is heard when this happens, if anything is; without it, a piece that is set down. */
  sound?(happenings: readonly Happened[]): Sound | null;
  /** What bots of character may remark on, by the lines of the log; without it, they only greet and part. */
  moments?(lines: readonly Line<Happened>[]): (Moment | null)[];
  /** What scored, step by step, once the game is over. */
  scores(view: View): ScoreRow[];
  /** So many points in words, where a game counts something else. */
  points?(count: number): string;
  /** What to play after this game, where one leads to another: its name, and the options it differs in. */
  next?(view: View): { name: string; options: Options } | null;
  /** Where a move is made: selectors of its pieces, for a ring around them. */
  marks?(move: string, view: View): string[];
  /** A move in words for buttons and screen readers: "take all wine (2)". */
  describe(move: string, view: View): string;
  /** Keys of this board: what is pressed, and the text that says what it does. */
  keys: { key: string; does: string }[];
}
