"""What a viewer has been told of a game so far, with perfect recall: every move and every card, but those that others
alone have seen. Cards that come together where their order does not matter are told in the order of the rules.
"""

from threekings.openspiel.position import Past, Position
from threekings.openspiel.setup import Setup

NO_CARD, HIDDEN = -1, -2  # in place of a card
UNKNOWN = "?"
NOBODY = "-"  # who deals
EVERYTHING = -1  # a viewer who has seen all cards


def everything(position: Position) -> str:
    """What was done and dealt up to here, hidden cards included."""
    setup, past = position.setup, position.past.all() if position.past else []
    if position.deed is not None:
        past.append(Past(None, position.deed, position.dealt))
    return "".join(line(setup, one, EVERYTHING) for one in past)


def story(setup: Setup, past: Past | None, viewer: int | None) -> str:
    """A line for each thing done; viewer None is told what everybody knows."""
    lines: list[str] = []
    while past is not None and viewer not in past.told:
        lines.append(line(setup, past, viewer))
        past = past.before
    told = past.told[viewer] if past is not None else ""
    return told + "".join(reversed(lines))


def remember(setup: Setup, past: Past | None, viewer: int | None) -> str:
    """The story, kept for those of the positions that follow."""
    told = story(setup, past, viewer)
    if past is not None:
        past.told[viewer] = told
    return told


def line(setup: Setup, past: Past, viewer: int | None) -> str:
    """`0 take ham`, `1 draw: ?`, `-: wine ham cake …`."""
    moves = [f"{seat} {setup.game.move_text(setup.edition, move)}" for seat, move in past.deed.moves]
    cards = [UNKNOWN if card == HIDDEN else setup.edition.cards[card] for card in seen(setup, past, viewer)]
    return ", ".join(moves or [NOBODY]) + (f": {' '.join(cards)}" if cards else "") + "\n"


def seen(setup: Setup, past: Past, viewer: int | None) -> list[int]:
    """The cards dealt then as the viewer knows them: first any that one seat alone has seen."""
    cards, kept, shown = setup.cards, list[int](), list[int]()
    for number, card in enumerate(past.dealt):
        owner = owner_of(setup, past, number)
        if owner is None or viewer == EVERYTHING:
            shown.append(card)
        else:
            kept.append(card if owner == viewer else HIDDEN)
    return kept + (shown if cards.in_order or viewer == EVERYTHING else sorted(shown))


def owner_of(setup: Setup, past: Past, number: int) -> int | None:
    """The seat that alone has seen this one of the cards dealt."""
    if past.dealt[number] in setup.cards.open_cards:
        return None
    return setup.cards.seen_by(past.deed.moves, past.dealt[:number])
