"""An authenticator in Python, which can be told to lie: what a browser would send of a passkey, or of a forged one."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
ATTESTED: Final = 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str, domain: str = "localhost", counts: bool = True) -> None:
        self.origin: Final = origin
        self.domain: Final = domain
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.count = 0
        self._counts: Final = counts
        self._key: Final = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any], **lies: Any) -> dict[str, Any]:
        """What navigator.credentials.create gives."""
        self.handle = data_of(options["user"]["id"])
        point = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        flags = lies.get("flags", PRESENT | VERIFIED) | ATTESTED
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(flags, lies) + attested})
        client = self._client("webauthn.create", options["challenge"], lies)
        response = {"clientDataJSON": text(client), "attestationObject": text(told), "transports": ["internal", "odd"]}
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any], **lies: Any) -> dict[str, Any]:
        """What navigator.credentials.get gives."""
        data = self._data(lies.get("flags", PRESENT | VERIFIED), lies)
        client = self._client("webauthn.get", options["challenge"], lies)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        shown = lies.get("id", self.id)
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": text(lies.get("handle", self.handle)),
        }
        return {"id": text(shown), "rawId": text(shown), "type": "public-key", "response": response}

    def _data(self, flags: int, lies: dict[str, Any]) -> bytes:
        self.count += self._counts
        domain: str = lies.get("domain", self.domain)
        count: int = lies.get("count", self.count)
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, lies: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": lies.get("origin", self.origin), "crossOrigin": False}
        return json.dumps(told).encode()
