// The game in a minute.

import { cardName } from "../../texts";
import type { InShort } from "../board";
import Example from "./Example.svelte";

export const inShort: InShort = {
  steps: [["pile"], ["king"], ["clash"], ["points-4", "church"], ["box"]],
  pieces: [
    ...["king", "farmer", "wife", "farmhouse", "church", "knight", "points-2", "points-3", "points-4"],
    ...["sheep", "horse", "pig", "cow", "goat", "hen", "goose", "donkey"],
  ],
  pieceName: cardName,
  Example,
};
