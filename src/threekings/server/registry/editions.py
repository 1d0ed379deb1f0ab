"""Which edition a table is played with: a standard one, a file in the data folder when it is set up, and for ever after
the content that the store keeps under its digest.
"""

import json
from pathlib import Path

from threekings.edition import Edition, content_text, is_name
from threekings.errors import BrokenEdition
from threekings.game import Game
from threekings.server.store.changes import KeptEdition
from threekings.server.store.store import Store
from threekings.server.table.events import EditionName
from threekings.server.table.refused import Refused

MOST_NAME = 64  # letters of an edition's name: what is longer is no file


def edition_to_choose(game: Game, name: str | None, folder: Path | None) -> Edition:
    """The newest standard edition, or the one in a file of this folder, by name."""
    if name is None:
        return game.edition()
    path = folder / f"{name}.toml" if folder else None
    if path is None or not is_name(name) or len(name) > MOST_NAME or not path.is_file():
        raise Refused("edition", f"there is no edition {name[:MOST_NAME]!r} here")
    try:
        return game.edition(path)
    except BrokenEdition as error:
        raise Refused("edition", f"{name}: {str(error).removeprefix(f'{path}: ')}") from None


def edition_played(game: Game, named: EditionName, store: Store) -> Edition:
    """The edition a stored table is played with, by its digest alone."""
    if standard := game.standard_edition(named.digest):
        return standard
    content = store.read_edition(named.digest)
    if content is None:
        raise ValueError(f"edition {named.name} {named.digest} is neither a standard one nor kept here")
    return game.read_edition(json.loads(content), named.name)


def kept(edition: Edition) -> KeptEdition:
    """What the store keeps of an edition: the text its digest is the digest of."""
    return KeptEdition(edition.digest, edition.name, content_text(edition.content))
