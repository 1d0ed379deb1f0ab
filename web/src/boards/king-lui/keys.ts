// The keys of this board: a dish has its letter; these are the others.

import { say } from "../../texts";

export const DRAW_KEY = "D";
export const EMERALD_KEY = "M"; // E is cheese: the first letter of the name that no dish has, as for dishes
export const LAY_KEY = "L";

const LETTERS = "B W C H A F E"; // of the standard dishes

export const keys = [
  { key: LETTERS, does: say("web-kl-key-dish") },
  { key: DRAW_KEY, does: say("web-kl-key-draw") },
  { key: EMERALD_KEY, does: say("web-kl-key-emerald") },
  { key: LAY_KEY, does: say("web-kl-key-lay") },
  { key: "Esc", does: say("web-kl-key-unpick") },
];
