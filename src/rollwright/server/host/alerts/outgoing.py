"""Posts to addresses that somebody else has chosen: browsers' push services, and webhooks.

Such an address may be meant to reach what only this server can: its own network. So a name is looked up once, every
address that it has must be a public one, and that address is connected to. No answer leads anywhere else, and none
is read beyond its status.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

_WITHIN: Final = 6.0
"""Seconds for all of it."""
_MOST_ADDRESS: Final = 2048
_MOST_LINE: Final = 4096
_GLOBAL: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given out. What stands for an address of IPv4 by NAT64 lies outside."""
_HIDING: Final = tuple(ipaddress.ip_network(one) for one in ("2002::/16", "2001::/32"))
"""Addresses of IPv6 that stand for one of IPv4, which may be anybody's."""
_LOOKED_UP: Final = 16
"""Names that are looked up at once, in threads of their own: whoever has chosen a name may answer slowly for it."""


class NotSent(Exception):
    """Nobody was there, or they said nothing that makes sense. It may be tried again."""


class NotAllowed(ValueError):
    """The address leads where nothing is sent."""


def read_address(text: object, *, inside: bool) -> SplitResult:
    """An address to post to. Raises NotAllowed."""
    if not isinstance(text, str) or len(text) > _MOST_ADDRESS or not text.isascii() or not text.isprintable():
        raise NotAllowed("this is no address")
    try:
        address = urlsplit(text)
        port = address.port
    except ValueError as error:
        raise NotAllowed("this is no address") from error
    if address.scheme != "https" and not (inside and address.scheme == "http"):
        raise NotAllowed("an address begins with https://")
    if not address.hostname or address.username or address.password or " " in text:
        raise NotAllowed("this is no address")
    if port not in (None, 443) and not inside:
        raise NotAllowed("an address names no port")
    return address


def is_outside(address: str) -> bool:
    """Whether an address of the internet is one that anybody may connect to."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_outside(str(ip.ipv4_mapped))
        if ip not in _GLOBAL or any(ip in network for network in _HIDING):
            return False
    return ip.is_global and not ip.is_multicast


class Outgoing:
    """With `inside`, the operator has said that posts may go to their own network, and without TLS."""

    def __init__(self, *, inside: bool) -> None:
        self.inside: Final = inside
        self._tls: Final = ssl.create_default_context()
        self._threads: Final = ThreadPoolExecutor(_LOOKED_UP, "look-up")

    async def post(self, to: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. Raises NotAllowed, or NotSent."""
        address = read_address(to, inside=self.inside)
        try:
            async with asyncio.timeout(_WITHIN):
                return await self._post(address, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            if isinstance(error, NotAllowed):
                raise
            raise NotSent(str(error) or type(error).__name__) from error

    async def _post(self, address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        secure = address.scheme == "https"
        host, port = address.hostname or "", address.port or (443 if secure else 80)
        reader, writer = await asyncio.open_connection(
            await self._look_up(host, port),
            port,
            ssl=self._tls if secure else None,
            server_hostname=host if secure else None,
            limit=_MOST_LINE,
        )
        try:
            target = (address.path or "/") + (f"?{address.query}" if address.query else "")
            lines = [f"POST {target} HTTP/1.1", f"Host: {address.netloc}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in {**headers, "Content-Length": str(len(body))}.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            version, status, *_ = (await reader.readline()).decode("latin-1").split(" ", 2)
            if not version.startswith("HTTP/1.") or len(status.strip()) != 3:
                raise NotSent("this is no answer of a web server")
            return int(status)
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(writer.wait_closed(), 1)

    async def _look_up(self, host: str, port: int) -> str:
        """The address that is connected to. Raises NotAllowed where any that the name has is not a public one."""
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._threads, look_up)
        addresses = [str(one[4][0]) for one in found]
        if not self.inside and not all(is_outside(one) for one in addresses):
            raise NotAllowed("this address is not on the internet")
        if not addresses:
            raise NotSent(f"{host} has no address")
        return addresses[0]
