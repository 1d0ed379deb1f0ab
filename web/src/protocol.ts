// What goes over the wire, in both directions. Made from messages, views and happenings:
//   python -m threekings.server.protocol.typescript > web/src/protocol.ts

export type Options = Record<string, boolean | number | string>;

// From the client

/** A frame from a client. `action` is its own name for what it asks: sent again, it is done once. */
export type ClientFrame = Hello | Play | Why | Hint | Undo | Back | Away | Resign | Speak | Rename | Ready | Ping;

/** Look at a table, from one of my seats or as a spectator; `after` is the last seq seen. */
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
  /** of the position it is meant for: refused in any other */
  turn?: number | null;
}

/** Why may I not play this? Asking changes nothing. */
export interface Why {
  do: "why";
  move: string;
  action: string;
}

/** Tell me the best two moves, and why. The first hint of a seat marks the game, for everybody. */
export interface Hint {
  do: "hint";
  action: string;
  /** of the position it is meant for: refused in any other */
  turn?: number | null;
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

/** Be called otherwise, before the game. */
export interface Rename {
  do: "rename";
  name: string;
  action: string;
}

/** I am ready for the game, or not any more. */
export interface Ready {
  do: "ready";
  action: string;
  /** default: true */
  ready?: boolean;
}

/** Is the connection alive? Answered by a pong. */
export interface Ping {
  do: "ping";
}

// To the client

/** A frame from the server. */
export type ServerFrame = State | Waiting | Current | Done | Refusal | Reason | Hints | Present | Pong;

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
  /** who played here until all others agreed that another goes on */
  before?: string;
  /** has said so, before a game that waits for it; default: false */
  ready?: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

/** Something that happened, and the id of its words: a text whose arguments are the happening's fields. */
export interface LogLine {
  text: string;
  happening: Happening;
}

/** A move, or choices made together; the first step is the beginning. */
export interface LogStep {
  /** seats that moved */
  by: number[];
  lines: LogLine[];
  /** what happened at the table then: a bot sat in, somebody is back; default: [] */
  beside?: Text[];
}

/** What has happened, by steps; the first `keep` steps the client has stay as they are, later ones are gone. */
export interface Log {
  keep: number;
  steps: LogStep[];
}

/** The daily deal of a date: the same cards, seat and bots for everyone, by a public rule. */
export interface Daily {
  /** 2026-11-16, by UTC */
  date: string;
  /** two games have the same deal if they have the same mark */
  mark: string;
  /** my one try; others are practice; default: true */
  counted?: boolean;
  /** this server would deal otherwise for that date: its cards or bots are of another version; default: false */
  other_rule?: boolean;
}

/** How a game ended: the points of every seat, and the seats that win. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** How the table stands for one seat. Without a view the game has not begun. */
export interface State {
  tell: "state";
  table: string;
  seq: number;
  /** grows with every change of the position */
  turn: number;
  /** gathering, playing, over, abandoned */
  status: string;
  game: string;
  seat: number | null;
  seats: SeatInfo[];
  /** of the shuffle, hexadecimal */
  commit: string;
  log: Log;
  /** new lines; all of them where `keep` is 0; default: [] */
  chat?: ChatLine[];
  /** as the table was set up; the view has those the game came to be played with; default: {} */
  options?: Options;
  /** unless it is the standard one */
  edition?: string;
  /** listed in the lobby; default: false */
  public?: boolean;
  /** default: true */
  spectators?: boolean;
  /** once everybody sits, the game waits until all have said that they are ready; default: false */
  ready?: boolean;
  /** to think about one move */
  seconds?: number;
  /** milliseconds bots take; default: 0 */
  pace?: number;
  /** seconds without a connection, after which a player counts as absent; default: 60 */
  absent?: number;
  /** whether I am; sent over HTTP and in the answer to hello, later frames leave it out */
  host?: boolean;
  /** my seat that is played from another device; sent like `host` */
  moved?: number;
  /** all my seats, unless I look from the only one; default: [] */
  mine?: number[];
  /** those of them that are to act, sent with `mine`; default: [] */
  due?: number[];
  view?: View;
  /** where the rules of this version, and so the view, count otherwise */
  ended_with?: Result;
  /** when somebody has thought too long, as seconds since 1970 */
  deadline?: number;
  /** seats whose choices have been missing for long, where all choose at the same moment; default: [] */
  awaited?: number[];
  /** default: false */
  may_undo?: boolean;
  /** moves taken back after they had shown something new; default: 0 */
  undone?: number;
  /** as the table was set up: for all, for nobody, or for who plays alone or against bots */
  hints?: boolean;
  /** I may ask for hints, when I am to choose; default: false */
  may_hint?: boolean;
  /** seats that have had hints; default: [] */
  hinted?: number[];
  /** the seat that has just taken back what the log keeps no more */
  taken_back_by?: number;
  /** once the game is over */
  secret?: string;
  /** by seat, once the game is over: who wins is first; default: [] */
  places?: number[];
  /** the deck of the game before: who has played it knows the cards; default: false */
  same_deal?: boolean;
  daily?: Daily;
  rematch?: string;
  /** the seat of who asked for it */
  rematch_by?: number;
  /** it has the deck of this game: whoever looks that up knows the cards; default: false */
  rematch_same_deal?: boolean;
}

/** So many have still to choose; and who, once that has taken long. */
export interface Waiting {
  tell: "waiting";
  seq: number;
  count: number;
  /** default: [] */
  awaited?: number[];
  /** those of my seats that are to act, unless I look from the only one; default: [] */
  due?: number[];
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
  /** in English */
  reason: string;
  /** of a move that the rules forbid: the rule */
  why?: Text;
}

/** Why a move may not be played; without `why` it may be. */
export interface Reason {
  tell: "reason";
  action: string;
  move: string;
  why?: Text;
}

/** A move that a bot thinks good, and why: texts with arguments, to stand beside each other. */
export interface HintedMove {
  move: string;
  /** of wins that the bot expects, 0 to 1; null where there is nothing to choose */
  share: number | null;
  /** how often to name it, 0 to 1, where all choose at the same moment */
  often: number | null;
  reasons: Text[];
}

/** The best two moves in a position, the best first; for the seat that has asked alone. */
export interface Hints {
  tell: "hints";
  action: string;
  turn: number;
  moves: HintedMove[];
}

/** Somebody who would play on for an absent player, and the seats that have agreed so far. */
export interface Successor {
  seat: number;
  name: string;
  agreed: number[];
}

/** Somebody who is absent from a game, and may return. */
export interface Absentee {
  seat: number;
  /** seconds since 1970 */
  since: number;
  /** seats that want a bot to sit in; default: [] */
  votes?: number[];
  /** so many people have to want it; default: 0 */
  needed?: number;
}

/** Whose players look at the table, how many spectators do, who is absent and who would play on.  Several may play at one device: all seats of its browser are there while it looks, from whichever of them or none. */
export interface Present {
  tell: "present";
  seats: number[];
  spectators: number;
  /** default: [] */
  successors?: Successor[];
  /** who asked and was told no; default: [] */
  refused?: Successor[];
  /** default: [] */
  absent?: Absentee[];
  /** the seat that has the host's rights while the host is absent */
  deputy?: number;
}

/** The answer to a ping. */
export interface Pong {
  tell: "pong";
}

// Over HTTP

/** Somebody I have played with: who sat in that seat of a game that is over. */
export interface PastSeat {
  table: string;
  seat: number;
}

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
  /** seconds without a connection, after which a player counts as absent; default: 60 */
  absent?: number;
  /** for all, for nobody; null: for who plays alone or against bots */
  hints?: boolean | null;
  /** begin only once all people have said that they are ready; else as soon as everybody sits; default: false */
  ready?: boolean;
  /** by seat for people: for whom it is kept, who then finds the table among theirs; default: {} */
  invited?: Record<number, PastSeat>;
  action?: string | null;
}

/** Today's deal of a game, at a table of my own. */
export interface DailyTable {
  game: string;
  /** for those who have had their one try; default: false */
  practice?: boolean;
  action?: string | null;
}

/** Take a seat: an open one, or that of a link's token. */
export interface TakeSeat {
  /** without one I am a guest, whose name the server draws */
  name?: string | null;
  seat?: number | null;
  token?: string | null;
  /** hexadecimal, for the shuffle; default: "" */
  salt?: string;
  action?: string | null;
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

/** What stands in a link to a seat. */
export interface SeatToken {
  token: string;
}

/** What a link to a seat opens. Asking does not use it up. */
export interface Invitation {
  seat: number;
  game: string;
  /** who plays there, on another device */
  name?: string;
  /** who else is at the table; default: [] */
  others?: string[];
}

/** A move over HTTP. */
export interface Act {
  seat: number;
  move: string;
  action?: string | null;
  /** of the position it is meant for: refused in any other */
  turn?: number | null;
}

/** Something a seat does. */
export interface SeatAct {
  seat: number;
  action?: string | null;
}

/** One of my seats wants a hint. */
export interface SeatHint {
  seat: number;
  action?: string | null;
  /** of the position it is meant for: refused in any other */
  turn?: number | null;
}

/** How somebody in a seat wants to be called, before the game. */
export interface NewName {
  seat: number;
  name: string;
  action?: string | null;
}

/** From one of my seats to another that is free, before the game. */
export interface NewSeat {
  seat: number;
  to: number;
  action?: string | null;
}

/** Whether somebody in a seat is ready for the game. */
export interface SeatReady {
  seat: number;
  /** default: true */
  ready?: boolean;
  action?: string | null;
}

/** Who is to sit in a seat where no person does: `open` (anybody), `human` (by its own link) or a bot. */
export interface SeatPlan {
  seat: number;
  plan: string;
  action?: string | null;
}

/** Ask to play on for an absent player. */
export interface Succeed {
  seat: number;
  /** without one I am a guest */
  name?: string | null;
  action?: string | null;
}

/** Whether somebody may play on for an absent player: it takes all others who play, one no ends it. */
export interface Agree {
  seat: number;
  /** of the successor */
  name: string;
  /** default: true */
  agree?: boolean;
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
  action?: string | null;
}

/** How long bots are to take for a move, about. */
export interface Pacing {
  milliseconds: number;
  action?: string | null;
}

/** Something that says all by its route; the body may be left out. */
export interface Command {
  action?: string | null;
}

/** Let others in the local network play here, or no more; without `open` nothing changes. */
export interface LanSwitch {
  /** as the server printed it when it started; default: "" */
  token?: string;
  open?: boolean | null;
}

/** How others in the local network reach this server. */
export interface Lan {
  /** while they can */
  link?: string | null;
  /** the token was right, and there is a network; default: false */
  switch?: boolean;
}

/** What a server did in the ten seconds before a moment. */
export interface HostSample {
  /** seconds since 1970 */
  at: number;
  /** tables in memory whose game is played */
  playing: number;
  /** connections that look at tables */
  sockets: number;
  /** a second */
  moves: number;
  /** a second */
  refused: number;
  /** seconds that half of all moves took at most, from asking to telling all */
  half: number;
  /** seconds that 99 of 100 moves took at most */
  nearly_all: number;
  /** moves that bots think about, or wait to */
  thoughts: number;
  /** thoughts that took too long */
  fallbacks: number;
  /** a second */
  commits: number;
  /** changes that shared a commit, on average */
  group: number;
  /** of one core: 1 is all of it */
  processor: number;
  /** bytes */
  memory: number;
}

/** How a server is doing, as whoever hosts it sees it. Counts are since its start. */
export interface HostReport {
  version: string;
  /** seconds since 1970 */
  started: number;
  now: number;
  /** where tables are kept */
  place: string;
  /** in memory, by status */
  tables: Record<string, number>;
  /** accepted, of persons and of bots */
  moves: Record<string, number>;
  /** by code */
  refused: Record<string, number>;
  /** moves that bots have thought about */
  thoughts: number;
  /** thoughts that took too long, so that a quicker bot moved */
  fallbacks: number;
  /** moves of bots that wait for their turn on a processor */
  waiting: number;
  /** that nobody has foreseen */
  errors: number;
  /** by the store; 0 where that is not known */
  bytes_used: number;
  /** on its disk; 0 where that is not known */
  bytes_free: number;
  /** why nothing can be written now */
  problem: string | null;
  /** there is hardly any left on the disk */
  little_space: boolean;
  /** of the last hour, the latest last */
  history: HostSample[];
}

/** The same table once more; with the same deal, those who have played know the cards. */
export interface Rematch {
  /** default: false */
  same_deal?: boolean;
  action?: string | null;
}

/** What opens a seat, once. */
export interface Link {
  token: string;
}

/** A table in the lobby, or among my games. */
export interface LobbyEntry {
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
  /** that I came to, once the game is over and was not played alone */
  place?: number;
  /** that I got, once it is over */
  points?: number;
  /** once it is over: 1, or my share where several have won, or 0 */
  won?: number;
  /** unless it is the standard one */
  edition?: string;
  /** somebody knew the cards, or has taken back what had shown something new; default: false */
  practice?: boolean;
  /** somebody has had hints; default: false */
  hinted?: boolean;
  daily?: Daily;
}

/** A move, or choices made together; what happened; and how the table stood then. */
export interface ReplayStep {
  /** seat and move */
  moves: [number, string][];
  log: LogLine[];
  /** without moves to choose from, unless it is to be played again */
  view: View;
}

/** A game to look back at; step 0 is the beginning. */
export interface Replay {
  game: string;
  players: number;
  /** by seat */
  names: (string | null)[];
  options: Options;
  /** whose eyes it is seen with; null: a spectator's */
  seat: number | null;
  steps: ReplayStep[];
  /** where the rules of this version, and so the last view, count otherwise */
  ended_with?: Result | null;
}

/** A record to look at: as a seat saw the game, or a spectator, or with all hands open. */
export interface Recorded {
  record: string;
  seat?: number | null;
  /** default: false */
  all?: boolean;
  /** each view says what the seat may play there, as in a guided game; default: false */
  playable?: boolean;
}

/** A game on a real table as far as it has been counted. Nothing of it is kept. */
export interface CountedPad {
  game: string;
  players: number;
  /** that make a difference to the score; those that do not matter are left aside; default: {} */
  options?: Options;
  /** by sheet, owner by owner, by kind; missing: the least there can be; default: {} */
  counts?: Record<string, Record<string, number>[]>;
}

/** What is to be counted, what of it cannot be, and what it comes to. */
export interface ScoredPad {
  options: PadOption[];
  sheets: PadSheet[];
  problems: PadProblem[];
  /** of a spectator at the end of such a game; null while there are problems */
  view: View | null;
}

// Accounts

/** A name and a password, to make an account or to log in to it. */
export interface Credentials {
  name: string;
  password: string;
  /** what this browser is called in the list of devices; default: "" */
  device?: string;
}

/** Another password; all other devices are logged out. */
export interface NewPassword {
  /** as it is */
  password: string;
  new_password: string;
}

/** Another password, with a code of the operator's; all devices are logged out. */
export interface PasswordReset {
  name: string;
  code: string;
  new_password: string;
  /** default: "" */
  device?: string;
}

/** A device of mine that is to be logged out. */
export interface DeviceId {
  device: string;
}

/** My password, for what cannot be taken back. */
export interface AccountPassword {
  password: string;
}

/** A browser that is logged in to my account. */
export interface AccountDevice {
  id: string;
  /** as it called itself, perhaps nothing */
  device: string;
  created: number;
  seen: number;
  /** it is the one that asks */
  here: boolean;
}

/** How strong somebody is taken to be in a game of so many: OpenSkill's mu and sigma, after so many games. */
export interface SkillRating {
  game: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
}

/** What a game has changed in my rating. */
export interface RatingChange {
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
}

/** What my games of a kind come to, without practice, hints, and those that a bot has played to the end for me. */
export interface GameTotals {
  game: string;
  players: number;
  games: number;
  /** of several winners each has a share */
  won: number;
  points: number;
}

/** Somebody I have played with, by the last table and their seat there. */
export interface Companion {
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
}

/** My account, and what I have played. */
export interface Profile {
  name: string;
  created: number;
  devices: AccountDevice[];
  ratings: SkillRating[];
  totals: GameTotals[];
  companions: Companion[];
}

/** A game of mine that is over. */
export interface PlayedGame {
  entry: LobbyEntry;
  /** if it was rated */
  rating?: RatingChange;
}

/** A table at which I was, as an export of my account has it. */
export interface ExportedTable {
  table: string;
  /** null: it cannot be read */
  entry: LobbyEntry | null;
  /** null: it was not rated */
  rating: RatingChange | null;
  /** what I have said there, and when */
  said: [number, string][];
  /** of a game that is over */
  record: string | null;
}

/** Whose account this browser is logged in to. */
export interface LoggedIn {
  /** null: nobody's, I am a guest */
  name: string | null;
  /** whether this server has accounts; default: true */
  open?: boolean;
}

// The catalogue

/** An option of a game. */
export interface OptionEntry {
  name: string;
  /** flag, word, number, seat, or one of the game's own */
  kind: string;
  default: boolean | number | string;
  /** it may have, as far as they can be listed */
  values: (boolean | number | string)[];
  /** those to ask people for; the first is usual, and a single one is taken without asking */
  offered: (boolean | number | string)[];
  /** for how many it is offered */
  players: number[];
  /** of the rules that it changes */
  paragraph: string | null;
}

/** A game there is. */
export interface GameEntry {
  name: string;
  /** how many can play */
  players: number[];
  /** how many do where nobody has said */
  usual: number;
  /** it takes, about */
  minutes: number;
  /** from which on one can play, where the rulebook says so */
  age: number | null;
  /** a seat may know something, or choose, that others may not see */
  secrets: boolean;
  options: OptionEntry[];
  /** there is a daily deal of it */
  daily: boolean;
  /** whether a game on a real table can be scored */
  score_pad: boolean;
  /** in Fluent, of a game from another package */
  texts: string | null;
  /** the same in other languages */
  translations: Record<string, string>;
}

/** A bot that people are offered, as a seat is given to it; from the gentlest up. */
export interface OpponentEntry {
  name: string;
  /** by game, where they are known */
  ratings: Record<string, number>;
  /** it plays */
  games: string[];
}

/** A kind of bot that may sit at a table. */
export interface BotEntry {
  name: string;
  /** it may be given playouts or milliseconds */
  has_budget: boolean;
}

/** What there is to choose. */
export interface Catalogue {
  games: GameEntry[];
  opponents: OpponentEntry[];
  /** of these, who sits down where nobody has said who */
  usual: string[];
  bots: BotEntry[];
}

// Score pads

/** What an option may be. */
export interface PadValue {
  value: boolean | number | string;
  /** of a Royal, what it asks */
  asks: Text[];
}

/** An option that makes a difference to the score. */
export interface PadOption {
  name: string;
  /** it has now */
  value: boolean | number | string;
  values: PadValue[];
}

/** What is counted in one row. */
export interface PadKind {
  name: string;
  /** there can be */
  most: number;
  /** by all owners together; else each may have so many */
  shared: boolean;
  /** what is counted; null: cards of that name */
  words: Text | null;
  /** what it scores for, where that is not plain */
  sources: string[];
}

/** What one source of points asks. */
export interface PadAsked {
  source: string;
  words: Text[];
}

/** What is counted at one moment of the game. */
export interface PadSheet {
  name: string;
  /** seats; null: the game's own, the king */
  owners: (number | null)[];
  kinds: PadKind[];
  /** owner by owner: what there is for certain, by what was counted elsewhere */
  least: Record<string, number>[];
  asked: PadAsked[];
}

/** A count or a choice that cannot be. */
export interface PadProblem {
  /** null: it is an option */
  sheet: string | null;
  /** by its place among the owners */
  owner: number;
  /** or the name of the option */
  kind: string;
  why: Text;
}

// Views

/** What a seat may know of a game. */
export type View = KingLuiView | KuKaKingView | KingsCateringView;

/** What the view of every game holds; a game's own type adds the rest. */
export interface GameView {
  /** that the game is played with; those that do not matter at this table may be missing */
  options: Options;
  /** seats; where several choose at the same moment, only ever the viewer's own */
  to_act: number[];
  /** how many are still to act */
  waiting: number;
  /** that this seat may play now */
  moves: string[];
  /** what is asked of the viewer */
  prompt: Text;
}

/** What a match adds to the view of its game. */
export interface MatchView extends GameView {
  game: string;
  edition: string;
  players: number;
  /** null: a spectator */
  seat: number | null;
  /** by seat, once the game is over */
  scores: number[] | null;
  winners: number[] | null;
  /** who has won, and what decided a tie */
  verdict: Text | null;
}

/** A player's cards, by dish; what the viewer may not know is null. */
export interface Hand {
  size: number;
  /** those taken from the table in front of all */
  taken: Record<string, number> | null;
  /** all of them */
  cards: Record<string, number> | null;
  /** points, as if the game ended now */
  by_dish: Record<string, number> | null;
  points: number | null;
  /** cards that score nothing: more than the king has */
  discards: number | null;
  /** dishes of which the king can no longer come to as many, so far as their owner can tell */
  lost: string[] | null;
}

/** What is known and hard to keep in mind, KL 6. */
export interface KingLuiAids {
  /** portions of each dish that the viewer has never seen: in the supply, or drawn by others */
  unseen: Record<string, number>;
  /** still in the supply */
  emeralds: number;
  /** points of what each seat took in front of all, as if the game ended now; with open memory */
  taken: number[] | null;
}

/** A table of King Lui. Dishes are always in the same order. */
export interface KingLuiView extends MatchView {
  game: "king-lui";
  /** drawn: an Emerald was drawn and is to be used or laid */
  phase: "act" | "drawn" | "over";
  course: number;
  /** there will be, unless cards are drawn */
  courses: number;
  chef: number;
  /** seats that have acted in this course, as they did */
  acted: number[];
  supply: number;
  table: Record<string, number>;
  /** on the table */
  emeralds: number;
  king: Record<string, number>;
  /** by Emerald */
  eaten: Record<string, number>;
  /** by seat */
  hands: Hand[];
  aids: KingLuiAids;
}

/** The box: how many cards, and which of them everybody has seen go there. */
export interface Box {
  size: number;
  seen: Record<string, number>;
}

/** A player's cards, by kind, and the points they bring. */
export interface Collection {
  cards: Record<string, number>;
  size: number;
  /** of the first scoring, once it has been */
  first: Record<"kings" | "churches" | "points" | "knights" | "animals" | "farm", number> | null;
  /** as if scored now */
  now: Record<"kings" | "churches" | "points" | "knights" | "animals" | "farm", number>;
}

/** What is known and hard to keep in mind, or to work out at a glance. */
export interface KuKaKingAids {
  /** cards that lie face down, in the pile or in the box, by kind */
  unseen: Record<string, number>;
  /** points that each row adds to the viewer's at the next scoring; none for who does not choose now */
  rows: number[];
}

/** A table of Ku-Ka-King. */
export interface KuKaKingView extends MatchView {
  game: "ku-ka-king";
  phase: "choose" | "box" | "over";
  round: number;
  last_round: boolean;
  /** that have been */
  scorings: number;
  /** cards that a player needs for it to come; null: it has been, or will not be */
  first_scoring: number | null;
  /** seats that take part in this choice */
  choosing: number[];
  /** the viewer's row, counted from 1 */
  choice: number | null;
  /** the outermost card last */
  rows: string[][];
  pile: number;
  box: Box;
  /** by seat */
  collections: Collection[];
  /** kinds with a red cross: the first scoring puts them into the box */
  crossed: string[];
  /** which kinds score together */
  sources: Record<"kings" | "churches" | "points" | "knights" | "animals" | "farm", string[]>;
  aids: KuKaKingAids;
}

/** What is printed on a tile. */
export interface Face {
  /** of Food, or of Crew */
  type: string;
  /** of Food */
  size: number | null;
  /** colours of half-Decorations: north, east, south, west */
  sides: (string | null)[];
  /** how many quarter turns look different */
  turns: number;
  /** of Crew: what it gives stars for */
  asks: Text | null;
}

/** A Royal in force, and what it asks. */
export interface Royal {
  side: string;
  /** a King's, for Tables */
  rule: Text | null;
  scores: Text;
}

/** A tile at a Table: X grows east, Y grows north, turns are clockwise; the first lies at 0 0. */
export interface Placed {
  tile: string;
  x: number;
  y: number;
  turns: number;
}

/** A Table, and whether it keeps the King's rule as things stand. */
export interface Laid {
  stands: boolean;
  /** why the King would discard it now */
  falls: Text | null;
  tiles: Placed[];
}

/** A player's Tables, and the stars they bring: from king, queen, princess, princess2 if there is one, and crew. */
export interface Caterer {
  tables: Laid[];
  tiles: number;
  /** placed, in both rounds */
  crew: number;
  /** of the first of two rounds */
  before: Record<string, number> | null;
  /** of this round, as if it ended now */
  stars: Record<string, number>;
  total: number;
}

/** What is known and hard to keep in mind: the tiles that nobody has seen yet, in the deck or left out of it. */
export interface KingsCateringAids {
  /** by type, then by Size from 1 on */
  foods: Record<string, number[]>;
  /** by type */
  crew: Record<string, number>;
}

/** A table of The King's Catering. */
export interface KingsCateringView extends MatchView {
  game: "kings-catering";
  phase: "take" | "place" | "round" | "over";
  round: number;
  rounds: number;
  /** sides in force */
  royals: string[];
  /** what they ask, in the same order */
  asked: Royal[];
  palace: string | null;
  /** stars to reach there */
  target: number | null;
  columns: string[][];
  /** the column that was taken, counted from 1 */
  taken: number | null;
  /** tiles still to be placed */
  hand: string[];
  deck: number;
  discarded: string[];
  /** by seat */
  caterers: Caterer[];
  /** of all tiles in sight */
  faces: Record<string, Face>;
  /** of Decorations, in their order */
  colours: string[];
  /** Crew in sight that can never score under this King */
  hopeless: string[];
  /** for who is to place: stars that each way to do so brings now */
  gains: Record<string, number>;
  /** for who is to place: what speaks against a way to do so, where something does */
  warnings: Record<string, Text[]>;
  aids: KingsCateringAids;
}

// Happenings

/** What happened in a game, as a viewer may know it. */
export type Happening = KingLuiHappening | KuKaKingHappening | KingsCateringHappening;

export type KingLuiHappening =
  | KingLuiDealt
  | KingLuiTook
  | KingLuiDrew
  | KingLuiDrewOwn
  | KingLuiDrewEmerald
  | KingLuiLaid
  | KingLuiFed
  | KingLuiPassed
  | KingLuiServed
  | KingLuiServedNothing
  | KingLuiOver;

/** The chef dealt a course from the supply to the table. */
export interface KingLuiDealt {
  kind: "dealt";
  course: number;
  /** the chef */
  seat: number;
  /** Emeralds too */
  cards: Record<string, number>;
}

/** A player took all portions of a dish from the table. */
export interface KingLuiTook {
  kind: "took";
  seat: number;
  cards: Record<string, number>;
}

/** A player drew a card from the supply, which the viewer did not see. */
export interface KingLuiDrew {
  kind: "drew";
  seat: number;
}

/** A player drew a card from the supply, as that player saw it. */
export interface KingLuiDrewOwn {
  kind: "drew-own";
  seat: number;
  dish: string;
}

/** A player drew an Emerald, which lies on the supply until it is used or laid. */
export interface KingLuiDrewEmerald {
  kind: "drew-emerald";
  seat: number;
}

/** The Emerald that was drawn went from the supply to the table. */
export interface KingLuiLaid {
  kind: "laid";
  seat: number;
}

/** A player let Emerald eat from the king's plate. */
export interface KingLuiFed {
  kind: "fed";
  seat: number;
  cards: Record<string, number>;
  /** she lay on the supply, just drawn; else on the table */
  drawn: boolean;
}

/** A player could do nothing. */
export interface KingLuiPassed {
  kind: "passed";
  seat: number;
}

/** What nobody took went from the table to the king's plate. */
export interface KingLuiServed {
  kind: "served";
  cards: Record<string, number>;
}

/** Nothing was left for the king. */
export interface KingLuiServedNothing {
  kind: "served-nothing";
}

/** The feast is over. */
export interface KingLuiOver {
  kind: "over";
  /** cards left unseen */
  count: number;
}

export type KuKaKingHappening =
  | KuKaKingRound
  | KuKaKingLastRound
  | KuKaKingTook
  | KuKaKingClashed
  | KuKaKingAgain
  | KuKaKingEmptyHanded
  | KuKaKingFirstScoring
  | KuKaKingScored
  | KuKaKingBoxShuffled
  | KuKaKingOver;

/** A round begins, with the rows filled. */
export interface KuKaKingRound {
  kind: "round";
  round: number;
}

/** The last round begins, with the rows filled. */
export interface KuKaKingLastRound {
  kind: "last-round";
  round: number;
}

/** A player alone named this row and takes its cards. */
export interface KuKaKingTook {
  kind: "took";
  seat: number;
  /** counted from 1 */
  row: number;
  cards: Record<string, number>;
}

/** Several players named this row: its outermost card goes into the box. */
export interface KuKaKingClashed {
  kind: "clashed";
  seats: number[];
  /** counted from 1 */
  row: number;
  card: string;
}

/** Those who clashed choose again. */
export interface KuKaKingAgain {
  kind: "again";
  seats: number[];
}

/** Those who clashed get nothing in this round. */
export interface KuKaKingEmptyHanded {
  kind: "empty-handed";
  seats: number[];
}

/** The first scoring: cards with a red cross go into the box. */
export interface KuKaKingFirstScoring {
  kind: "first-scoring";
}

/** What the first scoring brought a player. */
export interface KuKaKingScored {
  kind: "scored";
  seat: number;
  points: number;
}

/** The draw pile was used up: the box was shuffled, and rows were filled from it. */
export interface KuKaKingBoxShuffled {
  kind: "box-shuffled";
}

/** The final scoring ended the game. */
export interface KuKaKingOver {
  kind: "over";
}

export type KingsCateringHappening =
  | KingsCateringRoyalsNamed
  | KingsCateringColumnsFilled
  | KingsCateringTook
  | KingsCateringFounded
  | KingsCateringPut
  | KingsCateringDiscarded
  | KingsCateringSecondRound
  | KingsCateringOver;

/** These Royals are in force. */
export interface KingsCateringRoyalsNamed {
  kind: "royals-named";
  /** sides */
  royals: string[];
}

/** The columns were filled up from the deck. */
export interface KingsCateringColumnsFilled {
  kind: "columns-filled";
  columns: string[][];
}

/** A player took a column's tiles in hand. */
export interface KingsCateringTook {
  kind: "took";
  seat: number;
  /** counted from 1 */
  column: number;
  tiles: string[];
}

/** A player founded a Table with a tile from the hand. */
export interface KingsCateringFounded {
  kind: "founded";
  seat: number;
  tile: string;
  /** counted from 1 */
  table: number;
}

/** A player put a tile from the hand at a Table. */
export interface KingsCateringPut {
  kind: "put";
  seat: number;
  tile: string;
  /** counted from 1 */
  table: number;
  x: number;
  y: number;
  turns: number;
}

/** Tiles left in the columns were discarded. */
export interface KingsCateringDiscarded {
  kind: "discarded";
  tiles: string[];
}

/** The first round is over, and the second begins with the tiles left out of it. */
export interface KingsCateringSecondRound {
  kind: "second-round";
}

/** The columns are empty: the game is over. */
export interface KingsCateringOver {
  kind: "over";
}
