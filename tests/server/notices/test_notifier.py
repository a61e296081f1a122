"""Who is asked and away is told once a turn; nobody else hears of it, and nothing of the game is in it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from blackgate.protocol.tables import TurnClock
from blackgate.server import entries as journal
from blackgate.server.notices import stored, web_push
from blackgate.server.notices.notifier import BACKOFF, Notifier
from blackgate.server.notices.web_push import decode, encode
from blackgate.server.players import accounts
from blackgate.server.room import Room
from blackgate.server.tokens import Holder
from tests.server.notices.conftest import Receiver
from tests.server.players.people import game_of
from tests.server.tabletop import STANDARD, Ear, StillManager, Tabletop, admit, still_manager

DAY = 86_400


class Phone:
    """A browser that has subscribed."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(web_push.CURVE)
        self.auth = encode(b"sixteen bytes !!")

    def browser(self, owner: str, url: str, language: str = "de") -> stored.Browser:
        return stored.Browser(owner, url, encode(web_push.public_bytes(self.private)), self.auth, language)

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8291 says, from the other side."""
        salt, key_id = body[:16], body[21 : 21 + body[20]]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, key_id))
        info = b"WebPush: info\0" + web_push.public_bytes(self.private) + key_id
        secret = web_push.derive(shared, decode(self.auth), info, 32)
        key = web_push.derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = web_push.derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        found: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)[:-1])
        return found


@asynccontextmanager
async def notifying(folder: Path) -> AsyncIterator[StillManager]:
    """A manager that may send to this machine, and whose notifier is given its work by hand."""
    async with still_manager(folder, private_addresses="allowed") as manager:
        yield manager


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[StillManager]:
    async with notifying(tmp_path) as still:
        yield still


def seat_owner(room: Room, seat: int) -> str:
    return stored.owner_of_seat(Holder(room.table.id, seat, room.table.seats[seat].key))


async def subscribed(room: Room, url: str, language: str = "de") -> tuple[int, Phone]:
    """Who is asked at the table, and the phone that they have subscribed with."""
    (asked,), phone = room.table.asked, Phone()
    await stored.subscribe(room.manager.store, phone.browser(seat_owner(room, asked), url, language), 0)
    return asked, phone


async def notify_away(room: Room) -> None:
    """Whoever is asked and away."""
    room.notify_away()
    await tell_all(room.manager.notifier)


async def tell_all(notifier: Notifier) -> None:
    """What is due now, and what is in the queue."""
    for key in list(notifier.timers):
        notifier.timers[key].cancel()
        notifier.due(*key)
    while not notifier.queue.empty():
        await notifier.notify(notifier.queue.get_nowait())


async def test_whoever_is_asked_and_away_is_told_in_their_language(manager: StillManager, receiver: Receiver) -> None:
    room = await admit(manager, Tabletop(0))
    asked, phone = await subscribed(room, receiver.url)
    other = (asked + 1) % 3
    await stored.subscribe(manager.store, phone.browser(seat_owner(room, other), receiver.url + "&other"), 0)
    await notify_away(room)
    headers, body = await receiver.heard()
    assert receiver.requests == []  # nobody else
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert phone.read(body) == {
        "title": "Du bist am Zug",
        "body": "Die anderen warten am Tisch.",
        "url": f"/table/{room.table.id}",
        "tag": room.table.id,
    }


async def test_once_a_turn_is_enough(manager: StillManager, receiver: Receiver) -> None:
    room = await admit(manager, Tabletop(0))
    await subscribed(room, receiver.url)
    for _ in range(2):  # and after a restart
        await notify_away(room)
    assert len(receiver.requests) == 1


async def test_whoever_is_there_or_has_come_back_is_not_told(manager: StillManager, receiver: Receiver) -> None:
    room = await admit(manager, Tabletop(0))
    asked, _ = await subscribed(room, receiver.url)
    room.notify_away()
    ear = Ear(asked)
    room.enter(ear, -1)
    await tell_all(manager.notifier)
    assert receiver.requests == []
    room.leave(ear)  # in their turn
    await tell_all(manager.notifier)
    assert len(receiver.requests) == 1


async def test_nobody_is_told_of_a_question_with_one_answer(manager: StillManager, receiver: Receiver) -> None:
    """R17.4: otherwise a notice would come for some hands only at times when nothing can be chosen."""
    top = Tabletop(0).play_until(
        lambda table: (
            len(table.asked) > 1 and any(len(table.moment_of(seat).legal_texts()) == 1 for seat in table.asked)
        ),
        0,
    )
    room = await admit(manager, top)
    for seat in room.table.asked:
        browser = Phone().browser(seat_owner(room, seat), f"{receiver.url}&seat={seat}")
        await stored.subscribe(manager.store, browser, 0)
    await notify_away(room)
    free = [seat for seat in room.table.asked if len(room.table.moment_of(seat).legal_texts()) > 1]
    told = [int(headers["line"].split("seat=")[1].split()[0]) for headers, _ in receiver.requests]
    assert sorted(told) == sorted(free)


async def test_it_can_be_turned_off_for_a_table(manager: StillManager, receiver: Receiver) -> None:
    room = await admit(manager, Tabletop(0))
    asked, _ = await subscribed(room, receiver.url)
    await stored.mute(manager.store, seat_owner(room, asked), stored.Muting(push=False))
    await notify_away(room)
    assert receiver.requests == []


async def test_one_browser_of_an_account_can_be_silent_about_a_table(manager: StillManager, receiver: Receiver) -> None:
    room = await with_webhook(manager, receiver)
    (asked,) = room.table.asked
    player, owner = stored.owner_of_player(room.table.seats[asked].player), seat_owner(room, asked)
    for device in ("laptop", "phone"):
        await stored.subscribe(manager.store, Phone().browser(player, f"{receiver.url}&at={device}"), 0)
    laptop = Phone().browser(owner, f"{receiver.url}&at=laptop")
    await stored.silence(manager.store, laptop, 0)
    await notify_away(room)
    assert ["at=phone" in headers["line"] for headers, _ in receiver.requests] == [True]
    await stored.unsilence(manager.store, laptop)
    assert len(await stored.browsers_of(manager.store, [player, owner], stored.owner_of_silence(owner))) == 2


async def test_a_browser_that_is_gone_is_forgotten(manager: StillManager, receiver: Receiver) -> None:
    receiver.status = 410
    room = await admit(manager, Tabletop(0))
    asked, _ = await subscribed(room, receiver.url)
    await notify_away(room)
    assert await stored.browsers_of(manager.store, [seat_owner(room, asked)]) == []


async def test_somebody_with_days_to_think_is_reminded_once(manager: StillManager, receiver: Receiver) -> None:
    room = await admit(manager, Tabletop(0, clock=TurnClock(3 * DAY)))
    _, phone = await subscribed(room, receiver.url, "en")
    for _ in range(2):
        await notify_away(room)
    titles = [phone.read(body)["title"] for _, body in receiver.requests]
    assert titles == ["It is your turn", "Still your turn: half of your time is up"]


async def test_a_short_clock_reminds_nobody(manager: StillManager) -> None:
    room = await admit(manager, Tabletop(0, clock=TurnClock(60)))
    room.notify_away()
    assert [kind for _, _, kind in manager.notifier.timers] == ["turn"]


# --- webhooks
async def with_webhook(manager: StillManager, receiver: Receiver) -> Room:
    """A game in which the player who is asked has one."""
    player = accounts.new_player("Ann Other", "en", STANDARD, 0)
    await manager.store.write(lambda connection: accounts.add(connection, player))
    seats = [f"={player.id}", f"={player.id}"]
    room = await admit(manager, game_of(3, *seats, play=False))
    await stored.set_webhook(manager.store, stored.Hook(player.id, receiver.url, b"secret", "https://games.example"))
    return room


async def test_a_webhook_is_sent_signed_json_without_secrets(manager: StillManager, receiver: Receiver) -> None:
    room = await with_webhook(manager, receiver)
    await notify_away(room)
    await manager.notifier.deliver_due()
    headers, body = await receiver.heard()
    at, signed = headers["blackgate-signature"].split(",")
    proof = hmac.new(b"secret", at.removeprefix("t=").encode() + b"." + body, hashlib.sha256).hexdigest()
    assert signed == f"v1={proof}"
    asked = room.table.asked[0]
    assert json.loads(body) == {
        "type": "turn",
        "at": round(manager.now()),
        "player": room.table.seats[asked].name,
        "table": {"id": room.table.id, "name": "", "url": f"https://games.example/table/{room.table.id}"},
    }
    await manager.notifier.deliver_due()
    assert receiver.requests == []


async def test_a_webhook_is_tried_again_later_and_later_and_then_given_up(
    manager: StillManager, receiver: Receiver
) -> None:
    receiver.status = 500
    room = await with_webhook(manager, receiver)
    await notify_away(room)
    for backoff in BACKOFF:
        await manager.notifier.deliver_due()
        await manager.notifier.deliver_due()  # not before its time
        assert len(receiver.requests) == 1
        receiver.requests.clear()
        manager.time += backoff
    await manager.notifier.deliver_due()
    assert len(receiver.requests) == 1
    receiver.requests.clear()
    manager.time += 10 * DAY
    await manager.notifier.deliver_due()
    assert receiver.requests == []


async def test_what_is_still_to_be_sent_outlives_the_server(tmp_path: Path, receiver: Receiver) -> None:
    receiver.status = 503
    async with notifying(tmp_path) as manager:
        room = await with_webhook(manager, receiver)
        await notify_away(room)
        await manager.notifier.deliver_due()
        receiver.requests.clear()
    receiver.status = 204
    async with notifying(tmp_path) as manager:
        manager.time += DAY
        await manager.notifier.deliver_due()
        assert len(receiver.requests) == 1


async def test_without_the_setting_nothing_goes_to_this_machine(tmp_path: Path, receiver: Receiver) -> None:
    async with still_manager(tmp_path) as manager:
        room = await with_webhook(manager, receiver)
        await subscribed(room, receiver.url)
        await notify_away(room)
        await manager.notifier.deliver_due()
        await asyncio.sleep(0)
        assert receiver.requests == []


async def test_two_processes_send_it_once(manager: StillManager, receiver: Receiver) -> None:
    room = await with_webhook(manager, receiver)
    await notify_away(room)
    await asyncio.gather(manager.notifier.deliver_due(), Notifier(manager).deliver_due())
    assert len(receiver.requests) == 1


# --- whose turn it is, in a list
async def test_a_list_of_tables_says_where_it_is_my_turn(manager: StillManager) -> None:
    room = await admit(manager, Tabletop(0))
    (asked,) = room.table.asked

    async def turns() -> list[bool]:
        holders = [Holder(room.table.id, seat, f"key{seat}") for seat in range(3)]
        return [(await manager.tables_of([holder]))[0].my_turn for holder in holders]

    assert await turns() == [seat == asked for seat in range(3)]
    assert room.note_waiting()
    await room.all_saved()
    room.close("closing")
    assert room.table.id not in manager.rooms
    assert await turns() == [seat == asked for seat in range(3)]  # from the database


async def test_whose_turn_it_is_at_a_table_of_another_process_is_noted_now_and_then(manager: StillManager) -> None:
    table = (await admit(manager, Tabletop(0))).table
    room = manager.rooms[table.id] = Room(manager, table, lease=1)
    manager.evict_idle()
    await room.all_saved()
    assert manager.rooms[table.id] is room
    row = await manager.store.row(table.id)
    assert row is not None
    assert row.waiting == ",".join(map(str, table.asked))


async def test_a_room_says_that_somebody_takes_time_off(manager: StillManager) -> None:
    room = await admit(manager, Tabletop(0))
    entry = journal.OnVacation(1, True, manager.now())
    room.table.apply(entry)
    room.change([entry])
    assert [seat.vacation for seat in room.info().seats] == [False, True, False]
