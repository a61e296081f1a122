"""The command `blackgate`, with a subcommand for each job. Modules are imported only when needed.

Help and errors are in the language of the environment, or of `--language`; an error ends with exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
import typer.core
from typer._click.core import Command
from typer._click.exceptions import NoArgsIsHelpError, UsageError

from blackgate.messages import LANGUAGES, preferred_language
from blackgate.server.settings import Settings, load_settings
from blackgate.terminal.command_line import WRONG, asking, number, readable, user_errors_reported, with_flags_for
from blackgate.terminal.requests import ArenaRequest, BalanceRequest, JoinRequest, PlayRequest, SimulationRequest

FAILED: Final = 1
INTERRUPTED: Final = 130  # as a shell says it
TABLE_IDS: Final = {"ignore_unknown_options": True}  # some begin with a hyphen

app = typer.Typer(
    name="blackgate",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
edition = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(edition, name="edition")
admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(admin, name="admin")

# The help of every command and option is in the catalogues: `word` puts it in.
Language = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES))]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
OwnFile = Annotated[Path | None, typer.Option(metavar="FILE")]
Database = Annotated[str | None, typer.Option(metavar="URL")]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
TableName = Annotated[str, typer.Argument(metavar="TABLE", show_default=False)]


def main() -> None:
    """The console entry point. `--version` alone loads no messages."""
    if sys.argv[1:] == ["--version"]:
        print(version())
        return
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # unprintable characters become question marks; lines are flushed at once
            stream.reconfigure(errors="replace", line_buffering=True)
    try:
        group = typer.main.get_group(app)
        word(group, preferred_language(os.environ))
        sys.exit(run(group))
    except ModuleNotFoundError as missing:  # perhaps the one that the messages need
        sys.exit(f"blackgate: {missing.name} is missing: install Blackgate again, with all that it needs")


def run(group: typer.core.TyperGroup) -> int:
    """Carry out the command line; returns the exit code."""
    try:
        code = group.main(prog_name="blackgate", standalone_mode=False)
    except NoArgsIsHelpError as error:
        error.show()
        return WRONG
    except UsageError as error:
        from blackgate.messages import text
        from blackgate.terminal.usage import what_is_wrong

        language = preferred_language(os.environ)
        command = error.ctx.command_path if error.ctx else "blackgate"
        wrong = what_is_wrong(error.format_message(), command).text(language)
        print(text(language, "terminal-error", reason=wrong), file=sys.stderr)
        return WRONG
    return code if isinstance(code, int) else 0


def version() -> str:
    return f"blackgate {metadata.version('blackgate')}"


def print_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


@app.callback()
def blackgate(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=print_version)] = False,
) -> None:
    """Options before a subcommand."""


@app.command()
@asking(PlayRequest)
def play(request: PlayRequest) -> int:
    from blackgate.terminal.playing import play

    return play(request)


@app.command()
def learn(
    lesson: Annotated[str, typer.Argument(metavar="LESSON", show_default=False)] = "tutorial",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    language: Language = None,
) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.terminal.learning import learn as take

        raise typer.Exit(take(readable(lesson) or "", spoken, plain))


@app.command()
def replay(
    file: File,
    seat: Annotated[str | None, typer.Option(metavar="SEAT")] = None,
    secrets: Annotated[bool, typer.Option("--secrets")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    language: Language = None,
) -> None:
    with user_errors_reported(language) as spoken:
        if html is not None:
            from blackgate.server.standalone_replay import of_record
            from blackgate.terminal.standalone_replay import write_standalone_replay

            write_standalone_replay(file, html, spoken, of_record)
            return
        from blackgate.terminal.record_commands import replay_lines

        for line in replay_lines(file, spoken, number("--seat", seat), secrets):
            print(line)


@app.command()
def verify(file: File, language: Language = None) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.terminal.record_commands import verdict

        honest, line = verdict(file, spoken)
        print(line)
        raise typer.Exit(0 if honest else FAILED)


@app.command()
def bot_protocol(
    kind: Annotated[str | None, typer.Argument(metavar="BOT", show_default=False)] = None,
    language: Language = None,
) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.terminal.bot_stdio import answer, description

        if kind is None:
            print(description(), end="")
        else:
            answer(kind, sys.stdin.buffer, sys.stdout.buffer, spoken)


@app.command()
@asking(ArenaRequest)
def arena(request: ArenaRequest) -> int:
    from blackgate.terminal.arena import run_arena

    warn_if_interpreted(request.language, sys.stderr)
    return run_arena(request)


@app.command()
@asking(SimulationRequest)
def simulate(request: SimulationRequest) -> int:
    from blackgate.terminal.simulate import run_simulation

    warn_if_interpreted(request.language, sys.stderr)
    return run_simulation(request)


@app.command()
@asking(BalanceRequest)
def balance(request: BalanceRequest) -> int:
    from blackgate.terminal.balance import run_balance

    if request.against is not None:
        warn_if_interpreted(request.language, sys.stderr)
    return run_balance(request)


@app.command()
@with_flags_for(Settings)
def serve(
    flags: dict[str, str | None],
    config: OwnFile = None,
    show: Annotated[bool, typer.Option("--open")] = False,
    language: Language = None,
) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.edition import EditionError
        from blackgate.rules.errors import BlackgateError
        from blackgate.server.serve import serve as serve_on
        from blackgate.terminal.user_errors import UserError

        warn_if_interpreted(spoken, sys.stdout)
        try:
            serve_on(load_settings(flags, os.environ, config), spoken, show)
        except EditionError as error:
            raise UserError("terminal-wrong-edition", reason=error) from None
        except BlackgateError as error:
            raise UserError("terminal-said", reason=error) from None


@app.command()
@asking(JoinRequest)
def join(request: JoinRequest) -> int:
    from blackgate.terminal.joining.command import join

    return join(request)


@app.command()
def backup(copy: NewFile, database: Database = None, config: OwnFile = None, language: Language = None) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import make_backup

        make_backup(url, copy, spoken)


@app.command()
def restore(
    copied: File,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    config: OwnFile = None,
    language: Language = None,
) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import restore_backup

        restore_backup(url, copied, spoken, replace=replace)


@app.command(context_settings=TABLE_IDS)
def export(
    board: TableName,
    target: NewFile,
    under_way: Annotated[bool, typer.Option("--under-way")] = False,
    database: Database = None,
    config: OwnFile = None,
    language: Language = None,
) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import export as export_record

        export_record(url, board, target, spoken, under_way=under_way)


@admin.command("list")
def admin_list(
    finished: Annotated[bool, typer.Option("--finished")] = False,
    database: Database = None,
    config: OwnFile = None,
    language: Language = None,
) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import show_tables

        show_tables(url, spoken, finished=finished)


@admin.command("close", context_settings=TABLE_IDS)
def admin_close(board: TableName, database: Database = None, config: OwnFile = None, language: Language = None) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import close

        close(url, board, spoken)


@admin.command("unlock", context_settings=TABLE_IDS)
def admin_unlock(
    board: TableName, database: Database = None, config: OwnFile = None, language: Language = None
) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import unlock

        unlock(url, board, spoken)


@admin.command("rotate-secrets")
def admin_rotate_secrets(
    days: Annotated[str, typer.Option(metavar="NUMBER", show_default=False)] = "14",
    database: Database = None,
    config: OwnFile = None,
    language: Language = None,
) -> None:
    with operator_errors_reported(database, config, language) as (spoken, url):
        from blackgate.server.operator.commands import rotate

        rotate(url, spoken, number("--days", days) or 0)


@app.command()
def doctor(language: Language = None) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.terminal.doctor import findings

        found = list(findings(spoken))
        for finding in found:
            print(finding.line)
        raise typer.Exit(FAILED if any(finding.wrong for finding in found) else 0)


@edition.command("check")
def edition_check(own: File, language: Language = None) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.terminal.edition_check import verdict

        right, lines = verdict(own, spoken)
        print("\n".join(lines))
        raise typer.Exit(0 if right else FAILED)


@edition.command("new")
def edition_new(own: File, language: Language = None) -> None:
    with user_errors_reported(language) as spoken:
        from blackgate.messages import text
        from blackgate.terminal.edition_new import write_new

        write_new(own, spoken)
        print(text(spoken, "own_edition-written", file=str(own)))


@contextmanager
def operator_errors_reported(
    database: str | None, config: Path | None, language: str | None
) -> Iterator[tuple[str, str]]:
    """The language and the server's database; like `user_errors_reported`."""
    with user_errors_reported(language) as spoken:
        from blackgate.rules.errors import BlackgateError
        from blackgate.terminal.user_errors import UserError

        try:
            yield spoken, load_settings({"database": database}, os.environ, config).database_url
        except BlackgateError as error:
            raise UserError("terminal-said", reason=error) from None
        except KeyboardInterrupt:
            from blackgate.messages import text

            print(text(spoken, "operator-interrupted"), file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None


def warn_if_interpreted(language: str, file: TextIO) -> None:
    """Anybody who plays many games, or hosts for many people, should know that it could be faster."""
    from blackgate.messages import text
    from blackgate.terminal.doctor import is_compiled, is_source_tree

    if not is_compiled():
        message = "terminal-doctor-source" if is_source_tree() else "terminal-interpreted"
        print(text(language, message), file=file, flush=True)


def word(command: Command, language: str, path: str = "") -> None:
    """Set the help texts of a command and its parameters in that language."""
    from blackgate.messages import text

    command.help = command.short_help = text(language, f"terminal-cli{path}")  # whole in the list of commands too
    for parameter in command.params:
        if isinstance(parameter, typer.core.TyperOption | typer.core.TyperArgument):
            parameter.help = text(language, f"terminal-option-{parameter.help or parameter.name}")
            if isinstance(parameter.show_default, str):
                parameter.help = text(language, "terminal-default", help=parameter.help, default=parameter.show_default)
                parameter.show_default = False
    if isinstance(command, typer.core.TyperGroup):
        for name, each in command.commands.items():
            word(each, language, f"{path}-{name}")


if __name__ == "__main__":
    main()
