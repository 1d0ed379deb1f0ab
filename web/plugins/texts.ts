// The words of the page: the project's Fluent files, without what only the commands say.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/threekings/locales");
const NAME = /^virtual:texts\/([a-z]{2}(?:-[A-Z]{2})?)$/;

const ELSEWHERE = /^(#|cli-|preview-)/;

/** Messages of a Fluent file that a page may need: those of commands and link previews stay behind, and comments. */
export function forThePage(source: string): string {
  return source
    .split(/\n(?=[a-z#-])/)
    .filter((message) => !ELSEWHERE.test(message))
    .join("\n");
}

/** The Fluent files of a language. */
export function filesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.sort().map((file) => join(folder, file));
}

/** `import words from "virtual:texts/en"` */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = id.startsWith("\0") ? NAME.exec(id.slice(1))?.[1] : undefined;
      if (!language) return undefined;
      const files = filesOf(language);
      for (const file of files) this.addWatchFile(file);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(forThePage(source))}`;
    },
  };
}
