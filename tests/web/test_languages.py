"""The page in every language: nothing is left in English, nothing is cut off, and the language changes in mid-game."""

import re
from functools import cache

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import People
from tests.web.every_page import PARTS, Part, every_page
from tests.web.people import NAMES, Person
from tests.web.playing import is_to_play
from tests.web.pseudo_language import STANDS_FOR, speak_it
from tests.web.text_boxes import misplaced_text
from threekings.bots.characters.household import NAMES as BOTS
from threekings.texts import FOLDERS, languages, source

OTHERS = languages()[1:]
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}
MOMENTS = 40  # of 50 ms, until what is still English stays so
WORD = re.compile(r"[^\W\d_]{3,}")
ALL_TEXT = """
() => {
  const places = document.querySelectorAll("[title], [aria-label], [placeholder], [aria-valuetext]");
  const attributes = [...places].flatMap((place) =>
    ["title", "aria-label", "placeholder", "aria-valuetext"].map((name) => place.getAttribute(name) ?? ""));
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("body [lang], bdi, code, script")) texts.push(data);
  }
  return [document.title, ...texts, ...attributes].join("\\n");
}
"""
# Two frames later, or after a second: a browser that sees nobody look may paint no frame.
PAINTED = """
new Promise((painted) => {
  requestAnimationFrame(() => requestAnimationFrame(painted));
  setTimeout(painted, 1000);
})
"""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of a language's texts."""
    pages = [page.read_text(encoding="utf-8") for page in (FOLDERS[0] / language).rglob("*.md")]
    said = re.sub(r"\{ \$\w+|^\S+ =|^ +\*?\[\w+\]", " ", source(FOLDERS[0], language), flags=re.MULTILINE)
    return frozenset(word.lower() for text in (said, *pages) for word in WORD.findall(text))


def english_words(person: Person, language: str) -> frozenset[str]:
    """Words of what is shown or read out that are English, and no words of that language."""
    names = {name.lower() for name in (*BOTS, *NAMES, "English")}  # a language is called what it calls itself
    english = vocabulary("en") - vocabulary(language) - names
    for _ in range(MOMENTS):  # pages of the rules come a moment after the words
        found = english & {word.lower() for word in WORD.findall(person.page.evaluate(ALL_TEXT))}
        if not found:
            break
        person.page.wait_for_timeout(50)
    return found


def misplaced(person: Person, page: str) -> list[str]:
    """Text that finds no room on that page, on a desk or on a phone."""
    found = []
    for device, size in SIZES.items():
        person.page.set_viewport_size(size)
        person.page.evaluate(PAINTED)
        found += [f"{page}, {device}: {text}" for text in misplaced_text(person.page)]
    return found


def speak(person: Person, language: str) -> None:
    """Choose a language at the top of the page, where there is room for it."""
    person.page.set_viewport_size(SIZES["desk"])
    person.page.locator("header select").select_option(language)
    expect(person.page.locator(f":root[lang={language}]")).to_be_attached()


@pytest.mark.parametrize("part", PARTS)
def test_every_page_is_translated_and_finds_its_room(people: People, part: Part) -> None:
    ada = people(settings={"aids": True})
    found: list[str] = []
    for page in part(ada):
        for language in OTHERS:
            speak(ada, language)
            found += [f"{page}: {word}" for word in sorted(english_words(ada, language))]
            found += misplaced(ada, f"{page}, {language}")
        speak(ada, "en")
    assert not found, "\n".join(found)


def test_words_may_be_longer_by_two_fifths(people: People) -> None:
    ada = people(settings={"language": STANDS_FOR, "aids": True})
    speak_it(ada)
    found = [text for page in every_page(ada) for text in misplaced(ada, page)]
    assert not found, "\n".join(found)


def test_the_language_changes_in_mid_game_and_back(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random", options={"first": 0})
    assert is_to_play(ada)
    ada.page.get_by_role("button", name="take all").first.click()
    assert is_to_play(ada)
    ada.page.evaluate("window.same = true")  # a reload would forget it
    switch = ada.page.locator("header select")
    english = ada.page.get_by_role("log").inner_text()
    switch.select_option("de")
    expect(ada.banner).to_contain_text("Du bist dran")
    expect(ada.page.get_by_role("log")).to_contain_text("Ada nimmt")
    switch.select_option("ja")
    expect(ada.banner).to_contain_text("番")
    switch.select_option("en")
    expect(ada.page.get_by_role("log")).to_have_text(re.compile(re.escape(english.split("\n")[0])))
    assert ada.page.evaluate("window.same") is True


def test_the_language_is_the_browsers_until_another_is_chosen_and_kept(people: People) -> None:
    ada = people(locale="it-IT")
    ada.open()
    expect(ada.page.locator(":root[lang=it]")).to_be_attached()
    ada.page.locator("header select").select_option("ja")
    expect(ada.page.locator(":root[lang=ja]")).to_be_attached()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="今すぐ遊ぶ").first).to_be_visible()


def test_a_language_that_cannot_be_loaded_changes_nothing(people: People) -> None:
    ada = people(forgiven=r"assets/de-|Failed to load|preload|dynamically imported")
    ada.open()
    ada.context.route("**/assets/de-*.js", lambda route: route.abort())
    ada.page.locator("header select").select_option("de")
    expect(ada.page.locator("header select")).to_have_value("en")
    expect(ada.page.locator(":root[lang=en]")).to_be_attached()
    assert ada.expected


def test_words_that_cannot_be_loaded_with_a_page_come_with_a_reload(people: People) -> None:
    ada = people(forgiven=r"assets/en-more|Failed to load|preload|dynamically imported")
    ada.open()
    ada.context.route("**/assets/en-more-*.js", lambda route: route.abort())
    ada.page.get_by_role("link", name="Settings").click()
    ada.sees("A part of this page could not be loaded.")
    ada.context.unroute("**/assets/en-more-*.js")
    ada.button("Reload").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_japanese_is_written_in_letters_this_machine_has(people: People) -> None:
    """Nothing is loaded from elsewhere: the fonts are the system's, and every sign of the page is in one of them."""
    ada = people(settings={"language": "ja"})
    ada.open()
    session = ada.context.new_cdp_session(ada.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    heading = session.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    assert fonts and not any(font["isCustomFont"] for font in fonts)
