"""What a link to a table looks like where it is sent: the game and who waits there, for programs that ask without a
session. They are told what anybody is who opens the link; no table is woken for them."""

import html
from typing import NamedTuple

import msgspec

from threekings.games import GAMES
from threekings.server.registry.lobby import Body
from threekings.server.registry.registry import TableRegistry
from threekings.server.table.table import GATHERING, PLAYING
from threekings.texts import listed, localized

TABLES = "/table/"
PICTURE = "/icon-512.png"
END = b"</head>"


class Preview(NamedTuple):
    title: str
    description: str


def with_preview(page: bytes, registry: TableRegistry, path: str, origin: str) -> bytes | None:
    """The page with what is to be shown of a table, if that is what the path names."""
    preview = table_preview(registry, path.removeprefix(TABLES)) if path.startswith(TABLES) else None
    return page.replace(END, meta_tags(preview, origin, path).encode() + END, 1) if preview else None


def table_preview(registry: TableRegistry, table: str) -> Preview | None:
    """What is told of a table: of one that is not shown to all, only its game."""
    row = registry.store.read_lobby(table)
    try:
        body = msgspec.json.decode(row.body, type=Body) if row else None
    except (ValueError, msgspec.MsgspecError):
        return None
    if row is None or body is None or body.game not in GAMES:
        return None
    game = localized(f"web-game-{body.game}")
    if not body.shown_to_all:
        return Preview(game, localized("preview-private"))
    names = [seat.name for seat in body.seats if seat.name is not None]
    if row.status != GATHERING:
        state = "preview-playing" if row.status == PLAYING else "preview-over"
        return Preview(game, localized(state, players=listed(names)))
    free = len(body.seats) - len(names)
    title = localized("preview-invites", game=game) if free else game
    return Preview(title, localized("preview-waiting", players=listed(names), count=len(names), free=free))


def meta_tags(preview: Preview, origin: str, path: str) -> str:
    """As messengers read them (the Open Graph protocol)."""
    told = {
        "og:type": "website",
        "og:site_name": localized("web-name"),
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{PICTURE}",
    }
    tags = [f'<meta property="{name}" content="{html.escape(content)}" />' for name, content in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary" />'])
