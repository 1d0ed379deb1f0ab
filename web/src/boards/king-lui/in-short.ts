// The game in a minute.

import { cardName } from "../../texts";
import type { InShort } from "../board";
import Example from "./Example.svelte";

export const inShort: InShort = {
  steps: [["chef"], ["bread", "wine"], ["king"], ["emerald"], ["crown"]],
  pieces: ["bread", "wine", "chicken", "ham", "cake", "fruit", "cheese", "emerald"],
  pieceName: cardName,
  Example,
};
