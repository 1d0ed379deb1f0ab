// The words of the page, two modules a language: those of the first page, and all others. They are the project's Fluent
// files, without what only the commands say.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/threekings/locales");
const ALL = "virtual:texts";
const NAME = /^virtual:texts\/([a-z]{2}(?:-[A-Z]{2})?)-(first|more)$/;
const FIRST_PAGE = ["common.ftl", "first-page.ftl", "refusals.ftl"];
const ITS_NAME = /^language-name = (.+)$/m;
const FIRST = "en"; // of the list, and where a browser asks for none of them

const ELSEWHERE = /^(#|cli-|preview-)/;

/** Messages of a Fluent file that a page may need: those of commands and link previews stay behind, and comments. */
export function forThePage(source: string): string {
  return source
    .split(/\n(?=[a-z#-])/)
    .filter((message) => !ELSEWHERE.test(message))
    .join("\n");
}

/** Every language there is, a folder each. */
export function languages(): string[] {
  const found = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = found.map(({ name }) => name).filter((name) => name !== FIRST);
  return [FIRST, ...others.sort()];
}

/** The Fluent files of a language: those of the first page, or the others. */
function filesOf(language: string, part: string): string[] {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  const wanted = files.filter((file) => FIRST_PAGE.includes(file) === (part === "first"));
  return wanted.sort().map((file) => join(folder, file));
}

/** All languages by their codes: what each calls itself, and its words, loaded when they are asked for. */
function allLanguages(): string {
  const entries = languages().map((language) => {
    const common = readFileSync(join(FOLDER, language, "common.ftl"), "utf8");
    const name = ITS_NAME.exec(common)?.[1] ?? language;
    const parts = ["first", "more"].map((part) => `${part}: () => import("virtual:texts/${language}-${part}")`);
    return `"${language}": { name: ${JSON.stringify(name)}, ${parts.join(", ")} }`;
  });
  return `export default {${entries.join(",")}}`;
}

/** `import languages from "virtual:texts"`, and behind it `virtual:texts/de-first` and `virtual:texts/de-more` */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === ALL || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return allLanguages();
      const [, language, part] = (id.startsWith("\0") && NAME.exec(id.slice(1))) || [];
      if (!language || !part) return undefined;
      const files = filesOf(language, part);
      for (const file of files) this.addWatchFile(file);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(forThePage(source))}`;
    },
  };
}
