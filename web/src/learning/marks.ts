// A ring around the pieces that a step speaks of. A style sheet of its own finds them however often a board draws them anew;
// where the keyboard's focus is, its own ring is seen instead.

const sheet = new CSSStyleSheet();
const RING = `outline: 4px solid var(--mark); outline-offset: 2px; border-radius: 8px;
  scroll-margin: var(--marks-from) 0 var(--marks-to);`;

/** Mark what these selectors find on the board of a lesson, or within something else, until the next call. */
export function mark(selectors: readonly string[], within = "[data-lesson]"): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const pieces = selectors.map((selector) => `${within} ${selector}:not(:focus-visible)`);
  sheet.replaceSync(pieces.length ? `${pieces} { ${RING} }` : "");
}
