import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const NAMED = /(.{0,5})\{(?:player|info|line|seat|entry)\.name\}/g;
const components = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".svelte"),
);

test("names are isolated wherever they are shown", () => {
  const shown = components.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(NAMED)].map(([, before]) => ({ file, before })),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ before }) => before !== "<bdi>")).toEqual([]);
});
