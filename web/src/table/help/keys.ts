// The keyboard shortcuts of the table page; boards have others.

export const UNDO = "u";
export const RULES = "i";
export const HINT = "t";
export const TYPE = "/";
export const KEYS = "?";

/** For the list of keys: what is pressed, and the text that says what it does. */
export const PAGE_KEYS = [
  { key: "U", text: "undo" },
  { key: "T", text: "hint" },
  { key: "/", text: "type" },
  { key: "I", text: "rules" },
  { key: "?", text: "keys" },
  { key: "← → ↑ ↓", text: "arrows" },
  { key: "Tab", text: "tab" },
  { key: "Esc", text: "escape" },
];
