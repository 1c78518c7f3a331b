"""Who sends something, as far as limits are concerned: an address, and perhaps a guest there."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection

from oneiros.kernel.errors import BadData

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address
# Whoever has an IPv6 address usually has all that begin with the same 64 bits.
_OWN_BITS: Final = 64


class Senders:
    """Tells senders apart; what a proxy says about them counts only where it is trusted."""

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        """Take the addresses, or networks, of trusted proxies; refuse what is none."""
        self._proxies = [_network(one) for one in proxies]

    def at(self, host: str) -> str:
        """Name the sender at an address."""
        address = _read(host)
        return host if address is None else _own(address)

    def trusts(self, host: str) -> bool:
        """Tell whether this is the address of a trusted proxy."""
        address = _read(host)
        return address is not None and any(address in one for one in self._proxies)

    def of(self, connection: HTTPConnection) -> str:
        """Name the sender of a request: the last address on its way that is no trusted proxy."""
        host = connection.client.host if connection.client else ""
        if self.trusts(host):
            way = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
            for one in reversed(way):
                # Whatever stands before something unreadable may have been made up.
                if _read(one.strip()) is None:
                    break
                host = one.strip()
                if not self.trusts(host):
                    break
        return self.at(host)


def _network(came: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(came)
    except ValueError:
        raise BadData("server-proxy", came=came) from None


def _read(host: str) -> _Address | None:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    # A socket for both kinds shows IPv4 addresses in the form of IPv6.
    return getattr(address, "ipv4_mapped", None) or address


def _own(address: _Address) -> str:
    if address.version == 4:  # noqa: PLR2004 - the version of the protocol
        return str(address)
    return str(ipaddress.ip_network((int(address), _OWN_BITS), strict=False))
