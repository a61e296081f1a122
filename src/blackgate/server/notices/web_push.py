"""Web Push: a message that only one browser can read (RFC 8291, aes128gcm), signed by this server (VAPID, RFC 8292).

Built from the primitives of `cryptography`: pywebpush would add two HTTP clients, one of which blocks.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
VAPID_SECONDS: Final = 12 * 3600
KEY_BYTES: Final = 32


class WrongSubscription(Exception):
    """These are not a browser's keys."""


def new_key() -> bytes:
    """The server's private key. Keep it: a subscription is valid for its key only."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def private_key(raw: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    try:
        if not (p256dh + auth).isascii():
            raise ValueError(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        if len(decode(auth)) != AUTH_BYTES:
            raise ValueError(auth)
    except ValueError:
        raise WrongSubscription from None


def encrypt(
    plain: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body for that browser; salt and sender are new for each message."""
    salt = os.urandom(SALT_BYTES) if salt is None else salt
    sender = ec.generate_private_key(CURVE) if sender is None else sender
    receiver = decode(p256dh)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    key_id = public_bytes(sender)
    secret = derive(shared, decode(auth), b"WebPush: info\0" + receiver + key_id, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(key_id)]) + key_id
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2: the last record


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def vapid_header(endpoint: str, raw: bytes, contact: str, now: float) -> str:
    """The sender: `Authorization` for a push service."""
    key, parts = private_key(raw), urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VAPID_SECONDS}
    if contact:
        claims["sub"] = contact
    header = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (header, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
    return f"vapid t={signed}.{encode(signature)}, k={encode(public_bytes(key))}"


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
