import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asPage, boxSection } from "../plugins/rules";
import { forThePage } from "../plugins/texts";
import { timeAgo } from "../src/lobby/time-ago";
import type { LogLine } from "../src/protocol";
import { counted, inWords, listed, ruleOf, say, sentence, tileName } from "../src/texts";

const NAMES = ["Ada", "Bo", "Cleo"];

describe("what the server says", () => {
  test("a seat becomes a name, cards are counted", () => {
    const happening = { kind: "took", seat: 1, cards: { ham: 2 } } as const;
    expect(inWords({ text: "kl-log-take", happening }, NAMES)).toBe("Bo takes 2 ham.");
  });

  test("lists read as sentences do", () => {
    expect(listed(NAMES)).toBe("Ada, Bo and Cleo");
    expect(listed(["Ada"])).toBe("Ada");
    expect(counted("emerald", 1)).toBe("1 Emerald");
  });

  test("a reason names its rule", () => {
    expect(ruleOf({ id: "kl-4-5-king-has-too-few" })).toEqual({ rules: "kl", paragraph: "4.5" });
    expect(ruleOf({ id: "kl-prompt-wait" })).toBeNull();
  });

  test("tiles are called as people call them, and no cell is read out", () => {
    const put = { kind: "put", seat: 0, tile: "roast-3b", table: 2, x: 1, y: -1, turns: 0 } as const;
    const line = { text: "kc-log-put", happening: put };
    expect(inWords(line, NAMES)).toBe("Ada puts roast 3 at Table 2.");
  });

  test("columns and Royals are seen on the board, and not told by their codes", () => {
    const columns = [["roast-3b", "cake-1c"], [], ["taster-b"]];
    const filled = { text: "kc-log-columns", happening: { kind: "columns-filled", columns } } as const;
    expect(inWords(filled, NAMES)).toBe("The columns are filled up.");
    const royals = { kind: "royals", royals: ["K3", "Q4", "P2"] } as const;
    const line = { text: "kc-log-royals", happening: royals } as unknown as LogLine;
    expect(inWords(line, NAMES)).toBe("King, Queen and Princess say what they wish for.");
  });

  test("a reason why not names no cell", () => {
    const why = { id: "kc-4-2-cell-is-taken", args: { x: 3, y: 2 } };
    expect(sentence(why, NAMES)).toBe("a tile lies there already");
  });

  test.each([
    ["cake-1c", "cake 1"],
    ["florist-blue", "blue florist"],
    ["waiter-4", "waiter 4"],
    ["taster-b", "taster"],
    ["eel-pie", "eel-pie"],
  ])("%s is a %s", (tile, name) => expect(tileName(tile)).toBe(name));

  test("a King is no letter and number", () => {
    const why = { id: "kc-4-6-equal-sizes-touch", args: { king: "K5" } };
    expect(sentence(why, NAMES)).toBe("the King forbids Foods of equal Size side by side");
  });

  test("names in a list do not turn each other round", () => {
    const clash = say("web-kk-shown-clash", { players: listed(["Ada", "דנה", "نور"]), row: 3 });
    expect(clash).toBe("Ada, \u2068דנה\u2069 and \u2068نور\u2069 clash in row 3");
  });

  test("a name does not turn its sentence round", () => {
    const happening = { kind: "took", seat: 0, cards: { ham: 2 } } as const;
    const told = (name: string) => inWords({ text: "kl-log-take", happening }, [name]);
    expect(told("דנה")).toBe("\u2068דנה\u2069 takes 2 ham.");
    expect(told("\u2069\u202eadA")).toBe("\u2068adA\u2069 takes 2 ham.");
    expect(told("Ada")).toBe("Ada takes 2 ham.");
  });

  test("several forms of a number", () => {
    expect(say("web-empty-seats", { count: 1 })).toBe("1 free seat");
    expect(say("web-empty-seats", { count: 2 })).toBe("2 free seats");
  });
});

test("the page carries no words of the commands", () => {
  const words = forThePage(
    "# Head\n\ncli-x = one\nweb-y = { $n ->\n    [one] a\n   *[other] b\n    }\ncli-z =\n    two\n    lines\n",
  );
  expect(words).toContain("web-y = { $n ->\n    [one] a");
  expect(words).not.toContain("cli-");
  expect(words).not.toContain("lines");
});

test.each([
  [5, "now"],
  [130, "2 minutes ago"],
  [3 * 3600 + 5, "3 hours ago"],
  [86400, "yesterday"],
])("%i seconds ago is %s", (ago, words) => {
  expect(timeAgo(1000, 1000 + ago)).toBe(words);
});

describe("rules as pages", () => {
  test("a numbered line is a paragraph of that name, and mentions lead to it", () => {
    const { html } = asPage("# Game\n\n## 1 Cards\n1.1 Take `1.2` cards.\n1.2 As in 1.1, not 0.5.\n");
    expect(html).toContain('<p id="1.1" class="rule">');
    expect(html).toContain("<code>1.2</code>");
    expect(html).toContain('As in <a href="#1.1">1.1</a>, not 0.5.');
  });

  test("what follows a table is no row of it", () => {
    const { html } = asPage("# Game\n\n## 1 Crew\n| a | b |\n|---|---|\n| c | d |\nAfter.\n");
    expect(html).toContain("<p>After.</p>");
  });

  test("the end of the rules in short is about a box on a real table", () => {
    const { title, html } = boxSection("# Game in short\n\nA course.\n\n## With the box\n\n- Shuffle.\n");
    expect(title).toBe("With the box");
    expect(html).toBe("<ul>\n<li>Shuffle.</li>\n</ul>\n");
  });

  test.each(["king-lui", "ku-ka-king", "kings-catering"])("every paragraph of %s can be gone to", (game) => {
    const source = readFileSync(join(import.meta.dirname, `../../docs/rules/${game}.md`), "utf8");
    const { html, contents } = asPage(source);
    const numbers = [...source.matchAll(/^(\d+\.\d+) /gm)].map((found) => found[1]!);
    expect(numbers.filter((number) => !html.includes(`<p id="${number}" class="rule">`))).toEqual([]);
    expect(contents.map(({ number }) => number)).toEqual(contents.map((_, index) => String(index + 1)));
  });
});
