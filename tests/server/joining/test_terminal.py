"""In a real terminal: what is typed and what happens elsewhere share the screen."""

from __future__ import annotations

from pathlib import Path

from tests.server.joining.tables import PROMPT, url
from tests.server.serving import RunningServer
from tests.terminal.processes import in_terminal, without_escapes

ENTER = "\r"
CTRL_C = "\x03"


def test_half_a_line_is_kept_when_news_come(server: RunningServer, home: Path) -> None:
    (anna,) = server.open_table("Anna", players=2, first=0)
    with in_terminal(home, "join", url(anna), "--token", anna.token) as terminal:
        assert "Before the game" in without_escapes(terminal.expect(PROMPT))
        terminal.type("chat hel")
        terminal.expect("chat hel")
        anna.post("seats", player="Bob")
        terminal.expect("Bob sits down in seat 1.")
        terminal.expect(PROMPT + "chat hel")
        terminal.type("lo" + ENTER)
        terminal.expect("Anna: hello")
        terminal.type("sta\t" + ENTER)
        screen = without_escapes(terminal.expect("End your turn"))
        assert "Round 1: Anna to act, 2 actions left" in screen, "Tab has completed the command"
        terminal.expect(PROMPT)
        terminal.type("end" + ENTER)
        terminal.expect("Bob\u2019s turn:")
        assert not terminal.echoes(), "a line is being edited"
        code, said = terminal.end(press=CTRL_C)
        assert terminal.echoes(), "the terminal is as it was"
    assert code == 130
    assert "Your seat stays yours." in without_escapes(said)
    assert "Traceback" not in said
