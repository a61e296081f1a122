"""Addresses that strangers give: https to the Internet, and nothing else unless the operator says so."""

from __future__ import annotations

import pytest

from blackgate.server.notices.outgoing import NotSent, WrongAddress, is_public, parse, post, resolve
from tests.server.notices.conftest import Receiver


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "192.0.2.1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_on_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "games.example", "http://games.example/", "ftp://games.example/", "file:///etc/passwd", "https://",
        "https://user@games.example/", "https://user:secret@games.example/", "https://games.example:0/",
        "https://games.example:99999/", "https://games.example/a b", "https://games.example/\r\nX: y",
        "https://games.example/\0", "https://gämes.example/", "https://[::1", "https://games.example/" + "x" * 1000,
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(WrongAddress):
        parse(url, private=False)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
async def test_a_name_is_looked_up_before_anything_is_sent(host: str) -> None:
    parts = parse(f"https://{host}/", private=False)
    with pytest.raises((WrongAddress, OSError)):
        await resolve(parts, private=False)


async def test_with_the_setting_it_goes_anywhere_and_redirects_nowhere(receiver: Receiver) -> None:
    receiver.status = 302
    assert await post(receiver.url, {"X-Own": "1"}, b"hello", private=True) == 302
    headers, body = await receiver.heard()
    assert (headers["line"], headers["x-own"], body) == ("POST /told?by=blackgate HTTP/1.1", "1", b"hello")
    assert receiver.requests == []
    with pytest.raises(WrongAddress):
        await post(receiver.url.replace("http", "https"), {}, b"", private=False)


async def test_nobody_at_home_is_no_error_of_ours(receiver: Receiver) -> None:
    with pytest.raises(NotSent):
        await post("http://127.0.0.1:9/", {}, b"", private=True)
    with pytest.raises(NotSent):  # what answers there speaks no TLS
        await post(receiver.url.replace("http", "https"), {}, b"", private=True)
