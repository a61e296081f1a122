"""Every screen of the client, each with something on it: how to come there, and what is there when it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Final

from playwright.sync_api import expect

from blackgate.server.table import Table
from tests.server.serving import RunningServer, Seat
from tests.server.tabletop import SHORT, Tabletop, choices
from tests.web.browsing import Visitor, laid

Screen = Callable[[Visitor], None]

_numbers: Final[Iterator[int]] = count()


@cache
def turn_of_six() -> Tabletop:
    """In the middle of a game with everything in it, in somebody's turn."""
    everything = ("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward")
    top = Tabletop(3, players=6, michel="michelle", warden=True, places=everything, tracker=True)
    return top.play_until(lambda table: table.version > 250 and in_turn(table), 3)


@cache
def combat() -> Tabletop:
    top = Tabletop(4, players=4)
    return top.play_until(lambda table: any("lay " in each for seat in table.asked for each in choices(table, seat)), 1)


@cache
def window() -> Tabletop:
    top = Tabletop(5, players=4)
    return top.play_until(lambda table: bool(table.window) and len(table.asked) == 1, 1)


@cache
def over() -> Tabletop:
    return Tabletop(6, SHORT, players=3).play_out(6)


def in_turn(table: Table) -> bool:
    return any("end" in choices(table, seat) for seat in table.asked)


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
    expect(visitor.button("pages-open-table")).to_be_visible()


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


def turn(visitor: Visitor) -> None:
    top = turn_of_six()
    visitor.sits(put(visitor.server, top)[top.table.asked[0]])
    expect(visitor.choices.first).to_be_visible()


def choosing(visitor: Visitor) -> None:
    turn(visitor)
    visitor.bar.locator("[data-verb][aria-haspopup]:not([aria-disabled=true])").first.click()
    expect(visitor.opened).to_be_visible()


def fight(visitor: Visitor) -> None:
    top = combat()
    visitor.sits(put(visitor.server, top)[top.table.asked[0]])
    expect(visitor.choices.first).to_be_visible()


def reaction(visitor: Visitor) -> None:
    top = window()
    visitor.sits(put(visitor.server, top)[top.table.asked[0]])
    expect(visitor.choices.first).to_be_visible()


def watching(visitor: Visitor) -> None:
    visitor.goes(f"/table/{put(visitor.server, turn_of_six())[0].table}")
    expect(visitor.page.get_by_text(visitor.words("table-watching"))).to_be_visible()


def chat(visitor: Visitor) -> None:
    turn(visitor)
    visitor.says("Pssst.")


def menu(visitor: Visitor) -> None:
    turn(visitor)
    visitor.button("table-menu").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def curtain(visitor: Visitor) -> None:
    seats = put(visitor.server, combat())
    visitor.sits(*seats[:2])
    expect(visitor.page.get_by_text(visitor.words("pages-hand-over-about"))).to_be_visible()


def after(tab: str) -> Screen:
    def show(visitor: Visitor) -> None:
        visitor.sits(put(visitor.server, over())[0])
        visitor.page.get_by_role("tab", name=visitor.words(f"pages-after-{tab}")).click()
        expect(visitor.page.get_by_role("tabpanel")).to_be_visible()

    return show


def rules(visitor: Visitor) -> None:
    page = visitor.goes("/rules")
    expect(page.get_by_label(visitor.words("pages-rules-search")).first).to_be_visible()


def style(visitor: Visitor) -> None:
    page = visitor.goes("/style")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def closed(visitor: Visitor) -> None:
    (seat,) = visitor.server.open_table("Anna", players=2)
    seat.post("end")
    visitor.sits(seat)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("table-closed-title"))


SCREENS: Final[dict[str, Screen]] = {
    "start": start,
    "start-with-friends": start_with_friends,
    "start-on-one-device": start_on_one_device,
    "start-by-code": start_by_code,
    "lobby": lobby,
    "lobby-of-a-guest": lobby_of_a_guest,
    "turn": turn,
    "choosing": choosing,
    "fight": fight,
    "reaction": reaction,
    "watching": watching,
    "chat": chat,
    "menu": menu,
    "curtain": curtain,
    "ending": after("ending"),
    "figures": after("figures"),
    "replay": after("replay"),
    "record": after("honest"),
    "rules": rules,
    "style": style,
    "closed": closed,
}
