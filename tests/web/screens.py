"""Every screen of the client with content: how to get there, and what to wait for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from blackgate import FastDealer
from blackgate.bots import new_bot
from blackgate.edition import Edition
from blackgate.lessons import LESSONS
from blackgate.protocol.play import Update, Welcome
from blackgate.puzzles import puzzles_of
from blackgate.records import read_record
from blackgate.rules.view import View
from blackgate.server import decisions
from blackgate.server import entries as journal
from blackgate.server.entries import By
from blackgate.server.finished_games import record_text
from blackgate.server.lobby import start as start_game
from blackgate.server.players import ratings
from blackgate.server.storage import Store
from blackgate.server.table import Table
from tests.server.players.people import Person, game_of
from tests.server.serving import RunningServer, Seat, answer
from tests.server.tabletop import NAMES, SHORT, STANDARD, Tabletop, choices
from tests.web.browsing import Visitor, laid

Screen = Callable[[Visitor], None]

TOLD: Final = 90_000.0  # milliseconds that a story may take
STEP: Final = 40  # of a finished game, at which somebody did something in their turn
GAMES: Final = 20  # in which a scene is looked for
BEFORE: Final = 20  # the version that Ann saw before a bot played for her

_numbers: Final[Iterator[int]] = count()


class Scene(Tabletop):
    """Ann among rookies, who also play for her until the scene is right."""

    def __init__(self, seed: int, edition: Edition = STANDARD, by: By = "", **settings: Any) -> None:
        super().__init__(seed, edition, start=False, **settings)
        self.next_scene = partial(Scene, seed + 1, edition, by, **settings)
        for seat in range(1, len(self.table.seats)):
            self.apply(journal.Emptied(seat, 0))
            self.apply(journal.Filled(seat, NAMES[seat], "rookie"))
        self.write(start_game(self.table, self.now))
        self.rookie = new_bot("rookie", str(seed))
        self.by: By = by  # how what is chosen for Ann is marked

    def play_on(self, random: Random) -> None:
        seat = next(seat for seat in self.table.asked if seat not in self.table.held)
        moment = self.table.moment_of(seat)
        action = self.rookie.choose(View(moment, seat), list(moment.legal_actions()))
        self.choose(seat, moment.book.action_texts[action], self.by if seat == 0 else "")

    def play_until(self, there: Callable[[Table], bool], seed: int, most: int = 3000) -> Tabletop:
        """In the game of this seed or, if it ends before, of the next one, so that a card can change and the scene is
        found all the same."""
        scene = self
        for _ in range(GAMES):
            with suppress(StopIteration):
                return super(Scene, scene).play_until(there, seed, most)
            scene = scene.next_scene()
        raise AssertionError(f"this came about in none of {GAMES} games")

    def until(self, *chosen_from: str, after: int = 0, window: bool = False) -> Tabletop:
        """Play on until Ann, and nobody else, may choose something that begins so."""

        def there(table: Table) -> bool:
            if table.asked != [0] or table.version < after or (window and not table.window):
                return False
            return any(choice.startswith(chosen_from) for choice in choices(table, 0))

        return self.play_until(there, 0)


@cache
def turn_of_six() -> Tabletop:
    """In the middle of a game with every module, in a turn in which Ann may do what tests need, whatever the cards
    are."""
    for seed in count(15):
        top = middle_of_six(seed)
        if offers_much(top.table):
            return top
    raise AssertionError("there are seeds without end")


def middle_of_six(seed: int) -> Tabletop:
    everything = ("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward")
    scene = Scene(seed, players=6, michel="michelle", warden=True, places=everything, tracker=True)
    return scene.until("sell", "buy", after=200)


def offers_much(table: Table) -> bool:
    verbs = {choice.split()[0] for choice in choices(table, 0)}
    return verbs >= {"buy", "cautious_move", "play"} and bool(cards_to_sell(table))


def cards_to_sell(table: Table) -> list[str]:
    """Cards that Ann can do nothing with in that turn but sell them, and has only once."""
    hand = table.view_of(0).hand
    chosen = [choice.split()[:2] for choice in choices(table, 0) if " " in choice]
    named = Counter(card for _, card in chosen)
    return [card for verb, card in chosen if verb == "sell" and named[card] == hand[card] == 1]


def card_to_sell() -> str:
    return cards_to_sell(turn_of_six().table)[0]


@cache
def combat() -> Tabletop:
    return Scene(2, players=4).until("lay ", after=60)


@cache
def window() -> Tabletop:
    return Scene(2, players=4).until("reveal", window=True)


@cache
def played_for() -> Tabletop:
    """A bot has played for Ann for a while."""
    return Scene(2, players=4, by="bot").until("search", after=60)


@cache
def robbed() -> Tabletop:
    """Ann's turn, after one in which somebody else had a word with her."""
    return Scene(4, players=4).until("search", after=60)


@cache
def waiting() -> Tabletop:
    """Bots that wait for a go-ahead, at the beginning of a bot's turn."""
    scene = Scene(3, players=4).play_until(
        lambda table: table.version > 60 and table.asked == [2] and not table.window, 0
    )
    scene.write(decisions.set_stepwise(scene.table, 0, True, ""))
    return scene


@cache
def about_to_win() -> tuple[Tabletop, str]:
    """Ann can dig her way out, and with what."""
    for seed in count(1):
        scene = Scene(seed, players=4)
        while scene.table.state == "playing":
            if scene.table.asked == [0]:
                for choice in choices(scene.table, 0):
                    tried = scene.table.game.clone(FastDealer(0))
                    tried.play(choice)
                    if choice.startswith("dig ") and tried.over:
                        return scene, choice
            scene.play_on(Random(0))
    raise AssertionError("nobody ever wins")


@cache
def over() -> Tabletop:
    return Scene(6, players=4).play_out(6)


def put(server: RunningServer, top: Tabletop) -> list[Seat]:
    """The same table once more, for somebody else."""
    return laid(server, top.copy(f"{top.table.id}x{next(_numbers)}"))


def start(visitor: Visitor) -> None:
    visitor.goes("/")
    expect(visitor.button("pages-play-now")).to_be_visible()


def start_with_friends(visitor: Visitor) -> None:
    page = visitor.goes("/")
    page.get_by_role("tab", name=visitor.words("pages-way-friends")).click()
    for more in page.locator("summary").all():
        more.click()
    page.get_by_role("radio", name=visitor.words("pages-clock-game")).check(force=True)
    page.get_by_label(visitor.words("pages-clock-unit", time=visitor.words("pages-clock-more"))).select_option("days")
    expect(visitor.button("pages-open-table")).to_be_visible()


def start_in_ones_turn(visitor: Visitor) -> None:
    """At one of my tables the others wait for me."""
    visitor.sits(put(visitor.server, turn_of_six())[0])
    expect(visitor.button("table-menu")).to_be_visible()
    page = visitor.goes("/")
    expect(page.get_by_text(visitor.words("pages-my-turn"), exact=True)).to_be_visible()


def start_on_one_device(visitor: Visitor) -> None:
    visitor.goes("/").get_by_role("tab", name=visitor.words("pages-way-here")).click()
    expect(visitor.button("pages-play-here")).to_be_visible()


def start_by_code(visitor: Visitor) -> None:
    visitor.goes("/ABCDEF")
    expect(visitor.button("pages-join")).to_be_visible()


def lobby(visitor: Visitor) -> None:
    visitor.sits(visitor.server.open_table("Anna", "Ben", bots=("rookie",), players=5)[0])
    expect(visitor.button("pages-start")).to_be_visible()


def lobby_of_a_guest(visitor: Visitor) -> None:
    seats = visitor.server.open_table("Anna", players=3)
    visitor.goes(f"/table/{seats[0].table}")
    expect(visitor.button("pages-sit")).to_be_visible()


def sits_down(visitor: Visitor, top: Tabletop) -> None:
    """When she can choose, and everything else is drawn: the log comes last."""
    visitor.sits(put(visitor.server, top)[0])
    expect(visitor.choices.first).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


def turn(visitor: Visitor) -> None:
    sits_down(visitor, turn_of_six())


def choosing(visitor: Visitor) -> None:
    turn(visitor)
    visitor.bar.locator("[data-verb][aria-haspopup]:not([aria-disabled=true])").first.click()
    expect(visitor.opened).to_be_visible()


def fight(visitor: Visitor) -> None:
    sits_down(visitor, combat())


def reaction(visitor: Visitor) -> None:
    sits_down(visitor, window())


def watching(visitor: Visitor) -> None:
    people = Tabletop(9, players=4)  # all of them away
    visitor.goes(f"/table/{put(visitor.server, people)[0].table}")
    expect(visitor.page.get_by_text(visitor.words("table-watching"))).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


def retold(visitor: Visitor) -> None:
    sits_down(visitor, robbed())
    strip = visitor.page.get_by_role("list", name=visitor.words("table-since"), exact=True)
    strip.get_by_role("button").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def step_by_step(visitor: Visitor) -> None:
    visitor.sits(put(visitor.server, waiting())[0])
    expect(visitor.button("table-bots-step")).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


def tv(visitor: Visitor) -> None:
    page = visitor.goes(f"/tv/{put(visitor.server, turn_of_six())[0].table}")
    expect(page.get_by_role("article")).to_have_count(6)
    expect(page.get_by_role("region", name=visitor.words("pages-tv-news")).get_by_role("listitem")).to_have_count(3)


def tv_lobby(visitor: Visitor) -> None:
    seats = visitor.server.open_table("Anna", "Ben", bots=("rookie",), players=5)
    visitor.goes(f"/tv/{seats[0].table}")
    expect(visitor.page.get_by_text(visitor.words("pages-tv-scan"))).to_be_visible()


def hand(visitor: Visitor) -> None:
    """The phone of somebody whose board is on a TV."""
    sits_down(visitor, turn_of_six())
    visitor.goes(visitor.page.url.replace("/table/", "/hand/"))
    expect(visitor.choices.first).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("pages-hand-screen"))).to_be_visible()


def puzzles(visitor: Visitor) -> None:
    page = visitor.goes("/puzzles")
    expect(page.get_by_role("heading", name=visitor.words("pages-puzzle-today"))).to_be_visible()


def puzzle(visitor: Visitor) -> None:
    """One that was not solved."""
    page = visitor.goes(f"/puzzles/{puzzles_of(STANDARD)[0].id}")
    visitor.bar.locator("[data-verb=end]").click()
    expect(visitor.sure.or_(visitor.button("pages-puzzle-show"))).to_be_visible()
    if visitor.sure.is_visible():
        visitor.sure.click()
    visitor.button("pages-puzzle-show").click()
    expect(page.locator(".solution")).to_be_visible()


def hint(visitor: Visitor) -> None:
    """One step of what the boss expects is looked at."""
    turn(visitor)
    visitor.button("table-hint-short").click()
    visitor.page.locator(".line button").first.click()
    expect(visitor.page.locator("[data-mark='1'].chosen")).to_be_visible()


def analysis(visitor: Visitor) -> None:
    """Two choices were tried, one in place of the other."""
    table = put(visitor.server, over())[0].table
    visitor.goes("/analysis")
    visitor.goes(f"/analysis#table={table}&step={STEP}")
    visitor.button("pages-replay-on").click()
    visitor.button("pages-replay-back").click()
    visitor.bar.locator("[data-verb=end]").click()
    expect(visitor.page.get_by_text(visitor.words("analysis-instead", step=1))).to_be_attached()


def analysis_start(visitor: Visitor) -> None:
    page = visitor.goes("/analysis")
    page.get_by_label(visitor.words("analysis-position")).fill("0: showers; hand king\n1: showers")


def chat(visitor: Visitor) -> None:
    turn(visitor)
    visitor.says("Pssst.")


def menu(visitor: Visitor) -> None:
    turn(visitor)
    visitor.button("table-menu").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def lost(visitor: Visitor) -> None:
    visitor.offline = True
    visitor.context.set_offline(False)  # in another language it was lost already
    turn(visitor)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_role("banner").get_by_role("status")).to_have_text(visitor.words("table-line-lost"))


def meanwhile(visitor: Visitor) -> None:
    """Back at a table where a bot has played for Ann until she came."""
    seats = put(visitor.server, played_for())
    visitor.keep("blackgate.seen", [[seats[0].token, BEFORE]])
    visitor.sits(seats[0])
    expect(visitor.button("table-go-on")).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


def curtain(visitor: Visitor) -> None:
    visitor.sits(*put(visitor.server, Tabletop(7, players=2)))
    expect(visitor.page.get_by_text(visitor.words("pages-hand-over-about"))).to_be_visible()


def after(tab: str) -> Screen:
    def show(visitor: Visitor) -> None:
        visitor.sits(put(visitor.server, over())[0])
        visitor.page.get_by_role("tab", name=visitor.words(f"pages-after-{tab}")).click()
        expect(visitor.page.get_by_role("tabpanel")).to_be_visible()

    return show


def replay(visitor: Visitor) -> None:
    after("replay")(visitor)
    expect(visitor.page.get_by_role("group", name=visitor.words("board-plan"))).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0)


@cache
def over_soon() -> Tabletop:
    """A game of three rounds."""
    return Scene(6, SHORT, players=3).play_out(6)


def story(visitor: Visitor) -> None:
    visitor.sits(put(visitor.server, over_soon())[0])
    visitor.page.get_by_role("tab", name=visitor.words("pages-after-story")).click()
    expect(visitor.page.get_by_role("heading", name=visitor.words("story-points"))).to_be_visible(timeout=TOLD)


def forged() -> str:
    """A record with a forged die, resealed as a forger would."""
    record = read_record(record_text(over().table))
    number, play = next((n, play) for n, play in enumerate(record.plays) if play.action == "move")
    other = replace(play, chance=(play.chance[0] % 6 + 1, *play.chance[1:]))
    return replace(record, plays=(*record.plays[:number], other, *record.plays[number + 1 :])).text()


def drop_record(visitor: Visitor, record: str) -> Locator:
    """Onto the page that verifies; what it says of it."""
    page = visitor.goes("/fair")
    chooser = page.get_by_label(visitor.words("fair-choose"))
    chooser.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()})
    return page.get_by_role("status")


def fair(visitor: Visitor) -> None:
    expect(drop_record(visitor, forged())).to_contain_text(visitor.words("fair-no"))
    visitor.page.get_by_text(visitor.words("fair-steps"), exact=True).click()
    expect(visitor.page.get_by_role("table")).to_be_visible()


def play_on(visitor: Visitor) -> None:
    visitor.goes("/fair")  # to the same address with a step, a browser would not go anew
    visitor.goes(f"/table/{put(visitor.server, over())[0].table}#step-40")
    visitor.button("story-branch").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def rules(visitor: Visitor) -> None:
    page = visitor.goes("/rules")
    expect(page.get_by_label(visitor.words("pages-rules-search")).first).to_be_visible()
    expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()


def style(visitor: Visitor) -> None:
    page = visitor.goes("/style")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(2)  # by night and by day
    expect(page.get_by_role("heading", name=visitor.words("cards-style-texts")).last).to_be_visible()


@dataclass(frozen=True)
class Regular:
    """Somebody who has played for a while with an account."""

    id: str
    name: str
    session: str


@cache
def regular(server: RunningServer) -> Regular:
    """With public games against bots, a guest and somebody who is gone, over weeks; and a private one."""
    names = ("Maximiliane von Thurn", "Somebody who left")
    people = [Person(server) for _ in names]
    ids = [person.claim(name[:20])["account"]["id"] for person, name in zip(people, names, strict=True)]
    me, gone = (f"={each}" for each in ids)
    tables = [(me, "boss"), (me, gone), (me, "lifer:3"), (me, "veteran", "boss", "lifer"), (me, "guest", "rookie")]
    games = [game_of(seed, *seats) for seed, seats in enumerate([*tables, *tables], 200)]
    private = people[0].opens(names[0][:20], public=False)
    assert private.get()["seats"][0]["player"] == ids[0]
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, enter(server, games)).result()
    assert people[1].http.delete("/api/account").is_success
    session = people[0].http.cookies["blackgate_session"]
    for person in people:
        person.http.close()
    return Regular(ids[0], names[0][:20], session)


async def enter(server: RunningServer, games: list[Tabletop]) -> None:
    """The results of these games, one a week."""
    store = await Store.open(server.database)
    for week, top in enumerate(games):
        top.table.changed += 604_800 * week
        await ratings.enter(store, top.table)
    await store.close()


def signs_in(visitor: Visitor) -> Regular:
    found = regular(visitor.server)
    visitor.context.add_cookies([{"name": "blackgate_session", "value": found.session, "url": visitor.address}])
    visitor.keep("blackgate.player", found.name)
    return found


def account(visitor: Visitor) -> None:
    name = signs_in(visitor).name
    page = visitor.goes("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("heading", name=visitor.words("people-ways"))).to_be_visible()
    expect(page.get_by_role("heading", name=visitor.words("people-vacation"))).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(1)


def account_of_a_guest(visitor: Visitor) -> None:
    visitor.goes("/account")
    expect(visitor.button("people-claim-passphrase")).to_be_visible()


def account_signing_in(visitor: Visitor) -> None:
    page = visitor.goes("/account")
    page.get_by_role("tab", name=visitor.words("people-sign-in")).click()
    page.locator("summary").click()
    expect(visitor.button("people-by-code")).to_be_visible()


def account_new(visitor: Visitor) -> None:
    """The recovery codes are shown; nobody is signed in from elsewhere."""
    visitor.context.clear_cookies()
    visitor.keep("blackgate.player", "")
    page = visitor.goes("/account")
    page.get_by_label(visitor.words("people-name"), exact=True).fill(f"Newcomer {next(_numbers)}")
    page.get_by_label(visitor.words("people-passphrase"), exact=True).fill("seven spoons and a rope")
    visitor.button("people-claim-passphrase").click()
    expect(page.get_by_role("listitem").get_by_role("code")).to_have_count(10)


def player(visitor: Visitor) -> None:
    page = visitor.goes(f"/player/{regular(visitor.server).id}")
    expect(page.get_by_role("img", name=visitor.words("people-curve"))).to_be_visible()
    expect(page.get_by_role("link", name=visitor.words("people-replay"))).to_have_count(10)


def players(visitor: Visitor) -> None:
    regular(visitor.server)
    page = visitor.goes("/players")
    expect(page.get_by_role("row").nth(2)).to_be_visible()


def closed(visitor: Visitor) -> None:
    (seat,) = visitor.server.open_table("Anna", players=2)
    seat.post("end")
    visitor.sits(seat)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("table-closed-title"))


def of_other_rules(visitor: Visitor) -> None:
    top = Tabletop(3).play_until(lambda table: len(table.actions) > 10, seed=3).copy(f"rules{next(_numbers)}")
    visitor.sits(laid(visitor.server, top, top.rows_by_earlier_rules())[0])
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words("table-ended-rules"))


def learn(visitor: Visitor) -> None:
    """With a lesson that has been begun."""
    begun = {"table": "x", "seat": 0, "done": True, "open": True}
    visitor.keep("blackgate.lessons", {"tutorial": begun, "michel": {**begun, "open": False}})
    page = visitor.goes("/learn")
    expect(page.get_by_role("listitem")).to_have_count(len(LESSONS))


@cache
def taught(server: RunningServer, name: str, steps: int) -> Seat:
    """Anna's seat in a lesson in which she has done so many things; nothing is done to it here."""
    with server.http() as http:
        seated = answer(http.post("/api/lessons", json={"lesson": name, "player": "Anna", "pace": 0}))
    seat = Seat(server, seated["table"], seated["seat"], seated["token"])
    with seat.connect() as player:
        told = player.receive_until(Welcome)
        while told.question.coach.done < steps or not told.question.coach.lines:
            if told.question.choices:
                action = told.question.choices[0].action
                player.say("play", ref=f"p{told.version}", version=told.version, action=action)
            told = player.receive_until(Update)
    return seat


def lesson(visitor: Visitor) -> None:
    """The coach has something to tell before the next action."""
    visitor.sits(taught(visitor.server, "prison", 4))
    expect(visitor.button("coach-next")).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


def lesson_done(visitor: Visitor) -> None:
    visitor.sits(taught(visitor.server, "michel", 7))
    expect(visitor.page.get_by_role("button", name=visitor.words("coach-next-lesson", name=""))).to_be_visible()
    expect(visitor.lines.first).to_be_attached()


SCREENS: Final[dict[str, Screen]] = {
    "start": start,
    "start-with-friends": start_with_friends,
    "start-in-ones-turn": start_in_ones_turn,
    "start-on-one-device": start_on_one_device,
    "start-by-code": start_by_code,
    "lobby": lobby,
    "lobby-of-a-guest": lobby_of_a_guest,
    "turn": turn,
    "choosing": choosing,
    "fight": fight,
    "reaction": reaction,
    "watching": watching,
    "retold": retold,
    "step-by-step": step_by_step,
    "tv": tv,
    "tv-lobby": tv_lobby,
    "hand": hand,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "hint": hint,
    "analysis": analysis,
    "analysis-start": analysis_start,
    "chat": chat,
    "menu": menu,
    "lost": lost,
    "meanwhile": meanwhile,
    "curtain": curtain,
    "learn": learn,
    "lesson": lesson,
    "lesson-done": lesson_done,
    "ending": after("ending"),
    "story": story,
    "figures": after("figures"),
    "replay": replay,
    "play-on": play_on,
    "record": after("record"),
    "fair": fair,
    "rules": rules,
    "style": style,
    "account": account,
    "account-of-a-guest": account_of_a_guest,
    "account-signing-in": account_signing_in,
    "account-new": account_new,
    "player": player,
    "players": players,
    "closed": closed,
    "closed-by-other-rules": of_other_rules,
}
