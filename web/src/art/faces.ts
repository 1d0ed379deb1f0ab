// The faces of the characters, as SVG by the names of their bots. Loaded when the first one is shown.

const DRAWN = import.meta.glob<string>("./faces/*.svg", { query: "?raw", import: "default", eager: true });

export const FACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DRAWN).map(([path, drawn]) => [path.slice("./faces/".length, -".svg".length), drawn]),
);
