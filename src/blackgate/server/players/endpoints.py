"""What can be asked for over HTTP about people who come back."""

from __future__ import annotations

from typing import Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection, select

from blackgate.protocol import players as wire
from blackgate.server.calls import TABLE, Call, Endpoint
from blackgate.server.finished_games import record_text
from blackgate.server.notices import stored, vacations
from blackgate.server.players import accounts, credentials, passkeys, passphrases, profiles, recovery_codes, sessions
from blackgate.server.players.accounts import Player
from blackgate.server.players.ratings import is_bot
from blackgate.server.refusals import Refusal
from blackgate.server.storage.schema import SESSIONS
from blackgate.server.table_manager import key_of, line
from blackgate.unicode import skeletons, tidied

LOG = structlog.get_logger(__name__)


# --- claiming a name, signing in and out
async def who_am_i(call: Call) -> wire.WhoAmI:
    session = await call.signed_in()
    return wire.WhoAmI(
        await account_of(call, session.player, session.is_fresh(call.manager.now())) if session else None
    )


async def claim_name(call: Call) -> wire.NewCodes:
    """Counted as an attempt to sign in, once it could be done: nobody claims names by the dozen."""
    request, manager, now = call.body, call.manager, call.manager.now()
    player = accounts.new_player(request.name, request.language, manager.edition, now)
    site = passkeys.site_of(call.origin, manager.settings.passkey_domain) if request.passkey else None
    if not request.passkey:
        passphrases.check(request.passphrase, player.name)
    if await accounts.alike(manager.store, player.name):
        raise Refusal("name-claimed")
    call.limits.check("sign_in", call.address)
    hashed = b"" if request.passkey else await manager.passphrases.hashed(request.passphrase)

    def claim(connection: Connection) -> tuple[Player, str, list[str]]:
        claimed = player
        if site is None:
            accounts.add(connection, claimed)
            credentials.set_passphrase(connection, claimed.id, hashed, now)
        else:
            key = passkeys.verify(connection, site, "claim", request.passkey, now)
            claimed = replace(player, id=key.subject)  # the passkey holds that id already
            accounts.add(connection, claimed)
            passkeys.keep(connection, key, now)
        codes = recovery_codes.renew(connection, claimed.id)
        return claimed, sessions.begin(connection, claimed.id, now, call.session), codes

    claimed, token, codes = await manager.store.write(claim)
    call.remember(token)
    return wire.NewCodes(await account_of(call, claimed), codes)


async def ask_passkey(call: Call) -> wire.PasskeyOptions:
    store, now = call.manager.store, call.manager.now()
    site = passkeys.site_of(call.origin, call.manager.settings.passkey_domain)
    if call.body.purpose == "sign-in":
        return wire.PasskeyOptions(await passkeys.request_options(store, site, now))
    if call.body.purpose == "add":
        player = await call.player(fresh=True)
    else:
        player = accounts.new_player(call.body.name, "", call.manager.edition, now)
        if await accounts.alike(store, player.name):
            raise Refusal("name-claimed")
    return wire.PasskeyOptions(await passkeys.creation_options(store, site, call.body.purpose, player, now))


async def sign_in(call: Call) -> wire.WhoAmI:
    """What was right is not counted. Nobody learns whether there is such a name, nor in what time."""
    request, manager, now = call.body, call.manager, call.manager.now()
    name = skeletons(tidied(request.name))[0]
    call.limits.check("sign_in", call.address)
    if not request.passkey:
        call.limits.check("name", name)
    site = passkeys.site_of(call.origin, manager.settings.passkey_domain) if request.passkey else None
    found = None if request.passkey else await accounts.by_name(manager.store, request.name)
    player_id = found.id if found else ""
    if not request.passkey and not request.code:
        hashed = await manager.store.read(lambda connection: credentials.passphrase_hash(connection, player_id))
        if not await manager.passphrases.matches(request.passphrase, hashed):
            raise Refusal("wrong-sign-in")

    def begin(connection: Connection) -> tuple[str, str]:
        proven = player_id
        if site is not None:
            proven = passkeys.sign_in(connection, site, request.passkey, now)
        elif request.code and not recovery_codes.use(connection, player_id, request.code):
            raise Refusal("wrong-sign-in")
        return proven, sessions.begin(connection, proven, now, call.session)

    proven, token = await manager.store.write(begin)
    player = await accounts.by_id(manager.store, proven)
    if player is None:  # deleted in the very moment
        raise Refusal("wrong-sign-in")
    call.limits.give_back("sign_in", call.address)
    if not request.passkey:
        call.limits.give_back("name", name)
    call.remember(token)
    return wire.WhoAmI(await account_of(call, player))


async def sign_out(call: Call) -> wire.WhoAmI:
    if call.session:
        await sessions.end(call.manager.store, call.session)
        call.remember("")
    return wire.WhoAmI(None)


# --- how one signs in
async def add_passkey(call: Call) -> wire.Account:
    player, now = await call.player(fresh=True), call.manager.now()
    site = passkeys.site_of(call.origin, call.manager.settings.passkey_domain)

    def add(connection: Connection) -> None:
        key = passkeys.verify(connection, site, "add", call.body.passkey, now)
        if key.subject != player.id:
            raise Refusal("wrong-passkey")
        passkeys.keep(connection, key, now)

    await call.manager.store.write(add)
    return await account_of(call, player)


async def remove_passkey(call: Call) -> wire.Account:
    player = await call.player(fresh=True)

    def remove(connection: Connection) -> None:
        credentials.remove_passkey(connection, player.id, call.path["passkey"])
        sessions.end_others(connection, player.id, call.session)

    await call.manager.store.write(remove)
    return await account_of(call, player)


async def set_passphrase(call: Call) -> wire.Account:
    player, now, wanted = await call.player(fresh=True), call.manager.now(), call.body.passphrase
    hashed = b""
    if wanted:
        passphrases.check(wanted, player.name)
        hashed = await call.manager.passphrases.hashed(wanted)

    def change(connection: Connection) -> None:
        if wanted:
            credentials.set_passphrase(connection, player.id, hashed, now)
        else:
            credentials.remove_passphrase(connection, player.id)
        sessions.end_others(connection, player.id, call.session)

    await call.manager.store.write(change)
    return await account_of(call, player)


async def renew_codes(call: Call) -> wire.NewCodes:
    player = await call.player(fresh=True)
    codes = await call.manager.store.write(lambda connection: recovery_codes.renew(connection, player.id))
    return wire.NewCodes(await account_of(call, player), codes)


async def delete_account(call: Call) -> wire.WhoAmI:
    """A vacation ends with the account: nobody else could end it, and the clocks would stand still for ever."""
    player = await call.player(fresh=True)
    await vacations.take(call.manager, player.id, 0.0)
    await call.manager.delete_player(player.id)
    call.remember("")
    return wire.WhoAmI(None)


async def account_of(call: Call, player: Player, fresh: bool = True) -> wire.Account:
    def read(connection: Connection) -> wire.Account:
        return wire.Account(
            id=player.id,
            name=player.name,
            language=player.language,
            created=player.created,
            passkeys=credentials.passkeys(connection, player.id),
            passphrase=credentials.passphrase_hash(connection, player.id) is not None,
            codes_left=recovery_codes.left(connection, player.id),
            fresh=fresh,
        )

    return await call.manager.store.read(read)


# --- one's seats
async def my_seats(call: Call) -> wire.MySeats:
    """On whatever device they sign in, the seat is theirs."""
    player, room = await call.player(), await call.room()
    theirs = [number for number, seat in enumerate(room.table.seats) if seat.player == player.id]
    return wire.MySeats([call.manager.seated(room.table, seat) for seat in theirs if key_of(room.table, seat)])


async def my_games(call: Call) -> wire.MyGames:
    player = await call.player()
    found = await call.manager.store.read(lambda connection: profiles.my_games(connection, player.id))
    return wire.MyGames(
        [
            wire.MyGame(call.manager.own_line(row, [seat]), row.public, won)
            for row, seat, won in found[: profiles.MOST_MINE]
        ]
    )


async def download(call: Call) -> wire.Download:
    """One at a time, as every game is read from its journal."""
    player, store, language = await call.player(), call.manager.store, call.language

    def read(connection: Connection) -> tuple[wire.PlayerPage, list[float]]:
        began = select(SESSIONS.c.created).where(SESSIONS.c.player_id == player.id).order_by(SESSIONS.c.created)
        shown = profiles.page(connection, player, player.id, call.manager.edition, language)
        return shown, list(connection.scalars(began))

    async with call.manager.keeping:
        shown, began = await store.read(read)
        seats = await store.read(lambda connection: profiles.my_games(connection, player.id))
        games = [
            wire.OwnGame(table=line(row), public=row.public, seat=seat, record=await record_of(call, row.id, row.state))
            for row, seat, _ in seats
        ]
    hook = await stored.webhook(store, player.id)
    browsers = await stored.browsers_of(store, [stored.owner_of_player(player.id)])
    return wire.Download(
        account=await account_of(call, player),
        sessions=began,
        page=shown,
        games=games,
        webhook=hook.url if hook else "",
        browsers=[browser.endpoint for browser in browsers],
        vacations=[list(each) for each in await vacations.periods(call.manager, player.id)],
    )


async def record_of(call: Call, table_id: str, state: str) -> str:
    """None while the game goes on: there are secrets in it. One that cannot be read keeps nobody from the others."""
    if state not in ("over", "ended"):
        return ""
    try:
        return record_text(await call.manager.table(table_id))
    except Refusal:
        return ""
    except Exception as error:
        LOG.error("record not read", table=table_id, exc_info=error)
        return ""


# --- what everybody may see
async def see_leaderboard(call: Call) -> wire.Leaderboard:
    return await call.manager.store.read(lambda connection: profiles.leaderboard(connection, call.language))


async def see_player(call: Call) -> wire.PlayerPage:
    wanted, store, edition, language = call.path["player"], call.manager.store, call.manager.edition, call.language
    player = await accounts.by_id(store, wanted) if wanted.isprintable() and not is_bot(wanted) else None
    if player is None and not is_bot(wanted):
        raise Refusal("not-found")
    return await store.read(lambda connection: profiles.page(connection, player, wanted, edition, language))


ACCOUNT: Final = "/api/account"
FRESH: Final = ("signed-out", "sign-in-again")

PLAYER_ENDPOINTS: Final = (
    Endpoint("GET", ACCOUNT, "Get the account that is signed in", who_am_i, wire.WhoAmI),
    Endpoint("POST", ACCOUNT, "Claim a name", claim_name, wire.NewCodes, wire.ClaimName, 201,
             refusals=("wrong-name", "name-claimed", "weak-passphrase", "wrong-passkey", "no-passkeys")),
    Endpoint("DELETE", ACCOUNT, "Delete your account and everything that belongs to it", delete_account, wire.WhoAmI,
             refusals=FRESH),
    Endpoint("POST", ACCOUNT + "/session", "Sign in", sign_in, wire.WhoAmI, wire.SignIn,
             refusals=("wrong-sign-in", "wrong-passkey", "no-passkeys")),
    Endpoint("DELETE", ACCOUNT + "/session", "Sign out", sign_out, wire.WhoAmI),
    Endpoint("POST", ACCOUNT + "/passkeys/options", "Get the options that a browser needs for a passkey", ask_passkey,
             wire.PasskeyOptions, wire.AskPasskey,
             refusals=(*FRESH, "no-passkeys", "wrong-name", "name-claimed")),
    Endpoint("POST", ACCOUNT + "/passkeys", "Add a passkey", add_passkey, wire.Account, wire.NewPasskey, 201,
             refusals=(*FRESH, "wrong-passkey", "no-passkeys", "too-many-passkeys")),
    Endpoint("DELETE", ACCOUNT + "/passkeys/{passkey}", "Remove a passkey", remove_passkey, wire.Account,
             refusals=(*FRESH, "not-found", "last-credential")),
    Endpoint("PUT", ACCOUNT + "/passphrase", "Set or remove the passphrase", set_passphrase, wire.Account,
             wire.NewPassphrase, refusals=(*FRESH, "weak-passphrase", "last-credential")),
    Endpoint("POST", ACCOUNT + "/codes", "Create ten new recovery codes, which replace the old ones",
             renew_codes, wire.NewCodes, refusals=FRESH),
    Endpoint("POST", TABLE + "/mine", "Get the tokens of your seats at a table", my_seats, wire.MySeats,
             refusals=("signed-out", "not-found", "quarantined")),
    Endpoint("GET", ACCOUNT + "/games", "List all tables at which you have a seat, private ones too", my_games,
             wire.MyGames, refusals=("signed-out",)),
    Endpoint("GET", ACCOUNT + "/download", "Download everything stored about you, with the records of your games",
             download, wire.Download, query=("language",), refusals=("signed-out",)),
    Endpoint("GET", "/api/players", "Get the leaderboard of each mode", see_leaderboard, wire.Leaderboard,
             query=("language",)),
    Endpoint("GET", "/api/players/{player}", "Get the page of a player or a bot", see_player, wire.PlayerPage,
             query=("language",), refusals=("not-found",)),
)  # fmt: skip
