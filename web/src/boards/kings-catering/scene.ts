// The game at a glance, for the front page: those behind come first.

import type { ScenePiece } from "../board";

export const scene: ScenePiece[] = [
  { name: "kings-catering/queen", x: 30, y: 31, size: 17 },
  { name: "kings-catering/king", x: 50, y: 32, size: 20 },
  { name: "kings-catering/princess", x: 70, y: 31, size: 17 },
  { name: "kings-catering/soup", x: 25.4, y: 8.5, size: 10 },
  { name: "kings-catering/roast", x: 41.6, y: 8.5, size: 10 },
  { name: "kings-catering/salad", x: 57.8, y: 8.5, size: 10 },
  { name: "kings-catering/cake", x: 74, y: 8.5, size: 10 },
  { name: "kings-catering/cook", x: 8, y: 6, size: 16 },
  { name: "kings-catering/waiter", x: 92, y: 6, size: 16 },
];
