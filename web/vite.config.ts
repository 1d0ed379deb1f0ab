import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gzipped } from "./plugins/gzip";
import { rulebooks } from "./plugins/rules";
import { texts } from "./plugins/texts";

const SERVER = "http://127.0.0.1:8000"; // `threekings serve`, while `npm run dev` serves the page

export default defineConfig({
  plugins: [svelte(), texts(), rulebooks(), gzipped()],
  build: { outDir: "../src/threekings/web", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
