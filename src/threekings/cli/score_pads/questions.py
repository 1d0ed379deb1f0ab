"""Dialogs that ask for line after line, in which a wrong line is asked for again and the last one taken back."""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, TypeVar

from rich.console import Console, Group, RenderableType

from threekings import names
from threekings.cli.score_pads.scoring import ScoreRequest
from threekings.cli.terminal.prompts import ask, typed
from threekings.cli.terminal.prose import say
from threekings.texts import localized

BACK = "back"
Result = TypeVar("Result")


class Question(NamedTuple):
    """What is asked, and what is to be seen before it."""

    prompt: str
    shown: RenderableType | None = None


Dialog = Generator[Question, str, Result]


def hold_dialog(dialog: Callable[[], "Dialog[Result]"], request: ScoreRequest, lines_of: str) -> Result:
    """Lead a dialog to its end. A wrong line is refused and asked for again, `back` takes the last line back.

    A dialog raises ValueError for a line that is wrong; it is then begun anew and led to where it was. It goes on after
    the lines of the request, and every change of them is kept.
    """
    console, lines = request.console, list(request.lines)
    asking, question = begun(dialog, lines)
    show(console, question)
    while True:
        try:
            line = ask(console, question.prompt)
        except EOFError:
            raise ended(lines_of, len(lines)) from None
        if line == BACK:
            del lines[-1:]
            request.keep(lines)
            asking, question = begun(dialog, lines)
            continue
        try:
            question = asking.send(line)
        except StopIteration as end:
            result: Result = end.value
            return result
        except ValueError as error:
            refuse(console, str(error))
            asking, question = begun(dialog, lines)
        else:
            lines.append(line)
            request.keep(lines)
            show(console, question)


def begun(dialog: Callable[[], "Dialog[Result]"], lines: Sequence[str]) -> tuple["Dialog[Result]", Question]:
    """A dialog after these lines, which it has taken before."""
    asking = dialog()
    question = next(asking)
    for line in lines:
        question = asking.send(line)
    return asking, question


def ask_names(request: ScoreRequest, shown: RenderableType | None = None) -> "Dialog[list[str]]":
    """Everybody's name."""
    found: list[str] = []
    for number in range(1, request.players + 1):
        line = yield Question(localized("cli-score-name", number=number), shown)
        found.append(name_in(line, request.unnamed(number), found))
        shown = None
    return found


def name_in(line: str, unnamed: str, taken: Sequence[str]) -> str:
    """A player's name, or another where the line is empty; ValueError where somebody is called so already."""
    name = names.normalised(line) if line else unnamed
    if names.key(name) in map(names.key, taken):
        raise ValueError(localized("cli-score-same-name", name=name))
    return name


def show(console: Console, question: Question) -> None:
    if question.shown is not None:
        console.print(Group(question.shown))


def ended(lines_of: str, count: int) -> Exception:
    """What the end of input after so many lines is: somebody leaves, or a file is too short."""
    return EOFError() if typed() else ValueError(localized("cli-score-ended", count=count, lines=localized(lines_of)))


def refuse(console: Console, words: str) -> None:
    """A person at the keyboard is asked again; a file with a wrong line is wrong."""
    if not typed():
        raise ValueError(words)
    say(console, words)
