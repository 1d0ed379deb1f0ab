// The rules as pages: the numbered rules of docs/rules, and their translations beside the other texts of a language, become
// HTML when the client is built, a paragraph a number. How to play with a box on a real table is the end of the rules in
// short, which the terminal shows.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";
import { languages } from "./texts.ts";

const FOLDER = join(import.meta.dirname, "../../docs/rules");
const LOCALES = join(import.meta.dirname, "../../src/threekings/locales");
const NAME = /^virtual:rules\/([a-z]{2}(?:-[A-Z]{2})?)\/([a-z-]+)$/;
const ALL = "virtual:rules";
const NUMBERED = /^(\d+\.\d+) /;
const SECTION = /^(\d+) (.+)$/;
const MENTIONED = /<code>.*?<\/code>|<[^>]+>|\b\d+\.\d+\b/g; // tags and code are skipped, not read

export interface Rulebook extends NumberedRules {
  box: Box;
}

/** The game with a box on a real table. */
export interface Box {
  title: string;
  html: string;
}

export interface NumberedRules {
  /** What stands before the first section: where the rules come from. */
  about: string;
  /** The sections, numbered from 1. */
  contents: { number: string; title: string }[];
  html: string;
}

/** The rules of a game as a page; lines that begin with a number begin a paragraph of that name. */
export function asPage(source: string): NumberedRules {
  const [about = "", ...sections] = apart(source.replace(/^# .*\n/, "")).split(/\n(?=## )/);
  const numbers = new Set([...source.matchAll(/(?:^|[\n ])(\d+\.\d+) /g)].map((found) => found[1]!));
  const contents: NumberedRules["contents"] = [];
  const marked = new Marked({
    renderer: {
      paragraph({ tokens }) {
        const text = this.parser.parseInline(tokens);
        const number = NUMBERED.exec(text)?.[1];
        if (!number) return `<p>${linked(text, numbers)}</p>\n`;
        const rest = linked(text.slice(number.length + 1), numbers);
        return `<p id="${number}" class="rule"><a class="number" href="#${number}">${number}</a> <span>${rest}</span></p>\n`;
      },
      heading({ tokens }) {
        const [, number = "", title = ""] = SECTION.exec(this.parser.parseInline(tokens)) ?? [];
        contents.push({ number, title: title.replace(/<[^>]+>.*$/, "").trim() });
        return `<h3 id="${number}"><span class="number">${number}</span> ${title}</h3>\n`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => cellIn(tag, linked(this.parser.parseInline(cell.tokens), numbers))).join("")}</tr>`;
        const rows = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide"><table><thead>${row(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(sections.join("\n"), { async: false });
  return { about: marked.parse(about, { async: false }), contents, html };
}

/** The last section of the rules in short. */
export function boxSection(inShort: string): Box {
  const [, title = "", text = ""] = /\n## (.+)\n([^]*)$/.exec(inShort) ?? [];
  return { title, html: new Marked().parse(text, { async: false }) };
}

/** Numbered paragraphs, and what follows a table, stand apart. */
function apart(source: string): string {
  return source
    .replace(/(?<=[.)]) (?=\d+\.\d+ [A-Z0-9])/g, "\n")
    .replace(/\n(?=\d+\.\d+ )/g, "\n\n")
    .replace(/(\n\|[^\n]*\|)\n(?![|\n])/g, "$1\n\n");
}

/** A heading without words is none. */
function cellIn(tag: string, html: string): string {
  const kind = html ? tag : "td";
  return `<${kind}>${html}</${kind}>`;
}

/** Every paragraph that is mentioned can be gone to. */
function linked(html: string, numbers: ReadonlySet<string>): string {
  return html.replace(MENTIONED, (found) => (numbers.has(found) ? `<a href="#${found}">${found}</a>` : found));
}

/** The numbered rules of a game in a language; in English they are those that decide. */
function numberedRules(language: string, game: string): string {
  return join(language === "en" ? FOLDER : join(LOCALES, language, "rules"), `${game}.md`);
}

/** All rulebooks by language and game, such as `de/king-lui`, each loaded when it is asked for. */
function allBooks(): string {
  const games = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ""));
  const names = languages().flatMap((language) => games.map((game) => `${language}/${game}`));
  return `export default {${names.map((name) => `"${name}": () => import("virtual:rules/${name}")`).join(",")}}`;
}

/** `import books from "virtual:rules"`, and behind it `virtual:rules/de/king-lui` */
export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    resolveId: (id) => (id === ALL || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return allBooks();
      const [, language, game] = (id.startsWith("\0") && NAME.exec(id.slice(1))) || [];
      if (!language || !game) return undefined;
      const files = [numberedRules(language, game), join(LOCALES, language, "in-short", `${game}.md`)];
      const [rules, inShort] = files.map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      });
      const book: Rulebook = { ...asPage(rules!), box: boxSection(inShort!) };
      return `export default ${JSON.stringify(book)}`;
    },
  };
}
