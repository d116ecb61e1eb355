"""Reads what a client sends, and has it carried out; errors are answered, and cost nobody the connection."""

from __future__ import annotations

import asyncio
from typing import Final

from rollwright.server.limits import MESSAGES, Limits
from rollwright.server.logs import log_error, log_notable
from rollwright.server.metrics import Metrics
from rollwright.server.socket.session import Session
from rollwright.stores.store import StoreError
from rollwright.tables.commands.refusals import INVALID, UNAVAILABLE
from rollwright.tables.log.fields import LogError, NewerLog
from rollwright.tables.wire.inbound import Hello, Inbound, WireError, parse
from rollwright.tables.wire.outbound import nack_words

_MALFORMED: Final = 10.0
"""A malformed message costs as much as this many others."""


class Dispatcher:
    """For all clients. One that sends too many messages waits; nothing is lost, for the socket itself holds it back."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits: Final = limits
        self._metrics: Final = metrics

    async def greet(self, session: Session, hello: Hello) -> None:
        for message in session.conversation.greet(hello):
            await self._answer(session, message)

    async def receive(self, session: Session, text: str) -> None:
        """One message."""
        person = session.conversation.person
        try:
            message = parse(text)
        except WireError as error:
            self._metrics.messages.add("malformed")
            await self._hold_back(person, _MALFORMED)
            session.send(nack_words(error.cid, INVALID, str(error)))
            return
        self._metrics.messages.add(type(message).__name__)
        await self._hold_back(person, 1.0)
        await self._answer(session, message)

    async def _hold_back(self, person: str, cost: float) -> None:
        while (wait := self._limits.wait(person, MESSAGES, cost)) > 0:
            await asyncio.sleep(wait)

    async def _answer(self, session: Session, message: Inbound) -> None:
        kind = type(message).__name__
        try:
            await session.conversation.receive(message)
            return
        except StoreError as error:
            self._metrics.commands.add(UNAVAILABLE)
            log_error("store failed", error, kind=kind)
            why = "nothing can be kept just now; try again"
        except NewerLog as error:
            log_notable("table left to newer nodes", kind=kind, what=error.what)
            why = "a newer server plays this table; try again"
        except LogError as error:
            log_error("log can't be replayed", error, kind=kind)
            why = "this table can't be read"
        except Exception as error:  # a bug
            log_error("message failed", error, kind=kind)
            why = "something went wrong here"
        session.conversation.refuse(message, UNAVAILABLE, why)
