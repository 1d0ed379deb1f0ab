// The game at a glance, for the front page: those behind come first.

import type { ScenePiece } from "../board";

export const scene: ScenePiece[] = [
  { name: "king-lui/king", x: 50, y: 35, size: 23 },
  { name: "king-lui/emerald", x: 79, y: 36, size: 18 },
  { name: "king-lui/wine", x: 22, y: 24, size: 14 },
  { name: "king-lui/cake", x: 92, y: 22, size: 15 },
  { name: "king-lui/bread", x: 9, y: 15, size: 15 },
  { name: "king-lui/chicken", x: 32, y: 13, size: 16 },
  { name: "king-lui/ham", x: 50, y: 21, size: 13 },
  { name: "king-lui/cheese", x: 66, y: 12, size: 14 },
  { name: "king-lui/fruit", x: 81, y: 11, size: 14 },
];
