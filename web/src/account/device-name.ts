// What a browser is called in the list of devices: as people call it, from what it says of itself.

const BROWSERS: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

/** "Firefox, Android"; nothing where it does not say. */
export function deviceName(agent: string): string {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, sign]) => sign.test(agent))?.[0]);
  return names.filter(Boolean).join(", ");
}
