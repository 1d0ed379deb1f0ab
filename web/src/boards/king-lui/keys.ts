// The keys of this board: a dish has its letter; these are the others.

export const DRAW_KEY = "D";
export const EMERALD_KEY = "M"; // E is cheese: the first letter of the name that no dish has, as for dishes
export const LAY_KEY = "L";

const LETTERS = "B W C H A F E"; // of the standard dishes

export const keys = [
  { key: LETTERS, does: "web-kl-key-dish" },
  { key: DRAW_KEY, does: "web-kl-key-draw" },
  { key: EMERALD_KEY, does: "web-kl-key-emerald" },
  { key: LAY_KEY, does: "web-kl-key-lay" },
  { key: "Esc", does: "web-kl-key-unpick" },
];
