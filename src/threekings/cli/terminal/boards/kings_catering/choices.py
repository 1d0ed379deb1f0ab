"""What can be typed in The King's Catering: columns, or for each tile the cells that bring most."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from threekings.bots.hints import Hint
from threekings.cli.terminal.boards.contract import View
from threekings.cli.terminal.boards.kings_catering.columns import hand
from threekings.cli.terminal.boards.kings_catering.placements import Offer, gain_text, offers, short, typed
from threekings.cli.terminal.text_width import filled, longest
from threekings.texts import localized

NARROW = 76  # columns below which texts are short


def choices(view: View, width: int) -> RenderableType | None:
    """What can be typed: columns, or for each tile the cells that bring most."""
    if view["phase"] == "take" and view["moves"]:
        return Text(localized("cli-kc-columns-hint", columns="  ".join(move.split(" ")[1] for move in view["moves"])))
    if not view["gains"]:
        return None
    every = offers(view)
    lines = [offer_line(view, place, every, width) for place, _ in hand(view)]
    return Group(Text(how_to_type(view, every, width), "dim"), *lines)


def how_to_type(view: View, every: Sequence[Offer], width: int) -> str:
    lone = len(view["hand"]) == 1
    first = max((offer for offer in every if offer.put.tile == view["hand"][0]), key=lambda offer: offer.number > 0)
    example = short(first, every) if lone else typed(first, every, view)
    if not any(offer.number for offer in every):
        return localized("cli-kc-type-new", example=example)
    if width < NARROW:
        return localized("cli-kc-type-briefly", example=example)
    return localized("cli-kc-type-one" if lone else "cli-kc-type-many", example=example)


def offer_line(view: View, place: int, every: Sequence[Offer], width: int) -> Text:
    """1 soup-2b  +3★ 14b 7  0★ 2 3 new …"""
    name = view["hand"][place - 1]
    own = [offer for offer in every if offer.put.tile == name]
    line = Text.assemble((f" {place} ", "bold reverse"), f" {filled(name, longest(*view['hand']))}")
    last: int | None = None
    for offer in own:
        part = Text.assemble("  ", gain_text(offer.gain)) if offer.gain != last else Text()
        part.append(f" {short(offer, every)}", "bold")
        if line.cell_len + part.cell_len > width - (2 if offer is not own[-1] else 0):
            return line.append(" …")
        line.append_text(part)
        last = offer.gain
    return line


def advice(hint: Hint, place: int, view: View) -> str:
    """What is to be typed for a move, and the share of games it wins, or of targets it reaches."""
    every = offers(view)
    words = {offer.put.text: f"{typed(offer, every, view)} ({offer.put.text})" for offer in every}
    name = "cli-hint" if view["players"] > 1 else "cli-kc-hint-palace" if view["palace"] else "cli-kc-hint-alone"
    move = words.get(hint.move, hint.move)
    if hint.share is None:
        return localized("cli-hint-only", place=place, move=move)
    return localized(name, place=place, move=move, share=round(100 * hint.share))
