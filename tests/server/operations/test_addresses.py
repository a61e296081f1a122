"""Whose request it is: proxies are believed as far as we know them, and an IPv6 network is one address."""

from __future__ import annotations

import pytest

from blackgate.server.addresses import client_address, is_among, network_of

PROXIES = ["10.0.0.0/8", "::1"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.1", [], "203.0.113.1"),
        ("203.0.113.1", ["198.51.100.1"], "203.0.113.1"),  # not a proxy of ours: it may say what it likes
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # the guest wrote the first one
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1, 10.2.3.4"], "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),  # a header each, but one list
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1", "10.2.3.4"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1", ""], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["1.1.1.1,,"], "10.0.0.1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::1", ["2001:db8::1"], "2001:db8::/64"),
        ("", ["1.1.1.1"], ""),
    ],
)
def test_forwarded_addresses_are_believed_of_our_proxies_only(peer: str, forwarded: list[str], found: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == found


def test_the_machines_of_one_ipv6_network_are_one_address() -> None:
    assert network_of("2001:db8:1:2::3") == network_of("2001:db8:1:2:ffff::4") != network_of("2001:db8:1:3::3")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("no:address") == "no:address"


def test_an_ipv4_address_that_came_over_ipv6_is_found_among_networks() -> None:
    assert is_among("::ffff:10.0.0.1", PROXIES)
    assert not is_among("::ffff:11.0.0.1", PROXIES)
