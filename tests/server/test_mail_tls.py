"""Mail goes over TLS to a real mail server, to one whose certificate is trusted; and a password never goes without."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import http
from tests.server.process import ServerProcess
from tests.server.test_accounts import guest_of, post
from tests.services.certificate import Certificate
from tests.services.mail import MailServer


class PlainMailServer:
    """It asks for a password, and offers no TLS; all that it is told is kept."""

    def __init__(self) -> None:
        self.told = b""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._answer, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _answer(self) -> None:
        while True:
            try:
                line, _ = self._listening.accept()
            except OSError:
                return
            with line:
                line.sendall(b"220 plain.example.org\r\n")
                while told := line.recv(4096):
                    self.told += told
                    line.sendall(b"250-plain.example.org\r\n250 AUTH PLAIN LOGIN\r\n")


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """One that servers which are started from here on trust."""
    made = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))
    return made


@pytest.fixture
def plain() -> Iterator[PlainMailServer]:
    started = PlainMailServer()
    yield started
    started.close()


def asking(data: Path, address: str) -> ServerProcess:
    """A server of which a mail has been asked for."""
    place = ["--public", "https://play.example.org", "--smtp", address, "--mail-from", "games@example.org"]
    server = ServerProcess(data, "--no-limits", *place).start()
    assert post(server, "account/address", {"address": "ada@example.org"}, guest_of(server)["ticket"]).status == 202
    return server


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 90
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def given_up(server: ServerProcess) -> bool:
    """After three tries, in forty seconds."""
    return 'rollwright_mails_total{outcome="failed"} 1' in http(f"{server.url}/metrics").text


@pytest.mark.parametrize("from_the_start", [True, False], ids=["smtps", "starttls"])
def test_mail_goes_over_tls(tmp_path: Path, certificate: Certificate, from_the_start: bool) -> None:
    with MailServer(tmp_path, certificate, from_the_start=from_the_start) as mail:
        server = asking(tmp_path / "data", mail.address)
        (sent,) = mail.wait_for(1)
        assert sent["To"] == "ada@example.org"
        assert server.stop() == 0


@pytest.mark.rare
@pytest.mark.slow
def test_a_mail_server_that_cannot_prove_who_it_is_gets_no_mail(tmp_path: Path) -> None:
    with MailServer(tmp_path, Certificate(tmp_path), from_the_start=True) as mail:
        server = asking(tmp_path / "data", mail.address)
        wait_until(lambda: given_up(server))
        server.stop()
        assert mail.mails() == []


@pytest.mark.rare
@pytest.mark.slow
def test_a_password_is_never_sent_without_tls(tmp_path: Path, plain: PlainMailServer) -> None:
    server = asking(tmp_path / "data", f"smtp://games:correct-horse@127.0.0.1:{plain.port}")
    wait_until(lambda: given_up(server))
    server.stop()
    assert plain.told.upper().startswith(b"EHLO")
    assert b"AUTH" not in plain.told.upper()
