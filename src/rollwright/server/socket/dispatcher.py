"""Reads what a client sends, and has it carried out; errors are answered, and cost nobody the connection."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from rollwright.server.host.departures import Departed, Departures
from rollwright.server.limits import PRICES, Account
from rollwright.server.logs import log_error, log_notable
from rollwright.server.metrics import Metrics
from rollwright.server.socket.session import Session
from rollwright.stores.store import StoreError
from rollwright.tables.commands.refusals import INVALID, UNAVAILABLE
from rollwright.tables.log.fields import LogError, NewerLog
from rollwright.tables.wire.inbound import Hello, Inbound, WireError, parse
from rollwright.tables.wire.outbound import nack_words

_SHORTEST: Final = 0.05
"""Seconds that one who is in debt waits at least: looking again and again has a price too."""


class Dispatcher:
    """For all clients. One that is in debt waits; nothing is lost, for the socket itself holds it back."""

    def __init__(self, departures: Departures, metrics: Metrics) -> None:
        self._departures: Final = departures
        self._metrics: Final = metrics

    async def greet(self, session: Session, account: Account, hello: Hello) -> None:
        """Every table that the client had open is a message of its own."""
        for message in session.conversation.greet(hello):
            await self._charged(session, account, PRICES["message"], partial(self._answer, session, message))
            await session.room()

    async def receive(self, session: Session, account: Account, text: str) -> None:
        """One message."""
        try:
            message = parse(text)
        except WireError as error:
            self._metrics.messages.add("malformed")
            await self._charged(session, account, PRICES["malformed"], partial(_refuse, session, error))
            return
        kind = type(message).__name__
        self._metrics.messages.add(kind)
        price = PRICES.get(kind, PRICES["message"])
        await self._charged(session, account, price, partial(self._answer, session, message))

    async def _charged(
        self, session: Session, account: Account, price: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Carry something out when its client is out of debt and it is its turn, and charge for it.

        The price is charged before, so that of several sockets which have waited for the same debt only one goes on.
        """
        if not account.is_limited:
            await work()
            return
        while True:
            while (wait := account.owed()) > 0:
                await asyncio.sleep(max(wait, _SHORTEST) * random.uniform(1.0, 1.5))
            await account.turn(session.conversation.is_playing())
            if not account.owed():
                break
        account.charge(price)
        await account.pay_for(work())

    async def _answer(self, session: Session, message: Inbound) -> None:
        if session.ended:
            return  # it was ended while this message waited
        kind = type(message).__name__
        try:
            with self._departures.acting(session.conversation.person):
                await session.conversation.receive(message)
            return
        except Departed:
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


async def _refuse(session: Session, error: WireError) -> None:
    session.send(nack_words(error.cid, INVALID, str(error)))
