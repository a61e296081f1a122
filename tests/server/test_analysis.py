"""The analysis board: from a finished game, a position as text or a puzzle; never from a game that goes on."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from blackgate import lay_out, load_edition, position_text
from blackgate.protocol import analysis as wire
from blackgate.puzzles import puzzles_of
from blackgate.server.analysis import Origin, analysed, of_position, of_table
from blackgate.server.bots import BotPool, Position
from blackgate.server.refusals import Refusal
from blackgate.server.time_slices import run_to_end
from tests.server.serving import RunningServer
from tests.server.tabletop import SHORT, STANDARD, Tabletop, lay, refused

TEXT = """
0: showers; hand link, 2 knife; cigarettes 3
1: showers; hand shovel
2: cell_block; points 4; tunnel pickaxe
turn: 0
"""
FINISHED = Tabletop(5, SHORT, warden=True).play_out(5).table


def steps(origin: Origin, *tried: str, since: int = 0) -> list[wire.AnalysisStep]:
    request = wire.Analyse(wire.OfPosition(""), list(tried), since)
    return run_to_end(analysed(origin, request, "en")).steps


def of_text(text: str = TEXT) -> Origin:
    return of_position(text, STANDARD, "en")


def test_a_step_of_a_finished_game_is_as_it_was_and_goes_on_as_it_did() -> None:
    origin = run_to_end(of_table(FINISHED, 7))
    then = next(game for number, game in FINISHED.replaying(7) if number == 7)
    assert position_text(origin.game) == position_text(then)
    assert origin.names == FINISHED.names
    assert origin.played == [each.action for each in FINISHED.actions[7:207]]
    told = steps(origin, *origin.played[:3])
    assert [step.action for step in told] == ["", *origin.played[:3]]
    assert told[0].question.asked == [told[1].seat]
    assert all(step.label for step in told[1:])


def test_hands_are_open_and_the_seat_that_is_asked_can_choose() -> None:
    (step,) = steps(of_text())
    assert [own["hand"] for own in step.own] == [{"knife": 2, "link": 1}, {"shovel": 1}, {}]
    assert step.question.asked == [0]
    assert step.question.choices


def test_other_choices_are_tried_and_only_what_is_new_is_told() -> None:
    first, second, third = steps(of_text(), "extort 1", "demand shovel")
    assert (first.seat, second.seat, second.action) == (-1, 0, "extort 1")
    assert third.log
    assert steps(of_text(), "extort 1", "demand shovel", since=2) == [third]
    assert lay_out(third.position).asked() == third.question.asked[0]


def test_what_is_no_choice_there_is_refused() -> None:
    with refused("illegal"):
        steps(of_text(), "dig nothing")
    with refused("over"):
        run_to_end(of_table(FINISHED, len(FINISHED.actions) + 1))
    with refused("over"):
        steps(run_to_end(of_table(FINISHED, len(FINISHED.actions))), "search")


def test_an_answer_has_so_many_steps_and_the_rest_is_asked_for_again() -> None:
    game, tried = of_text().game, []
    for _ in range(80):
        tried.append(game.legal_texts()[0])
        game.play(tried[-1])
    assert len(steps(of_text(), *tried)) == 50
    assert len(steps(of_text(), *tried, since=50)) == 31


def test_a_game_that_goes_on_is_never_looked_into() -> None:
    with refused("not-over"):
        run_to_end(of_table(Tabletop().table, 0))


IMPOSSIBLE = (
    "",
    "hello",
    "0: showers; hand king\n1: showers",
    "0: nowhere\n1: showers",
    TEXT + "deck: 999999999 link",
    "0:" * 3000,
)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_what_to_change(text: str) -> None:
    with pytest.raises(Refusal) as found:
        of_text(text)
    assert found.value.code == "wrong-position"
    assert "Change that and try again" in found.value.text("en")


def test_whatever_is_pasted_is_refused_or_can_be_played() -> None:
    """Positions of real games, with lines changed by chance: nothing else is raised, and nothing hangs."""
    random = Random(3)
    texts = [position_text(game) for number, game in FINISHED.replaying() if number % 9 == 0]
    words = sorted({word for text in texts for word in text.replace(";", " ; ").replace(",", " , ").split()})
    laid = 0
    for _ in range(1500):
        lines = random.choice(texts).splitlines()
        for _ in range(random.randrange(1, 3)):
            at = random.randrange(len(lines))
            parts = lines[at].split(" ")
            changed = random.randrange(len(parts))
            number = parts[changed].rstrip(";,").isdecimal()
            parts[changed] = f"{random.randrange(9)}" if number else random.choice(words)
            lines[at] = " ".join(parts)
        try:
            origin = of_text("\n".join(lines))
        except Refusal:
            continue
        laid += 1
        for _ in range(20):
            if origin.game.over:
                break
            origin.game.play(random.choice(origin.game.legal_texts()))
    assert laid > 50


# --- over HTTP
def asked(server: RunningServer, path: str, body: dict[str, Any]) -> tuple[int, Any]:
    with server.http() as http:
        answer = http.post(f"/api/analysis{path}", json=body, timeout=60)
        return answer.status_code, answer.json()


def test_a_running_game_is_refused_to_everybody(server: RunningServer) -> None:
    seat = lay(server, Tabletop(7).copy("running"))[0]
    beginning = {"type": "table", "table": seat.table, "step": 0}
    for path, more in (("", {}), ("/board", {}), ("/thoughts", {}), ("/table", {"seat": 0})):
        status, problem = asked(server, path, {"beginning": beginning, **more})
        assert (status, problem["code"]) == (409, "not-over"), path


def test_one_plays_on_from_a_step_a_position_and_a_puzzle(server: RunningServer) -> None:
    seat = lay(server, Tabletop(6, SHORT, players=2).play_out(6).copy("branched"))[0]
    puzzle = puzzles_of(load_edition())[0]
    for beginning in (
        {"type": "table", "table": seat.table, "step": 2},
        {"type": "position", "text": TEXT},
        {"type": "puzzle", "puzzle": puzzle.id},
    ):
        status, told = asked(server, "", {"beginning": beginning})
        assert status == 200
        tried = [told["steps"][0]["question"]["choices"][0]["action"]]
        body = {"beginning": beginning, "tried": tried, "seat": 1, "bot": "rookie"}
        status, seated = asked(server, "/table", body)
        assert (status, seated["seat"]) == (201, 1)
        with server.http() as http:
            info = http.get(f"/api/tables/{seated['table']}").json()
        assert info["state"] == "playing"
        assert [each["kind"] for each in info["seats"]][1] == "person"
        assert asked(server, "/board", {"beginning": beginning})[1]["places"]


def test_the_bot_thinks_about_a_position_with_words_for_what_it_expects(server: RunningServer) -> None:
    beginning = {"type": "position", "text": TEXT}
    status, told = asked(server, "/thoughts", {"beginning": beginning, "tried": ["extort 1"], "seconds": 1})
    assert status == 200
    best = told["alternatives"][0]
    assert best["label"]
    assert best["line"][0]["action"] == best["action"]
    assert asked(server, "/thoughts", {"beginning": beginning, "seconds": 3600})[0] == 400


def test_of_one_guest_there_is_one_thought_at_a_time_and_few_in_all() -> None:
    async def ask() -> None:
        bots = BotPool(1)
        position = Position.of(of_text().game, "")
        thoughts = [asyncio.ensure_future(bots.think(position, 0.2, guest)) for guest in "abcd"]
        await asyncio.sleep(0)
        with refused("too-many"):
            await bots.think(position, 0.2, "a")
        with refused("too-many"):
            await bots.think(position, 0.2, "e")
        assert all(await asyncio.gather(*thoughts))
        assert await bots.think(position, 0.2, "a")
        bots.close()

    asyncio.run(ask())
