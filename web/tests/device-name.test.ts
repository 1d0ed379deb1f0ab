// What a browser is called in the list of devices.

import { expect, test } from "vitest";
import { deviceName } from "../src/account/device-name";

const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${LINUX} Chrome/142.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`${LINUX} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge, Linux"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", "Firefox, Android"],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari, iPhone"],
  [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome, iPhone"],
  ["curl/8.5.0", ""],
])("%s", (agent, name) => expect(deviceName(agent)).toBe(name));
