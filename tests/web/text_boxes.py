"""Text that does not fit: cut off by a box, outside the page, or on top of other text."""

from playwright.sync_api import Page

# A text counts where it is painted: the rectangles of its lines, not those of its element.
FIND = """
() => {
  const SLACK = 2; // pixels that letters may reach out of their line
  const found = [];
  const shown = [];
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).color !== "rgba(0, 0, 0, 0)";
  // Names are as long as people like: where one is cut off, a title says all of it.
  const left = (element) => element.closest(".unseen, option, bdi") !== null;
  const words = (text) => /[\\p{L}\\p{N}]/u.test(text); // no marks laid over something
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element) || left(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const box = clip(element, line);
      if (box === "scrolled") continue;
      const text = node.data.trim();
      const outside = line.right > innerWidth + SLACK || line.left < -SLACK;
      if (box) found.push(`cut off: ${text} (${path(element)} in ${path(box)})`);
      else if (outside) found.push(`outside: ${text} (${path(element)})`);
      if (words(text)) shown.push({ line, element, words: text });
    }
  }
  for (const [place, one] of shown.entries())
    for (const other of shown.slice(place + 1))
      if (overlap(one.line, other.line) && !one.element.contains(other.element) && !other.element.contains(one.element))
        if (onTop(one) && onTop(other))
          found.push(`overlapping: ${one.words} / ${other.words} (${path(one.element)} / ${path(other.element)})`);
  return [...new Set(found)];

  function clip(element, line) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const rectangle = box.getBoundingClientRect();
      if (style.clipPath !== "none") return rectangle.width <= 1 ? "scrolled" : null;
      const beside = line.left < rectangle.left - SLACK || line.right > rectangle.right + SLACK;
      const beyond = line.top < rectangle.top - SLACK || line.bottom > rectangle.bottom + SLACK;
      if (beside && /auto|scroll/.test(style.overflowX)) return "scrolled";
      if (beyond && /auto|scroll/.test(style.overflowY)) return "scrolled";
      if (beside && /hidden|clip/.test(style.overflowX)) return box;
      if (beyond && /hidden|clip/.test(style.overflowY)) return box;
      if (style.position === "fixed") return null;
    }
    return null;
  }
  function overlap(a, b) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > SLACK && high > Math.min(a.height, b.height) * 0.35;
  }
  function onTop({ line, element }) {
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    if (y < 0 || y > innerHeight) return true; // further down on the page, where nobody can look
    const top = document.elementFromPoint(x, y);
    return top !== null && (top.contains(element) || element.contains(top));
  }
  function path(element) {
    const names = [];
    for (let one = element; one && names.length < 3; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
      names.unshift([one.tagName.toLowerCase(), ...classes].join("."));
    }
    return names.join(" ");
  }
}
"""


def misplaced_text(page: Page) -> list[str]:
    """What cannot be read where it stands, a line each."""
    found: list[str] = page.evaluate(FIND)
    return found
