// What goes over the wire, in both directions. Made from the server's messages:
//   python -m threekings.server.typescript > web/src/protocol.ts

export type Options = Record<string, boolean | number | string>;

// From the client

/** A frame from a client. `action` is its own name for what it asks: sent again, it is done once. */
export type Asked = Hello | Play | Undo | Back | Away | Resign | Speak | Ping;

/** Join a table's news, as one of my seats or as a spectator; `after` is the last seq seen. */
export interface Hello {
  do: "hello";
  table: string;
  seat?: number | null;
  /** default: -1 */
  after?: number;
}

export interface Play {
  do: "play";
  move: string;
  action: string;
}

export interface Undo {
  do: "undo";
  action: string;
}

/** I am here again: no bot is to play for me any more. */
export interface Back {
  do: "back";
  action: string;
}

/** Let a bot play for me; before the game, leave the seat. */
export interface Away {
  do: "away";
  action: string;
}

/** Give up: a bot plays on for me, and I cannot return. */
export interface Resign {
  do: "resign";
  action: string;
}

export interface Speak {
  do: "speak";
  text: string;
  action: string;
}

/** Is anybody there? */
export interface Ping {
  do: "ping";
}

// To the client

/** A frame from the server. */
export type Told = State | Waiting | Current | Done | Refusal | Present | Pong;

/** Something to be said in the reader's language. */
export interface Text {
  id: string;
  /** default: {} */
  args?: Record<string, unknown>;
}

/** Who sits there: nobody yet, a person, or a bot; and which bot plays for somebody who is away, and why. */
export interface SeatInfo {
  /** open, human, bot */
  kind: string;
  name?: string;
  bot?: string;
  away?: string;
  /** default: false */
  muted?: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

/** Lines of the game's log by steps; the first `keep` steps the client has stay as they are, later ones are gone. */
export interface Log {
  keep: number;
  steps: Text[][];
}

/** How the table stands for one seat. Without a view the game has not begun. */
export interface State {
  tell: "state";
  table: string;
  seq: number;
  /** gathering, playing, over, abandoned */
  status: string;
  seat: number | null;
  seats: SeatInfo[];
  /** of the shuffle, hexadecimal */
  commit: string;
  log: Log;
  /** new lines; all of them where `keep` is 0; default: [] */
  chat?: ChatLine[];
  view?: Record<string, unknown>;
  /** when somebody has thought too long, as seconds since 1970 */
  deadline?: number;
  /** default: false */
  may_undo?: boolean;
  /** moves taken back after they had shown something new; default: 0 */
  undone?: number;
  /** once the game is over */
  secret?: string;
  rematch?: string;
}

/** So many have still to choose. */
export interface Waiting {
  tell: "waiting";
  seq: number;
  count: number;
}

/** Nothing was missed. */
export interface Current {
  tell: "current";
  seq: number;
}

/** What was asked is done, and will never be lost; `seq` is the table's then. */
export interface Done {
  tell: "done";
  action: string;
  seq: number;
}

/** What was asked cannot be done; nothing has changed. */
export interface Refusal {
  tell: "refusal";
  action: string | null;
  code: string;
  reason: string;
}

/** Which seats somebody is looking from, and how many spectators there are. */
export interface Present {
  tell: "present";
  seats: number[];
  spectators: number;
}

/** Somebody is. */
export interface Pong {
  tell: "pong";
}

// Over HTTP

/** A table to be set up. A seat is `open` (to anybody), `human` (by its own link) or a bot: `steward:50ms`. */
export interface TablePlan {
  game: string;
  seats: string[];
  /** default: {} */
  options?: Options;
  edition?: string | null;
  /** default: false */
  public?: boolean;
  /** default: true */
  spectators?: boolean;
  /** to think about one move */
  seconds?: number | null;
  /** milliseconds bots take; default: 800 */
  pace?: number;
}

/** Take a seat: an open one, or that of a link's token. */
export interface Sitting {
  name: string;
  seat?: number | null;
  token?: string | null;
  /** hexadecimal, for the shuffle; default: "" */
  salt?: string;
}

/** A table was set up; the tokens open its seats, one link each. */
export interface Made {
  table: string;
  commit: string;
  tokens: Record<number, string>;
}

export interface Seated {
  table: string;
  seat: number;
}

/** A move over HTTP. */
export interface Act {
  seat: number;
  move: string;
  action?: string | null;
}

/** Something a seat does. */
export interface SeatAct {
  seat: number;
  action?: string | null;
}

export interface Speech {
  text: string;
  seat?: number | null;
  /** default: "Guest" */
  name?: string;
  action?: string | null;
}

/** Whom the host does not want to hear, or wants to hear again: a seat, or all spectators. */
export interface Muting {
  seat: number | null;
  /** default: true */
  quiet?: boolean;
}

/** What opens a seat, once. */
export interface Link {
  token: string;
}

/** A table in the lobby, or among my games. */
export interface Card {
  table: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  /** default: {} */
  options?: Options;
  /** default: 0.0 */
  updated?: number;
  /** my seats there; default: [] */
  mine?: number[];
  /** default: false */
  my_turn?: boolean;
}
