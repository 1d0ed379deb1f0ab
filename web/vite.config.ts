import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gzipped } from "./plugins/gzip.ts";
import { rulebooks } from "./plugins/rules.ts";
import { texts } from "./plugins/texts.ts";

// `threekings serve`, while `npm run dev` serves the page.
const SERVER = process.env.THREEKINGS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false }), texts(), rulebooks(), gzipped()],
  build: { outDir: "../src/threekings/web", emptyOutDir: true, target: "es2022" },
  test: { setupFiles: ["tests/setup.ts"] },
  server: {
    fs: { allow: [".", "../docs"] },
    // The name the browser used stays: the server answers only pages of its own.
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
});
