// The game at a glance, for the front page: those behind come first.

import type { ScenePiece } from "../board";

export const scene: ScenePiece[] = [
  { name: "ku-ka-king/church", x: 15, y: 44, size: 15 },
  { name: "ku-ka-king/farmhouse", x: 86, y: 41, size: 15 },
  { name: "ku-ka-king/horse", x: 71, y: 33, size: 12 },
  { name: "ku-ka-king/sheep", x: 30, y: 32, size: 11 },
  { name: "ku-ka-king/knight", x: 63, y: 8, size: 16 },
  { name: "ku-ka-king/king", x: 47, y: 8, size: 20 },
  { name: "ku-ka-king/farmer", x: 18, y: 8, size: 16 },
  { name: "ku-ka-king/wife", x: 31, y: 6, size: 16 },
  { name: "ku-ka-king/cow", x: 79, y: 7, size: 14 },
  { name: "ku-ka-king/goose", x: 92, y: 9, size: 11 },
  { name: "ku-ka-king/hen", x: 6, y: 7, size: 10 },
];
