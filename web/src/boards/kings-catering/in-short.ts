// The game in a minute.

import { say } from "../../texts";
import type { InShort } from "../board";
import Example from "./Example.svelte";

export const inShort: InShort = {
  steps: [["deck"], ["soup", "cake"], ["cook", "waiter"], ["king", "queen"], ["star"]],
  pieces: [
    ...["beer", "soup", "roast", "salad", "cake"],
    ...["cook", "florist", "waiter", "musician", "taster", "king", "queen", "princess"],
  ],
  pieceName: (piece) => say(`web-piece-${piece}`),
  Example,
};
