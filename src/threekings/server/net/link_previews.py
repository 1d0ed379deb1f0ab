"""What a link to a table looks like where it is sent: the game and who waits there, for programs that ask without a
session. They are told what anybody is who opens the link, in the language they ask for; no table is woken for them.
"""

import html
import re
from typing import NamedTuple

import msgspec

from threekings.games import GAMES
from threekings.server.registry.lobby import Body
from threekings.server.registry.registry import TableRegistry
from threekings.server.table.table import GATHERING, PLAYING
from threekings.texts import Message, languages, listed, text

TABLES = "/table/"
PICTURE = "/icon-512.png"
END = b"</head>"
MOST_WISHES = 20  # of a header that are read
WEIGHT = re.compile(r"[01](\.\d{0,3})?")


class Preview(NamedTuple):
    title: str
    description: str


def with_preview(page: bytes, registry: TableRegistry, path: str, *, origin: str, accepted: str) -> bytes | None:
    """The page with what is to be shown of a table, if that is what the path names."""
    if not path.startswith(TABLES):
        return None
    language = language_asked(accepted)
    preview = table_preview(registry, path.removeprefix(TABLES), language)
    return page.replace(END, meta_tags(preview, f"{origin}{path}", origin).encode() + END, 1) if preview else None


def language_asked(accepted: str) -> str:
    """The language that a header Accept-Language wants most, of those there are."""
    weights: dict[str, float] = {}
    for wish in accepted.lower().split(",")[:MOST_WISHES]:
        tag, _, weight = wish.replace(" ", "").partition(";q=")
        code = tag.partition("-")[0]
        if code in languages() and code not in weights:
            weights[code] = float(weight) if WEIGHT.fullmatch(weight) else 1.0
    return max(weights, key=lambda code: weights[code], default="en")


def table_preview(registry: TableRegistry, table: str, language: str) -> Preview | None:
    """What is told of a table: of one that is not shown to all, only its game."""
    row = registry.store.read_lobby(table)
    try:
        body = msgspec.json.decode(row.body, type=Body) if row else None
    except (ValueError, msgspec.MsgspecError):
        return None
    if row is None or body is None or body.game not in GAMES:
        return None

    def said(name: str, **args: str | int) -> str:
        return text(Message(name, args), language=language)

    game = said(f"web-game-{body.game}")
    if not body.shown_to_all:
        return Preview(game, said("preview-private"))
    names = [seat.name for seat in body.seats if seat.name is not None]
    players = listed(names, language=language)
    if row.status != GATHERING:
        state = "preview-playing" if row.status == PLAYING else "preview-over"
        return Preview(game, said(state, players=players))
    free = len(body.seats) - len(names)
    title = said("preview-invites", game=game) if free else game
    return Preview(title, said("preview-waiting", players=players, count=len(names), free=free))


def meta_tags(preview: Preview, url: str, origin: str) -> str:
    """As messengers read them (the Open Graph protocol)."""
    told = {
        "og:type": "website",
        "og:site_name": text(Message("web-name")),
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": url,
        "og:image": f"{origin}{PICTURE}",
    }
    tags = [f'<meta property="{name}" content="{html.escape(content)}" />' for name, content in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary" />'])
