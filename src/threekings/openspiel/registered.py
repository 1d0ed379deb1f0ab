"""The games that OpenSpiel gets to know."""

from threekings.openspiel.king_lui import CARDS_OF_KING_LUI
from threekings.openspiel.kings_catering import CARDS_OF_KINGS_CATERING
from threekings.openspiel.ku_ka_king import CARDS_OF_KU_KA_KING

REGISTERED = {cards.game: cards for cards in (CARDS_OF_KING_LUI, CARDS_OF_KU_KA_KING, CARDS_OF_KINGS_CATERING)}
