"""Web push: a message that only one browser can read (RFC 8291), from a site that its push service knows (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MOST: Final = 3000
"""Bytes of a message, so that what is sent stays under the 4,096 that every push service takes."""
_RECORD: Final = 4096
_SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds for which a signature holds; 24 hours are allowed."""
_POINT: Final = 65
_AUTH: Final = 16


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """What a browser gives away so that it can be written to."""

    point: bytes
    auth: bytes


def browser_keys(data: object) -> BrowserKeys:
    """From the `keys` of a subscription. Raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError("`keys` is what the browser says")  # noqa: TRY004  whoever reads it catches one kind
    keys = BrowserKeys(read_base64(data.get("p256dh")), read_base64(data.get("auth")))
    if len(keys.point) != _POINT or len(keys.auth) != _AUTH:
        raise ValueError("these are no keys of a browser")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)  # raises ValueError where it is no point
    return keys


def read_base64(text: object) -> bytes:
    """Raises ValueError."""
    if not isinstance(text, str) or len(text) > _RECORD:
        raise ValueError("a key is a text in base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write_base64(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def encrypt(message: bytes, browser: BrowserKeys) -> bytes:
    """In the form `aes128gcm`: one record, with the salt and our key of this message in front of it."""
    ours = ec.generate_private_key(ec.SECP256R1())
    point = _point(ours.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.point)
    shared, salt = ours.exchange(ec.ECDH(), theirs), os.urandom(16)
    secret = _derive(browser.auth, shared, b"WebPush: info\0" + browser.point + point, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([_POINT]) + point + sealed


def topic_of(tag: str) -> str:
    """A push service keeps the latest of each topic for a browser that is away: at most 32 signs of base64url."""
    return write_base64(hashlib.sha256(tag.encode()).digest())[:32]


def new_key() -> bytes:
    """A private key of a site, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(32, "big")


class Site:
    """The site as push services know it."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key: Final = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self._contact: Final = contact
        self.public: Final = write_base64(_point(self._key.public_key()))
        """What a page gives its browser, which then takes messages of this site alone."""

    def authorization(self, endpoint: str, now: int) -> str:
        """The header that tells a push service who sends. `now` is in seconds."""
        address = urlsplit(endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": now + _SIGNED_FOR,
            "sub": self._contact,
        }
        text = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = write_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def _json(value: dict[str, Any]) -> str:
    return write_base64(json.dumps(value, separators=(",", ":")).encode())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
