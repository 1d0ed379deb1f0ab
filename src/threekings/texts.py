"""All words people read: messages are an id with arguments, their texts stand in locales/LANGUAGE/*.ftl (Fluent).

A reason is a message whose id begins with its rule: `kl-4-5-king-has-too-few` is about KL 4.5.
Arguments are numbers and names of cards; `cards` counts several of them; `seat` brings `$player`, a name, and `seats`
brings `$players`, several; `tiles` lists names of tiles; other lists stand in a row, lists of lists too.

`text` and `reason` are English unless a language is given, as all texts of the library are. `localized`, `rendered`,
`listed` and `commas` are in the language that a command speaks to the person in front of it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDERS = [Path(__file__).parent / "locales"]  # of languages, each a folder of Fluent files
CARD_ARGUMENTS = ("card", "dish")
_spoken = "en"
Argument = str | int | Mapping[str, int] | Sequence[Any]


class Message(NamedTuple):
    """Something to be said to a person, in any language."""

    id: str
    args: Mapping[str, Argument] = {}


class Text(TypedDict):
    """A message as plain data for JSON."""

    id: str
    args: dict[str, Any]


def plain(message: Message) -> Text:
    return {"id": message.id, "args": dict(message.args)}


def text(message: Message, *, names: Sequence[str] = (), language: str = "en") -> str:
    """The message in a language, with the players' names where they are known."""
    bundle = _bundle(language)
    args: dict[str, str | int] = {}
    for name, value in message.args.items():
        match name, value:
            case "seat", int(seat):
                args["player"] = _player(bundle, names, seat)
            case "seats", [*seats]:
                args["players"] = _listed(bundle, [_player(bundle, names, int(seat)) for seat in seats])
            case "tiles", [*tiles]:
                args["tiles"] = _listed(bundle, [str(tile) for tile in tiles])
            case _, [*parts]:
                args[name] = _row(bundle, parts)
            case _, str() | int() | Mapping():
                args[name] = _word(bundle, name, value)
    return _format(bundle, message.id, args)


def speak(language: str) -> None:
    """From now on a command speaks this language."""
    global _spoken
    _spoken = language


def spoken() -> str:
    """The language a command speaks."""
    return _spoken


def localized(name: str, /, **args: str | int) -> str:
    """The text of that id in the language that is spoken, with its arguments."""
    return text(Message(name, args), language=_spoken)


def rendered(message: Message | Text, *, names: Sequence[str] = ()) -> str:
    """The same of a message, or of one that is plain data, as views hold them."""
    found = message if isinstance(message, Message) else Message(message["id"], message["args"])
    return text(found, names=names, language=_spoken)


def reason(message: Message, *, names: Sequence[str] = (), language: str = "en") -> str:
    """A refusal with its rule: 'KL 4.5: the king has fewer than two portions'."""
    return f"{rule(message)}: {text(message, names=names, language=language)}"


def rule(message: Message) -> str:
    """The rule a reason is about: 'KL 4.5'."""
    game, section, paragraph = message.id.split("-")[:3]
    return f"{game.upper()} {section}.{paragraph}"


def _player(bundle: "FluentBundle", names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else _format(bundle, "seat", {"number": seat})


def listed(words: Sequence[str], *, language: str | None = None) -> str:
    """Ada, Bea and Carl"""
    return _listed(_bundle(language or _spoken), words)


def commas(words: Iterable[str]) -> str:
    """Ada, Bea, Carl"""
    return _commas(_bundle(_spoken), words)


def _listed(bundle: "FluentBundle", words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return _format(bundle, "list-and", {"first": _commas(bundle, words[:-1]), "last": words[-1]})


def _commas(bundle: "FluentBundle", words: Iterable[str]) -> str:
    return _format(bundle, "list-comma", {}).join(words)


def _row(bundle: "FluentBundle", parts: Sequence[Any]) -> str:
    """K3, Q4; or, of columns: soup-2b, ham-1a | –"""
    if all(isinstance(part, str) for part in parts):
        return _commas(bundle, parts)
    return " | ".join(_row(bundle, part) or "–" for part in parts)


def _word(bundle: "FluentBundle", name: str, value: str | int | Mapping[str, int]) -> str | int:
    if isinstance(value, Mapping):
        return _commas(bundle, (_counted(bundle, card, count) for card, count in value.items()))
    return _card(bundle, str(value)) if name in CARD_ARGUMENTS else value


def _counted(bundle: "FluentBundle", card: str, count: int) -> str:
    """2 ham; a card whose name has a plural has a message for it: 2 Emeralds."""
    if bundle.has_message(f"card-{card}-count"):
        return _format(bundle, f"card-{card}-count", {"count": count})
    return _format(bundle, "card-count", {"count": count, "card": _card(bundle, card)})


def _card(bundle: "FluentBundle", card: str) -> str:
    """Cards of an edition of one's own may have names no language file knows, or knows for something else."""
    known = bundle.has_message(f"card-{card}") and not card.endswith("count")
    return _format(bundle, f"card-{card}", {}) if known else card


def _format(bundle: "FluentBundle", name: str, args: dict[str, str | int]) -> str:
    pattern = bundle.get_message(name).value
    assert pattern, name
    rendered, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{name}: {errors[0]}")
    return str(rendered)


def source(folder: Path, language: str = "en") -> str:
    """All Fluent files of a language there, one after another."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / language).glob("*.ftl")))


@cache
def languages(folder: Path = FOLDERS[0]) -> tuple[str, ...]:
    """All languages there, English first."""
    found = (entry.name for entry in folder.iterdir() if entry.is_dir())
    return tuple(sorted(found, key=lambda name: (name != "en", name)))


def translations(folder: Path) -> dict[str, str]:
    """What is said there in other languages than English."""
    return {language: source(folder, language) for language in languages(folder)[1:]}


def add_folder(folder: Path) -> None:
    """Add the languages of a game from another package."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported late: the rules must load where only NumPy and Numba are installed.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        bundle.add_resource(FluentResource(source(folder)))  # for what a language lacks
        if language != "en":
            bundle.add_resource(FluentResource(source(folder, language)), allow_overrides=True)
    return bundle
