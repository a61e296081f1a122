"""HTTP requests to addresses given by strangers (SSRF protection): https, to the public Internet, resolved once.

A name is resolved once and that address is connected to, so that it cannot change in between. Redirects are not
followed, and only the status of the response is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1000
SECONDS: Final = 10.0
MOST_HEAD_BYTES: Final = 16 * 1024
# Its own threads: a name server that does not answer delays nobody else.
LOOKING_UP: Final = ThreadPoolExecutor(4, "names")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class WrongAddress(Exception):
    """Nothing can ever be sent there."""


class NotSent(Exception):
    """It did not work this time."""


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool) -> int:
    """The status of the response. Raises WrongAddress or NotSent. `private`: any address and plain http are allowed."""
    parts = parse(url, private=private)
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(parts, headers, body, private=private)
    except (OSError, TimeoutError, EOFError, ValueError, ssl.SSLError) as error:
        raise NotSent(f"{type(error).__name__}: {error}") from None


def parse(url: str, *, private: bool) -> SplitResult:
    """Errors in the text itself are found at once."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise WrongAddress(url) from None
    schemes = ("https", "http") if private else ("https",)
    wrong = parts.username is not None or parts.password is not None or port == 0
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise WrongAddress(url)
    if parts.scheme not in schemes or not host or wrong:
        raise WrongAddress(url)
    return parts


async def resolve(parts: SplitResult, *, private: bool) -> list[str]:
    """The addresses to connect to. All that the name resolves to must be public. Raises WrongAddress or OSError."""
    host, port = parts.hostname or "", port_of(parts)
    async with asyncio.timeout(SECONDS):
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(LOOKING_UP, look_up)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise WrongAddress(host)
    return addresses


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def is_public(address: str) -> bool:
    """On the public Internet: not this machine, not a private network, not a way around into one."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, *, private: bool) -> int:
    reader, writer = await connected(parts, await resolve(parts, private=private))
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        sent = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
        return int(line.split(b" ", 2)[1])
    except (asyncio.LimitOverrunError, IndexError):
        raise ValueError("this is not HTTP") from None
    finally:
        writer.close()


async def connected(parts: SplitResult, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first that answers; a machine may have no IPv6 route."""
    tls, host = (certificates(), parts.hostname) if parts.scheme == "https" else (None, None)

    def connect(address: str) -> Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        port = port_of(parts)
        return asyncio.open_connection(address, port, limit=MOST_HEAD_BYTES, ssl=tls, server_hostname=host)

    for address in addresses[:-1]:
        with suppress(OSError):
            return await connect(address)
    return await connect(addresses[-1])


@cache
def certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
