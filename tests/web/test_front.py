"""The first page: my games, and which of them wait for me."""

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import is_to_play


def test_games_that_wait_for_me_are_shown_first_and_called_out(people: People) -> None:
    ada = people()
    finished = ada.finished("ku-ka-king", 2)
    table = ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    expect(ada.page).to_have_title("● Your turn – King Lui – Three Kings")
    ada.open()
    expect(ada.page).to_have_title("● Your turn – Three Kings")
    mine = ada.page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.last).to_have_attribute("href", f"/table/{finished}")
    ada.page.get_by_role("link", name="It is your turn in a game: go on").click()
    ada.page.wait_for_url(f"**{table}")
    assert is_to_play(ada)


def test_a_table_that_is_not_there_is_no_blank_page(people: People) -> None:
    ada = people(forgiven="404")
    ada.open("/table/nowhere")
    ada.sees("Nothing here")
    ada.page.get_by_role("link", name="To the games").click()
    ada.sees("Take a seat at the royal table")


def test_the_keys_of_a_table_are_one_key_away(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("take this dish")
    expect(keys).to_contain_text("take back your last move")
    ada.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
