"""Passkeys (WebAuthn), verified by py_webauthn: the challenge is ours and good once, the page and the domain are right.

They are for the domain of the page that asks, which the check of origins has let in; a deployment with several names
says one in the settings. An address without a name (http://192.168.1.7) can have none: browsers allow it no passkeys.

The library is imported where it is used: it takes 14 MB and a while, and many servers never have a passkey.
"""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import structlog
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from blackgate.server.players.accounts import Player
from blackgate.server.players.credentials import PASSKEY, new_credential, passkey_ids
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Store
from blackgate.server.storage.schema import CHALLENGES, CREDENTIALS

LOG = structlog.get_logger(__name__)
NAME: Final = "Blackgate"
CHALLENGE_BYTES: Final = 32
CHALLENGE_SECONDS: Final = 300

Purpose = Literal["claim", "add", "sign-in"]


class Site(Struct, frozen=True):
    """The page that asks, and the domain that its passkeys are for."""

    origin: str
    domain: str


def site_of(origin: str | None, domain: str) -> Site:
    """`domain`: what the settings say. Raises Refusal where no passkeys can be had."""
    host = urlsplit(origin or "").hostname or ""
    wanted = domain or host
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if origin and (host == wanted or host.endswith(f".{wanted}")):
            return Site(origin, wanted)
    raise Refusal("no-passkeys")


async def creation_options(store: Store, site: Site, purpose: Purpose, player: Player, now: float) -> str:
    """What a browser needs to make a passkey for that player, in JSON."""
    import webauthn
    from webauthn.helpers import structs

    there = await store.read(lambda connection: passkey_ids(connection, player.id))
    options = webauthn.generate_registration_options(
        rp_id=site.domain,
        rp_name=NAME,
        user_id=player.id.encode(),
        user_name=player.name,
        challenge=await new_challenge(store, purpose, player.id, now),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,  # so that nobody has to say their name
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each)) for each in there
        ],
    )
    return webauthn.options_to_json(options)


async def request_options(store: Store, site: Site, now: float) -> str:
    """What a browser needs to sign in with a passkey."""
    import webauthn

    challenge = await new_challenge(store, "sign-in", "", now)
    return webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=site.domain, challenge=challenge))


class NewKey(Struct, frozen=True):
    """A passkey that was just made, and for whom."""

    subject: str
    id: str
    public_key: bytes
    sign_count: int


def verify(connection: Connection, site: Site, purpose: Purpose, credential: str, now: float) -> NewKey:
    """The passkey that a browser says it has made, in one transaction with its challenge. Raises Refusal."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url, parse_client_data_json, parse_registration_credential_json

    try:
        parsed = parse_registration_credential_json(credential)
        challenge = parse_client_data_json(parsed.response.client_data_json).challenge
        subject = use_challenge(connection, challenge, purpose, now)
        verified = webauthn.verify_registration_response(
            credential=parsed,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
        )
    except Refusal:
        raise
    except Exception as error:  # whatever the bytes of strangers do in there
        raise not_verified(error) from None
    found = bytes_to_base64url(verified.credential_id)
    if connection.scalar(select(CREDENTIALS.c.id).where(CREDENTIALS.c.id == found)) is not None:
        raise Refusal("wrong-passkey")
    return NewKey(subject, found, verified.credential_public_key, verified.sign_count)


def keep(connection: Connection, key: NewKey, now: float) -> None:
    new_credential(connection, key.id, key.subject, PASSKEY, key.public_key, now, key.sign_count)


def sign_in(connection: Connection, site: Site, credential: str, now: float) -> str:
    """Whose passkey has signed; its count is written down. Raises Refusal."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json, parse_client_data_json

    try:
        parsed = parse_authentication_credential_json(credential)
        challenge = parse_client_data_json(parsed.response.client_data_json).challenge
        use_challenge(connection, challenge, "sign-in", now)
        this = CREDENTIALS.c.id == bytes_to_base64url(parsed.raw_id), CREDENTIALS.c.kind == PASSKEY
        row: Any = connection.execute(select(CREDENTIALS).where(*this)).first()
        if row is None:
            raise Refusal("wrong-passkey")
        verified = webauthn.verify_authentication_response(
            credential=parsed,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            credential_public_key=row.data,
            credential_current_sign_count=row.sign_count,
        )
    except Refusal:
        raise
    except Exception as error:  # whatever the bytes of strangers do in there
        raise not_verified(error) from None
    connection.execute(update(CREDENTIALS).where(*this).values(sign_count=verified.new_sign_count))
    return str(row.player_id)


def not_verified(error: Exception) -> Refusal:
    LOG.info("passkey not verified", reason=str(error)[:200])
    return Refusal("wrong-passkey")


async def new_challenge(store: Store, purpose: Purpose, subject: str, now: float) -> bytes:
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    row = {"challenge": challenge, "purpose": purpose, "subject": subject, "expires": now + CHALLENGE_SECONDS}

    def keep(connection: Connection) -> None:
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now))
        connection.execute(insert(CHALLENGES).values(**row))

    await store.write(keep)
    return challenge


def use_challenge(connection: Connection, challenge: bytes, purpose: Purpose, now: float) -> str:
    """For whom it was made; from now on it is worth nothing."""
    this = CHALLENGES.c.challenge == challenge, CHALLENGES.c.purpose == purpose, CHALLENGES.c.expires > now
    subject = connection.scalar(select(CHALLENGES.c.subject).where(*this))
    if subject is None or connection.execute(delete(CHALLENGES).where(*this)).rowcount != 1:
        raise Refusal("wrong-passkey")
    return str(subject)
