"""A real mail server, in a process of its own: it takes every mail, and keeps it in a folder."""

from __future__ import annotations

import email
import email.policy
import re
import socket
import subprocess
import sys
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Final, Self

from tests.server.process import free_port
from tests.services.certificate import Certificate

PATIENCE: Final = 60
"""Seconds."""


class MailServer:
    """To be used as a context. With a certificate it takes mail over TLS alone, from the start or by STARTTLS."""

    def __init__(self, folder: Path, certificate: Certificate | None = None, *, from_the_start: bool = False) -> None:
        self._folder: Final = folder / "mail"
        self._port: Final = free_port()
        self.address: Final = f"smtp{'s' if from_the_start else ''}://127.0.0.1:{self._port}"
        kind = "smtps" if from_the_start else "tls"
        self._tls: Final[list[str | Path]] = (
            [] if certificate is None else [f"--{kind}cert", certificate.certificate, f"--{kind}key", certificate.key]
        )
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        handler = ["-c", "aiosmtpd.handlers.Mailbox", str(self._folder)]
        command = [sys.executable, "-W", "ignore", "-m", "aiosmtpd", "-n", "-l", f"127.0.0.1:{self._port}"]
        self._process = subprocess.Popen([*command, *self._tls, *handler])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return self
            time.sleep(0.05)
        raise TimeoutError("the mail server doesn't answer")

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()

    def mails(self) -> list[EmailMessage]:
        """All that have come, in the order in which they did."""
        files = sorted((self._folder / "new").glob("*"), key=lambda file: (file.stat().st_mtime_ns, file.name))
        return [email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files]

    def wait_for(self, count: int) -> list[EmailMessage]:
        deadline = time.monotonic() + PATIENCE
        while len(self.mails()) < count:
            assert time.monotonic() < deadline, f"{len(self.mails())} of {count} mails have come"
            time.sleep(0.05)
        return self.mails()


def link_in(mail: EmailMessage) -> str:
    """The one link in a mail that leads to something."""
    body = mail.get_body()
    assert body is not None
    (link,) = re.findall(r"https?://\S+#\S+", body.get_content())
    return str(link)
