// What Decorations look like: a shape, a colour and a letter for each; the same on both halves of a shape.

import { say } from "../../../texts";

const RADIUS = 20;

/** A shape for each colour, so that colour is never the only mark. */
const SHAPES: Record<string, string> = {
  blue: star(8, 13.5),
  red: lobes(8, 16.5, 6.6),
  gold: star(16, 15.5),
  green: lobes(4, 13.4, 9.8),
};

export function shapeOf(colour: string): string {
  return SHAPES[colour] ?? lobes(12, 17, 4.6);
}

export function letterOf(colour: string): string {
  return say("web-kc-colour-letter", { colour, letter: colour.slice(0, 1).toUpperCase() });
}

function star(points: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => corner(at / (2 * points), at % 2 ? inner : RADIUS));
  return `M${corners.join("L")}Z`;
}

function lobes(count: number, radius: number, lobe: number): string {
  const corners = Array.from({ length: count }, (_, at) => corner((at + 0.5) / count, radius));
  return `M${corners.at(-1)}${corners.map((to) => `A${lobe} ${lobe} 0 0 1 ${to}`).join("")}Z`;
}

/** A point so much of a round from the north, clockwise. */
function corner(round: number, radius: number): string {
  const angle = 2 * Math.PI * round;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}
