"""The King's Catering, by Alexandros Kapidakis."""

from threekings.game import Dealer, Game, Study
from threekings.rules.kings_catering import (
    calls,
    dense,
    edition,
    finished_position,
    greedy,
    happenings,
    notation,
    options,
    reconstructed,
    rules,
    view,
)

GAME = Game(
    name="kings-catering",
    players=(1, 2, 3, 4),
    usual=2,
    minutes=20,
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
    settle=options.settle,
    offers=options.OFFERS,
    option_paragraphs=options.PARAGRAPHS,
    secrets=False,  # KC 9: all lies open
    dealer=Dealer(
        wait_for=calls.rules.play,
        due=notation.round_due,
        act=notation.deal_round,
        shuffles=False,
    ),
    search="turns",
    greedy=greedy,
    dense=dense,
    study=Study(
        settings={name: {"royals": name} for name in options.SETUPS},
        source_names=view.source_names,
        pieces=view.crew_by_type,
        reconstructed=reconstructed.ENTRIES,
        alone={palace: {"palace": palace} for palace in edition.PALACES},
    ),
)
