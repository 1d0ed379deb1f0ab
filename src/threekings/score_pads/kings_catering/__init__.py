"""The pad of The King's Catering: the Royals in force, then what they and the Crew count, player by player."""

from threekings.score_pads.kings_catering.choices import OPTION_NAMES, given, options
from threekings.score_pads.kings_catering.counts import ROUNDS, all_kinds, sheets, view
from threekings.score_pads.pad import ScorePad

PAD = ScorePad(
    sheet_names=ROUNDS,
    kinds=all_kinds,
    sheets=sheets,
    view=view,
    too_few="pad-kc-too-few",
    option_names=OPTION_NAMES,
    options=options,
    given=given,
)
