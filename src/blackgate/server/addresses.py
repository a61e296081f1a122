"""The address by which rate limits and logs identify a client."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

NETWORK: Final = 64  # a home or a machine has a whole /64 to itself: one client, not 2^64

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def client_address(peer: str, forwarded: Sequence[str], proxies: Sequence[str]) -> str:
    """The peer, or the address that trusted proxies give in X-Forwarded-For; an IPv6 /64 is one address.

    `forwarded` has the values of all such headers. They form one list: each proxy appends its own peer, so the list is
    read from the end, and only as far as it can be trusted.
    """
    for named in reversed([part.strip() for value in forwarded for part in value.split(",")]):
        if not named or not is_among(peer, proxies):
            break
        peer = named
    return network_of(peer)


def is_among(address: str, networks: Sequence[str]) -> bool:
    found = parsed(address)
    return found is not None and any(found in ipaddress.ip_network(network) for network in networks)


def network_of(address: str) -> str:
    """The address itself, or the network of an IPv6 address."""
    found = parsed(address)
    if not isinstance(found, ipaddress.IPv6Address):
        return address if found is None else str(found)
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))


def parsed(address: str) -> Address | None:
    """An IPv4 address mapped into IPv6 is unmapped; None for an invalid address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
