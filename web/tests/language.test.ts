import { afterEach, describe, expect, test, vi } from "vitest";
import { addWords, language, LANGUAGES, preferred, speak } from "../src/language.svelte";
import { timeAgo } from "../src/lobby/time-ago";
import { hasText, listed, say } from "../src/texts";

afterEach(() => speak("en"));

describe("the language of the page", () => {
  test("every language is called what it calls itself", () => {
    expect(LANGUAGES[0]).toEqual({ code: "en", name: "English" });
    expect(LANGUAGES).toContainEqual({ code: "ja", name: "日本語" });
  });

  test.each([
    ["", ["de-AT", "en"], "de"],
    ["", ["fr", "it-CH"], "it"],
    ["", ["fr"], "en"],
    ["", [], "en"],
    ["ja", ["de"], "ja"],
    ["xx", ["de"], "de"],
  ])("chosen %j where the browser asks for %j: %s", (chosen, asked, spoken) => {
    expect(preferred(chosen, asked)).toBe(spoken);
  });

  test("all that is said follows, lists and dates too", async () => {
    await speak("ja");
    expect(language()).toBe("ja");
    expect(say("web-play-now")).toBe("今すぐ遊ぶ");
    expect(timeAgo(0, 86400)).toBe("昨日");
    await speak("de");
    expect(listed(["Ada", "Bo", "Cleo"])).toBe("Ada, Bo und Cleo");
  });

  test("words of a game from elsewhere are English where it has no others", async () => {
    addWords({ en: "web-game-crowns = Crowns\nweb-pitch-crowns = Dare.", de: "web-game-crowns = Kronen" });
    expect(say("web-game-crowns")).toBe("Crowns");
    await speak("de");
    expect([say("web-game-crowns"), say("web-pitch-crowns")]).toEqual(["Kronen", "Dare."]);
    await speak("it");
    expect(say("web-game-crowns")).toBe("Crowns");
  });

  test("such words say nothing new about the games that are here", () => {
    addWords({ en: "web-name = Crowns only" });
    expect(say("web-name")).toBe("Three Kings");
    expect(hasText("web-name")).toBe(true);
  });
});

describe("a page that was just loaded", () => {
  const loaded = async () => {
    vi.resetModules();
    const page = await import("../src/language.svelte");
    await page.speak("en");
    return page;
  };

  test("has the words of the first page, and all others once they are asked for", async () => {
    const page = await loaded();
    expect(page.words().hasMessage("web-play-now")).toBe(true);
    expect(page.words().hasMessage("kl-log-take")).toBe(false);
    await page.allWords();
    expect(page.words().hasMessage("kl-log-take")).toBe(true);
    await page.speak("de");
    expect(page.words().hasMessage("kl-log-take")).toBe(true);
  });

  test("speaks what was asked for last, whole, in whichever order the words come", async () => {
    const page = await loaded();
    await Promise.all([page.speak("ja"), page.allWords(), page.speak("de"), page.allWords()]);
    expect(page.language()).toBe("de");
    expect(page.words().hasMessage("kl-log-take")).toBe(true);
  });
});
