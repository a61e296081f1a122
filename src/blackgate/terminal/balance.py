"""`blackgate balance`: the report on simulated games, and on what a change of the edition does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from blackgate.bots import new_bot
from blackgate.lab.playing import NewBot
from blackgate.messages import text
from blackgate.terminal.files import file_error, load_own_edition
from blackgate.terminal.many_games import check_installed
from blackgate.terminal.playing import FINISHED
from blackgate.terminal.requests import BalanceRequest
from blackgate.terminal.simulate import simulate
from blackgate.terminal.user_errors import UserError

PAGE: Final = "report.html"
DATA: Final = "report.json"
MOST_LINES: Final = 20  # of what stands out; the page has it all


def run_balance(request: BalanceRequest, make: NewBot = new_bot) -> int:
    """Write the report and print what stands out; returns the exit code."""
    check_installed(["pyarrow", "numpy"])
    folders = list(request.folders)
    if request.against is None:
        if not folders:
            raise UserError("balance-what")
    else:
        if folders:
            raise UserError("balance-either")
        check_different(request)
        code, folder = simulate(request, "balance", make)
        if code != FINISHED:
            return code
        folders = [folder]
    write_report(folders, request)
    return FINISHED


def check_different(request: BalanceRequest) -> None:
    old, new = load_own_edition(request.edition), load_own_edition(request.against)
    if old.fingerprint == new.fingerprint:
        raise UserError("balance-same", file=str(request.against), other=old.name)


def write_report(folders: list[Path], request: BalanceRequest) -> None:
    from blackgate.lab.balance import balance_of  # which need pyarrow
    from blackgate.lab.balance_json import plain_balance
    from blackgate.lab.balance_page import Page
    from blackgate.lab.dataset import NoSimulation, put, read_run

    language = request.language
    try:
        balance = balance_of([read_run(folder) for folder in folders])
    except NoSimulation as error:
        raise UserError("simulate-damaged", file=str(error.file)) from None
    page = Page(balance, language)
    files = [
        (request.page or folders[0] / PAGE, page.html(), "balance-page"),
        (request.data or folders[0] / DATA, json.dumps(plain_balance(balance), indent=1) + "\n", "balance-data"),
    ]
    found = balance.standing_out()
    print(text(language, "balance-found", count=len(found), all=balance.comparisons))
    for chapter, section, row in found[:MOST_LINES]:
        print(f"  {page.line(chapter, section, row)}")
    for path, content, message in files:
        try:
            put(path, content.encode())
        except OSError as error:
            raise file_error(path, error) from None
        print(text(language, message, file=str(path)))
