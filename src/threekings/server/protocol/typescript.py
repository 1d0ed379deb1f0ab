"""Writes web/src/protocol.ts from messages, views and happenings: python -m threekings.server.protocol.typescript

Read from the structs and typed dicts themselves, so that the page cannot misunderstand the server: their fields, their
docstrings and the comments beside their fields. `Section`, `Shape` and `Field` are what was read; reference.py writes
them as prose.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from threekings import catalogue
from threekings import game as contract
from threekings.game import Game, MatchView
from threekings.games import GAMES
from threekings.score_pads import pad
from threekings.server.protocol import messages

HEAD = """// What goes over the wire, in both directions. Made from messages, views and happenings:
//   python -m threekings.server.protocol.typescript > web/src/protocol.ts
"""
PLAIN = {
    str: "string",
    bytes: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
WIDTH = 120


@dataclass(frozen=True)
class Field:
    """A field as it stands in JSON."""

    name: str
    type: Any
    optional: bool  # it may be missing
    default: Any  # what it is then
    comment: str


@dataclass(frozen=True)
class Shape:
    """A message, or a part of one."""

    name: str
    description: str
    tag: tuple[str, str] | None  # the field that tells messages apart, and its value
    fields: tuple[Field, ...]
    kinds: tuple[str, ...] = ()  # of a shape that stands for several: their names
    more_than: str | None = None  # the shape whose fields it has as well

    @property
    def one_of(self) -> bool:
        return bool(self.kinds)


@dataclass(frozen=True)
class Section:
    """Shapes that belong together."""

    title: str
    shapes: tuple[Shape, ...]


# Reading


@cache
def sections() -> list[Section]:
    """All of messages.py, in its order, where `# Words` alone on a line begins a section; then what games define."""
    source = source_of(messages)
    titles = [(number, line[2:]) for number, line in enumerate(source, 1) if re.match(r"# [A-Z]", line)]
    found: dict[str, list[Shape]] = {title: [] for _, title in titles}
    for node in classes_of(source):
        title = [title for number, title in titles if number < node.lineno][-1]
        found[title].append(read(getattr(messages, node.name), node, source))
    sections_read = [Section(title, tuple(shapes)) for title, shapes in found.items()]
    choices = Section("The catalogue", tuple(typed_dicts(catalogue, {})))
    pads = Section("Score pads", tuple(typed_dicts(pad, {})))
    games = [Section("Views", tuple(views())), Section("Happenings", tuple(happenings()))]
    return [*sections_read, choices, pads, *games]


def source_of(module: ModuleType) -> list[str]:
    return Path(str(module.__file__)).read_text(encoding="utf-8").split("\n")


def classes_of(source: list[str]) -> Iterator[ast.ClassDef]:
    return (node for node in ast.parse("\n".join(source)).body if isinstance(node, ast.ClassDef))


def read(struct: type[msgspec.Struct], node: ast.ClassDef, source: list[str]) -> Shape:
    comments = dict(comments_of(node, source))
    kinds = tuple(kind.__name__ for kind in struct.__subclasses__() if kind.__module__ == struct.__module__)
    config = struct.__struct_config__
    tag = (str(config.tag_field), str(config.tag)) if config.tag_field and not kinds else None
    fields = tuple(read_field(field, comments.get(field.name, ""), config) for field in msgspec.structs.fields(struct))
    return Shape(struct.__name__, docstring(node), tag, fields, kinds)


def docstring(node: ast.ClassDef) -> str:
    return (ast.get_docstring(node) or "").replace("\n", " ")


def views() -> Iterator[Shape]:
    """What a view is, whatever the game, and then what each game's view holds beside it."""
    kinds = {game.name: view_of(game) for game in bundled_games()}
    yield Shape("View", "What a seat may know of a game.", None, (), tuple(kind.__name__ for kind in kinds.values()))
    yield from typed_dicts(contract, {})
    for name, kind in kinds.items():
        yield from typed_dicts(sys.modules[kind.__module__], {kind.__name__: ("game", name)})


def happenings() -> Iterator[Shape]:
    """What can happen, whatever the game, and then the kinds of each game, which share its name."""
    games = {view_of(game).__name__.removesuffix("View"): kinds_of(game) for game in bundled_games()}
    unions = tuple(f"{name}Happening" for name in games)
    yield Shape("Happening", "What happened in a game, as a viewer may know it.", None, (), unions)
    for name, kinds in games.items():
        yield Shape(f"{name}Happening", "", None, (), tuple(name + kind.__name__ for kind in kinds))
        for shape in typed_dicts(sys.modules[kinds[0].__module__], {}):
            yield replace(shape, name=name + shape.name)


def bundled_games() -> list[Game]:
    """The page knows the types of no others."""
    return [game for game in GAMES.values() if game.is_bundled]


def view_of(game: Game) -> Any:
    return get_args(get_type_hints(game.views)["return"])[0]


def kinds_of(game: Game) -> tuple[Any, ...]:
    (happened,) = get_args(get_type_hints(game.happenings)["return"])
    return parts(get_args(happened)[0])


def typed_dicts(module: ModuleType, tags: dict[str, tuple[str, str]]) -> Iterator[Shape]:
    """The typed dicts of a module; those with a tag are views of their own."""
    source = source_of(module)
    for node in classes_of(source):
        kind = getattr(module, node.name)
        if is_typeddict(kind):
            hints, tag = get_type_hints(kind), tags.get(node.name)
            fields = tuple(
                Field(name, hints[name], False, None, comment) for name, comment in comments_of(node, source)
            )
            more_than = MatchView.__name__ if tag else next((base.id for base in bases_of(node)), None)
            yield Shape(node.name, docstring(node), tag, fields, more_than=more_than)


def bases_of(node: ast.ClassDef) -> Iterator[ast.Name]:
    """The typed dicts that one has the fields of as well."""
    return (base for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict")


def comments_of(node: ast.ClassDef, source: list[str]) -> Iterator[tuple[str, str]]:
    """The comments that stand behind fields."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id, source[(part.end_lineno or part.lineno) - 1].partition("  # ")[2]


def read_field(field: msgspec.structs.FieldInfo, comment: str, config: Any) -> Field:
    default = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    kind = field.type
    if default is None and config.omit_defaults:  # it is left out rather than null
        kind = Union[tuple(part for part in parts(kind) if part is not NoneType)]  # noqa: UP007
    return Field(field.encode_name, kind, not field.required, default, comment)


def parts(kind: Any) -> tuple[Any, ...]:
    """The types a union is made of; of any other type, that one."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


@cache
def shape_names() -> frozenset[str]:
    return frozenset(shape.name for section in sections() for shape in section.shapes)


@cache
def aliases() -> dict[str, Any]:
    """Names the messages give to types of fields."""
    return {name: value for name, value in vars(messages).items() if get_origin(value) is dict and name[0].isupper()}


# Writing


def typescript() -> str:
    """The whole file."""
    lines = [HEAD]
    for name, kind in aliases().items():
        lines += [f"export type {name} = {written(kind, named=False)};", ""]
    for section in sections():
        lines += [f"// {section.title}", ""]
        for shape in section.shapes:
            lines += [*declaration(shape), ""]
    return "\n".join(lines)


def declaration(shape: Shape) -> Iterator[str]:
    if shape.description:
        yield f"/** {shape.description} */"
    if shape.one_of:
        yield from one_of(shape)
        return
    yield f"export interface {shape.name}{f' extends {shape.more_than}' if shape.more_than else ''} {{"
    if shape.tag:
        yield f'  {shape.tag[0]}: "{shape.tag[1]}";'
    for field in shape.fields:
        if comment := about(field):
            yield f"  /** {comment} */"
        yield f"  {field.name}{'?' if field.optional else ''}: {written(field.type)};"
    yield "}"


def one_of(shape: Shape) -> Iterator[str]:
    line = f"export type {shape.name} = {' | '.join(shape.kinds)};"
    if len(line) <= WIDTH:
        yield line
    else:
        yield f"export type {shape.name} ="
        yield from (f"  | {kind}" for kind in shape.kinds[:-1])
        yield f"  | {shape.kinds[-1]};"


def about(field: Field) -> str:
    """What is to be said of a field: the comment beside it, and what holds where it is missing."""
    missing = f"default: {as_json(field.default)}" if field.optional and field.default is not None else ""
    return "; ".join(filter(None, [field.comment, missing]))


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def written(kind: Any, *, named: bool = True) -> str:
    """A type in TypeScript."""
    if named and (name := next((name for name, alias in aliases().items() if alias == kind), None)):
        return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:  # it may be called by the name of a shape
        return str(args[1]) if str(args[1]) in shape_names() else written(args[0])
    if origin in (Union, UnionType):
        return " | ".join(written(part) for part in args)
    if origin is list or args[1:] == (...,):
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(part) for part in args)}]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if origin is Literal:
        return " | ".join(as_json(value) for value in args)
    return str(kind.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
