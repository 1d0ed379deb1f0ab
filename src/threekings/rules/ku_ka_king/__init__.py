"""Ku-Ka-King, by Reinhard Staupe."""

from threekings.game import Dealer, Game
from threekings.rules.ku_ka_king import (
    calls,
    dense,
    edition,
    finished_position,
    greedy,
    happenings,
    notation,
    options,
    reasons,
    rules,
    view,
)

GAME = Game(
    name="ku-ka-king",
    players=(2, 3, 4),
    usual=3,
    minutes=20,
    age=8,
    rules=rules,
    options=options.OPTIONS,
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
    opened=view.opened,
    dealer=Dealer(
        wait_for=calls.rules.choose,
        due=notation.box_due,
        act=notation.deal_box,
        shuffles=True,
    ),
    search="at-once",
    greedy=greedy,
    dense=dense,
    reasons=reasons.reasons,
)
