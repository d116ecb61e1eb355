"""Mail: what is sent goes to a mail server that the operator names, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, make_msgid
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from rollwright.server.host.tasks import Tasks
from rollwright.server.logs import log_error
from rollwright.server.metrics import Counter
from rollwright.server.settings import Settings

AVAILABLE = find_spec("aiosmtplib") is not None
"""Whether the extra `accounts` is installed."""
if TYPE_CHECKING or AVAILABLE:
    import aiosmtplib

_TRIES: Final = 3
_PAUSE: Final = 20.0
"""Seconds between two of them: a mail server may say that it is busy."""
_WITHIN: Final = 20.0
"""Seconds that a mail server has for its answers."""
POSTED_WITHIN: Final = 60
"""Seconds for all of a mail whose sender waits for it."""
_MOST: Final = 100
"""Mails that are under way at once; more are dropped, for a link is asked for again in a minute."""


class MailFailed(Exception):
    """A mail was not taken: for good, where the address is not one that takes mail."""

    def __init__(self, for_good: bool) -> None:
        super().__init__()
        self.for_good: Final = for_good


class _AsItIs(UnstructuredHeader, BaseHeader):
    """A header of an address: broken into lines, it would be written in encoded words, which nobody reads there."""

    def fold(self, *, policy: Policy[Any]) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("List-Unsubscribe", _AsItIs)
_POLICY: Final = EmailPolicy(header_factory=_HEADERS)


def message_of(sender: str, address: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    message = EmailMessage(_POLICY)
    message["From"], message["To"], message["Subject"] = sender, address, subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content(text)
    return message


class Mail:
    def __init__(self, settings: Settings, tasks: Tasks, count: Counter) -> None:
        self._tasks: Final = tasks
        self._count: Final = count
        self._server: Final = urlsplit(settings.smtp)
        self._sender: Final = settings.mail_from
        self._under_way = 0

    @property
    def is_set_up(self) -> bool:
        return AVAILABLE and bool(self._server.hostname and self._sender)

    def send(self, address: str, subject: str, text: str) -> None:
        """Begin to send, and return at once."""
        if self._under_way >= _MOST:
            self._count.add("dropped")
            return
        self._under_way += 1
        self._tasks.spawn(self._deliver(message_of(self._sender, address, subject, text, {})))

    async def post(self, address: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Send, once. Raises MailFailed."""
        try:
            async with asyncio.timeout(POSTED_WITHIN):
                await self._hand_over(message_of(self._sender, address, subject, text, headers))
        except (aiosmtplib.SMTPException, OSError) as error:
            self._count.add("failed")
            log_error("a mail could not be sent", error)
            raise MailFailed(isinstance(error, aiosmtplib.SMTPRecipientsRefused)) from error
        self._count.add("sent")

    async def _deliver(self, message: EmailMessage) -> None:
        try:
            for tries_left in reversed(range(_TRIES)):
                try:
                    await self._hand_over(message)
                except (aiosmtplib.SMTPException, OSError) as error:
                    if not tries_left or isinstance(error, aiosmtplib.SMTPRecipientsRefused):
                        self._count.add("failed")
                        log_error("a mail could not be sent", error)
                        return
                    await asyncio.sleep(_PAUSE)
                else:
                    self._count.add("sent")
                    return
        finally:
            self._under_way -= 1

    async def _hand_over(self, message: EmailMessage) -> None:
        server, secure = self._server, self._server.scheme == "smtps"
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or (465 if secure else 587 if server.username else 25),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=secure,
            # A password is sent over TLS or not at all; without one, TLS is used where the server offers it.
            start_tls=False if secure else True if server.username else None,
            timeout=_WITHIN,
        )
