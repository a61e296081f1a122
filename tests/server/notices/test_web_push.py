"""A message for a browser is encrypted as RFC 8291 says, and signed as RFC 8292 says."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from blackgate.server.notices import web_push
from blackgate.server.notices.web_push import CURVE, decode, encode

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_comes_out_as_it_says() -> None:
    sender = web_push.private_key(decode(SENDER))
    assert encode(web_push.encrypt(PLAIN, RECEIVER, AUTH, decode(SALT), sender)) == MESSAGE


def test_every_message_has_a_key_and_a_salt_of_its_own() -> None:
    assert web_push.encrypt(PLAIN, RECEIVER, AUTH) != web_push.encrypt(PLAIN, RECEIVER, AUTH)


def test_a_push_service_can_check_who_sends_it() -> None:
    raw = web_push.new_key()
    header = web_push.vapid_header("https://push.example/send/1", raw, "mailto:host@games.example", 1000.0)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decode(claims)) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@games.example",
    }
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    numbers = (int.from_bytes(decode(signature)[:32], "big"), int.from_bytes(decode(signature)[32:], "big"))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("AAAA", AUTH), (RECEIVER, "AAAA"), ("ä" * 80, AUTH), (RECEIVER[:-4], AUTH)]
)
def test_what_is_no_key_is_noticed(p256dh: str, auth: str) -> None:
    with pytest.raises(web_push.WrongSubscription):
        web_push.check_keys(p256dh, auth)


def test_the_keys_of_a_browser_are_right() -> None:
    web_push.check_keys(RECEIVER, AUTH)
