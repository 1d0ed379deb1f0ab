"""King Lui, by Alan R. Moon and Aaron Weissblum."""

from threekings.game import Game
from threekings.rules.king_lui import (
    dense,
    edition,
    finished_position,
    greedy,
    happenings,
    notation,
    options,
    rules,
    value,
    view,
)

GAME = Game(
    name="king-lui",
    players=options.ALL,
    usual=4,
    minutes=15,
    age=7,
    rules=rules,
    options=options.OPTIONS,
    configure=options.configure,
    read_edition=edition.read_edition,
    move_text=notation.move_text,
    read_move=notation.read_move,
    views=view.views,
    verdict=view.verdict,
    why_not=view.why_not,
    breakdown=view.breakdown,
    reveals=view.reveals,
    start_happenings=happenings.start_happenings,
    happenings=happenings.happenings,
    log_texts=happenings.LOG_TEXTS,
    finish=finished_position.finish,
    offers=options.OFFERS,
    option_paragraphs=options.PARAGRAPHS,
    opened=view.opened,
    greedy=greedy,
    value=value,
    dense=dense,
)
