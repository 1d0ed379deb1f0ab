// The result as a picture: the game's own scene above, the score table below, in the colours of the page.

import { drawing } from "../../art/Art.svelte";
import { sceneOf } from "../../art/front/Scene.svelte";
import type { ScoreRow } from "../../boards/board";
import { SHAPES } from "../../players/SeatMark.svelte";
import { say } from "../../texts";
import { headline, type Result } from "./result";
import { fitted, wrapped } from "./text-on-canvas";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const SCENE = 430; // its height
const GROUND = { width: 320, height: 170 }; // of a scene's own drawing
const OUTLINE = "#3a2e28"; // of scenes, by day and by night
const MARGIN = 56;
const NAMES = 100;
const MARK = 28; // a player's shape
const FOOT = 64;
const HIGHEST = 76; // a row
const CELLS = 0.56; // of the table's width, at most, are points

type Pen = CanvasRenderingContext2D;

/** A PNG of 1080 by 1350. */
export async function drawPicture(result: Result, changed: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour("surface");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await drawScene(pen, result.game);
  const top = drawVerdict(pen, result, changed);
  await drawTable(pen, result, top);
  write(pen, say("web-name"), MARGIN, HEIGHT - FOOT / 2, { size: 26, colour: "soft" });
  return new Promise((made) => canvas.toBlob((blob) => made(blob!), "image/png"));
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
const family = (name: "serif" | "sans"): string => colour(name);

// Pictures

/** A drawing of ours as an image; its colours are those of where it stands, which an image does not know. */
async function image(name: string, outline: string): Promise<HTMLImageElement | null> {
  const drawn = drawing(name)
    .replaceAll("var(--outline)", outline)
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, own: string) => colour(own) || outline)
    .replace("<svg ", '<svg width="512" height="512" ');
  if (!drawn) return null;
  const found = new Image();
  found.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await found.decode();
  return found;
}

async function drawScene(pen: Pen, game: string): Promise<void> {
  const height = (WIDTH * GROUND.height) / GROUND.width;
  const bottom = SCENE + (height - SCENE) * 0.2; // most of what is cut off is above
  const ground = await image(`front/${game}`, OUTLINE);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, SCENE);
  pen.clip();
  if (ground) pen.drawImage(ground, 0, bottom - height, WIDTH, height);
  for (const { name, x, y, size } of sceneOf(game)) {
    const wide = (WIDTH * size) / 100;
    const piece = await image(name, OUTLINE);
    if (piece) pen.drawImage(piece, (WIDTH * x) / 100 - wide / 2, bottom - (height * y) / 100 - wide, wide, wide);
  }
  pen.restore();
}

// Words

interface Lettering {
  size: number;
  colour?: string;
  weight?: number;
  serif?: boolean;
  align?: CanvasTextAlign;
}

function letter(
  pen: Pen,
  { size, weight = 400, serif = false, colour: ink = "ink", align = "start" }: Lettering,
): void {
  pen.font = `${weight} ${size}px ${family(serif ? "serif" : "sans")}`;
  pen.fillStyle = colour(ink);
  pen.textAlign = align;
  pen.textBaseline = "middle";
}

function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  letter(pen, lettering);
  pen.fillText(text, x, y);
}

/** The headline and who has won; where the table begins. */
function drawVerdict(pen: Pen, result: Result, changed: number): number {
  const width = WIDTH - 2 * MARGIN;
  write(pen, headline(result, changed), MARGIN, SCENE + 44, { size: 30, colour: "soft" });
  letter(pen, { size: 40, weight: 700, serif: true });
  const lines = wrapped(pen, result.verdict, width);
  lines.forEach((line, number) => pen.fillText(line, MARGIN, SCENE + 100 + 48 * number));
  return SCENE + 100 + 48 * lines.length;
}

// The table

/** Where the cells of a player end. */
function ends(result: Result): number[] {
  const count = result.names.length;
  const wide = Math.min(200, ((WIDTH - 2 * MARGIN) * CELLS) / count);
  return result.names.map((_, seat) => WIDTH - MARGIN - wide * (count - 1 - seat));
}

async function drawTable(pen: Pen, result: Result, top: number): Promise<void> {
  const right = ends(result);
  const wide = right.length > 1 ? right[1]! - right[0]! : 200;
  const high = Math.min(HIGHEST, (HEIGHT - FOOT - top - NAMES) / result.rows.length);
  for (const seat of result.winners) {
    pen.fillStyle = colour("gold-soft");
    pen.fillRect(right[seat]! - wide + 14, top, wide, NAMES + high * result.rows.length);
  }
  const crown = await image("king-lui/crown", colour("outline"));
  for (const [seat, name] of result.names.entries()) {
    drawName(pen, name, seat, { x: right[seat]!, y: top + 10, wide });
    if (crown && result.winners.includes(seat)) pen.drawImage(crown, right[seat]! - 2.5 * MARK, top + 6, 34, 34);
  }
  for (const [number, row] of result.rows.entries()) await drawRow(pen, row, top + NAMES + high * number, high, right);
}

/** A player's own shape, and the name below it. */
function drawName(pen: Pen, name: string, seat: number, { x, y, wide }: { x: number; y: number; wide: number }): void {
  letter(pen, { size: 27, weight: 600, align: "end" });
  pen.fillText(fitted(pen, name, wide - 20), x, y + 56);
  pen.save();
  pen.translate(x - MARK, y);
  pen.scale(MARK / 24, MARK / 24);
  pen.fillStyle = colour(`seat-${seat % SHAPES.length}`);
  pen.fill(new Path2D(SHAPES[seat % SHAPES.length]));
  pen.restore();
}

async function drawRow(pen: Pen, row: ScoreRow, top: number, high: number, right: number[]): Promise<void> {
  const middle = top + high / 2;
  const size = Math.min(30, high * 0.62);
  const strong = row.kind !== "source";
  if (row.kind === "sum") {
    pen.fillStyle = colour("line");
    pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, 2);
  }
  const picture = row.art ? await image(row.art, colour("outline")) : null;
  if (picture) pen.drawImage(picture, MARGIN, middle - size * 0.8, size * 1.6, size * 1.6);
  const left = MARGIN + (picture ? size * 2 : 0);
  const cells = right.length > 1 ? right[1]! - right[0]! : 200;
  const space = row.kind === "heading" ? WIDTH - MARGIN - left : right[0]! - cells - left + 14;
  drawLabel(pen, row.label, { x: left, y: middle, space, size, high, strong });
  for (const [seat, points] of row.kind === "heading" ? [] : row.points.entries())
    write(pen, String(points ?? "–"), right[seat]!, middle, { size, weight: strong ? 700 : 400, align: "end" });
}

interface Label {
  x: number;
  y: number;
  space: number;
  size: number;
  high: number;
  strong: boolean;
}

/** In one line or, smaller, in two. */
function drawLabel(pen: Pen, text: string, { x, y, space, size, high, strong }: Label): void {
  const weight = strong ? 700 : 400;
  letter(pen, { size, weight });
  if (pen.measureText(text).width <= space) return void pen.fillText(text, x, y);
  const smaller = Math.min(size * 0.8, high * 0.42);
  letter(pen, { size: smaller, weight });
  const [first = "", ...rest] = wrapped(pen, text, space);
  if (!rest.length) return void pen.fillText(first, x, y);
  pen.fillText(first, x, y - smaller * 0.58);
  pen.fillText(fitted(pen, rest.join(" "), space), x, y + smaller * 0.58);
}
