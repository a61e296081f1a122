"""From a command line to a request (`requests.py`): a command's parameters are derived from the request's fields."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, fields, is_dataclass
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, get_type_hints

import msgspec
import typer
from msgspec.inspect import IntType, LiteralType, type_info

from blackgate.messages import LANGUAGES, preferred_language

WRONG: Final = 2  # exit code for a request that cannot be carried out
# What Typer should parse for a field of another type. Numbers we parse ourselves, with errors in every language.
READ_AS: Final[dict[Any, Any]] = {
    int | None: str | None,
    tuple[str, ...]: list[str] | None,
    tuple[Path, ...]: list[Path] | None,
}
METAVARS: Final = {"database": "URL", "edition": "FILE"}
LISTS: Final = (tuple[str, ...], tuple[Path, ...])

R = TypeVar("R")


def asking(request: type[R]) -> Callable[[Callable[[R], int]], Callable[..., None]]:
    """Makes a command of a function that handles such a request and returns the exit code."""

    def command_of(do: Callable[[R], int]) -> Callable[..., None]:
        def command(**given: Any) -> None:
            with user_errors_reported(given["language"]) as spoken:
                raise typer.Exit(do(read(request, {**given, "language": spoken})))

        command.__name__ = do.__name__
        command.__annotations__ = {}
        ordered = sorted(parameters(request), key=lambda each: each.name == "language")  # which comes last in the help
        command.__signature__ = Signature(ordered)  # type: ignore[attr-defined]
        return command

    return command_of


def with_flags_for(settings: type[msgspec.Struct]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command a flag for each of the settings; they are its first argument, by name, None where not given."""
    flags = [flag_of(setting) for setting in msgspec.structs.fields(settings)]

    def command_of(do: Callable[..., None]) -> Callable[..., None]:
        def command(**given: Any) -> None:
            do({flag.name: given.pop(flag.name) for flag in flags}, **given)

        _, *own = signature(do, eval_str=True).parameters.values()
        ordered = [*flags, *(each.replace(kind=Parameter.KEYWORD_ONLY) for each in own)]
        command.__name__ = do.__name__
        command.__annotations__ = {}
        command.__signature__ = Signature(ordered)  # type: ignore[attr-defined]
        return command

    return command_of


def flag_of(setting: msgspec.structs.FieldInfo) -> Parameter:
    """Read as text: `load_settings` converts flags, variables and files alike."""
    match type_info(setting.type):
        case IntType():
            metavar = "NUMBER"
        case LiteralType(values=choices):
            metavar = "|".join(map(str, choices))
        case _:
            metavar = METAVARS.get(setting.name, "VALUE")
    default = str(setting.default) if setting.default else None
    info = typer.Option(metavar=metavar, show_default=default or False)
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, info])


def parameters(request: type[Any]) -> Iterator[Parameter]:
    for name, kind, info, default in fields_of(request):
        if isinstance(kind, type) and is_dataclass(kind):
            yield from parameters(kind)
        elif info is not None:
            if name == "language":
                kind, default = str | None, None
            if kind is bool:
                info = typer.Option(f"--{name}")
            empty = None if kind in LISTS else default
            yield Parameter(
                name,
                Parameter.KEYWORD_ONLY,
                default=Parameter.empty if default is MISSING else empty,
                annotation=Annotated[READ_AS.get(kind, kind), info],
            )


def read(request: type[R], given: dict[str, Any]) -> R:
    """The request with the arguments given."""
    values: dict[str, object] = {}
    for name, kind, info, _ in fields_of(request):
        if isinstance(kind, type) and is_dataclass(kind):
            values[name] = read(kind, given)
        elif info is not None:
            value = given[name]
            if kind == int | None:
                value = number(f"--{name}", value)
            elif kind in LISTS:
                value = tuple(value or ())
            elif name == "seed":
                value = readable(value)
            values[name] = value
    return request(**values)


def fields_of(request: type[Any]) -> Iterator[tuple[str, Any, Any, object]]:
    """For each field its name, type, option or argument (None if it has none), and default."""
    hints = get_type_hints(request, include_extras=True)
    for field in fields(request):
        kind = hints[field.name]
        annotated = hasattr(kind, "__metadata__")
        yield (
            field.name,
            kind.__origin__ if annotated else kind,
            kind.__metadata__[0] if annotated else None,
            field.default,
        )


@contextmanager
def user_errors_reported(language: str | None) -> Iterator[str]:
    """The language to use; errors are reported in it and end the command."""
    from blackgate.messages import text
    from blackgate.terminal.user_errors import UserError

    spoken = language if language in LANGUAGES else preferred_language(os.environ)
    try:
        if language not in (None, *LANGUAGES):
            raise UserError("terminal-wrong-language", found=str(language), languages=", ".join(LANGUAGES))
        yield spoken
    except UserError as error:
        print(text(spoken, "terminal-error", reason=error.text(spoken)), file=sys.stderr)
        raise typer.Exit(WRONG) from None


def readable(seed: str | None) -> str | None:
    """Undecodable bytes become something that a file can hold."""
    return seed and seed.encode("utf-8", "replace").decode()


def number(option: str, given: str | None) -> int | None:
    """A whole number from the command line."""
    from blackgate.terminal.user_errors import UserError

    if given is None:
        return None
    if not given.isdecimal() or len(given) > 9:
        raise UserError("terminal-wrong-number", option=option, found=given)
    return int(given)
