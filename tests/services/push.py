"""A push service of our own, with browsers that read what they are sent.

Written from RFC 8030, 8188, 8291 and 8292, and not from the code that it tests: it checks who sends, and decrypts.
"""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, Self

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PATIENCE: Final = 60
"""Seconds."""
_MOST_BYTES: Final = 4096
_DAY: Final = 24 * 60 * 60


def encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def decoded(text: str) -> bytes:
    assert "=" not in text, "base64url is unpadded here"
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """RFC 8188: a header of salt, record size, and key; then one record that ends with a 2 and padding."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    point, sealed = body[21 : 21 + length], body[21 + length :]
    assert length == 65
    assert len(sealed) <= size, "more than one record"
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    info = b"WebPush: info\x00" + point_of(private.public_key()) + point
    secret = hkdf(auth, private.exchange(ec.ECDH(), theirs), info, 32)
    key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
    text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
    assert text.endswith(b"\x02"), "this is no last record"
    return text[:-1]


def check_sender(authorization: str, audience: str, allowed: str | None, now: float) -> str:
    """Whether the sender is who they say (RFC 8292), and the one that the browser allowed. Gives their key."""
    scheme, _, values = authorization.partition(" ")
    assert scheme == "vapid"
    found = dict(part.strip().split("=", 1) for part in values.split(","))
    head, claims, signature = found["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(decoded(claims))
    assert said["aud"] == audience
    assert now < said["exp"] <= now + _DAY
    assert said["sub"].startswith(("mailto:", "https://"))
    assert allowed is None or found["k"] == allowed, "the browser has allowed another site"
    raw = decoded(signature)
    assert len(raw) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(found["k"]))
    written = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(written, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return found["k"]


@dataclass
class Browser:
    """A subscription: what its service worker was given lies in `messages`."""

    address: str
    allowed: str | None = None
    """The key of the one site that may write to it."""
    status: int = 201
    """What the push service answers for it."""
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    messages: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    asked: int = 0
    """How often somebody has posted there."""

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(point_of(self.private.public_key())), "auth": encoded(self.auth)}

    @property
    def ring(self) -> dict[str, Any]:
        """What a page sends to be reached here."""
        return {"kind": "push", "address": self.address, "keys": self.keys}

    def of_kind(self, *kinds: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["kind"] in kinds]

    def wait_for(self, count: int, *kinds: str, patience: float = PATIENCE) -> list[dict[str, Any]]:
        deadline = time.monotonic() + patience
        while len(found := self.of_kind(*kinds) if kinds else self.messages) < count:
            assert time.monotonic() < deadline, f"{len(found)} of {count} messages have come: {self.messages}"
            time.sleep(0.02)
        return list(found)


class PushService:
    """To be used as a context. `delivered` is called, in the thread of the post, with whatever a browser has read."""

    def __init__(self, delivered: Callable[[Browser, dict[str, Any]], None] = lambda _browser, _message: None) -> None:
        self.browsers: Final[dict[str, Browser]] = {}
        self.faults: Final[list[str]] = []
        """What was wrong with posts that came."""
        self.delivered = delivered
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, dict(self.headers.items()), body))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - so it is called
                """Quiet."""

        class Server(ThreadingHTTPServer):
            request_queue_size = 512
            daemon_threads = True

        self._server: Final = Server(("127.0.0.1", 0), Handler)
        self.url: Final = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def browser(self, name: str, allowed: str | None = None) -> Browser:
        """One more that subscribes."""
        made = Browser(f"{self.url}/{name}", allowed)
        self.browsers[f"/{name}"] = made
        return made

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        browser = self.browsers.get(path)
        if browser is None:
            return 404
        browser.asked += 1
        try:
            assert len(body) <= _MOST_BYTES
            assert headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 0
            assert len(headers["Topic"]) <= 32
            check_sender(headers["Authorization"], self.url, browser.allowed, time.time())
            message = json.loads(decrypt(body, browser.private, browser.auth))
        except Exception as error:
            self.faults.append(f"{path}: {type(error).__name__} {error}")
            return 400
        if browser.status < 300:
            browser.messages.append(message)
            browser.headers.append(headers)
            self.delivered(browser, message)
        return browser.status
