"""Passkeys: the two ceremonies of WebAuthn, in which a browser shows that it holds a private key.

A challenge is kept by its hash, is good for one ceremony, and for five minutes. What is signed names the origin of the
page and the server's domain; both must be ours. The domain is that of `--public`, or else of the request's host.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
import json
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from rollwright.server.clock import now_ms
from rollwright.server.host.guests import hash_of
from rollwright.server.logs import log_notable
from rollwright.stores.accounts import Passkey, Word
from rollwright.stores.people import Person
from rollwright.stores.store import Conflict, Store

AVAILABLE = find_spec("webauthn") is not None
"""Whether the extra `accounts` is installed. Without it there are no passkeys, and all else works."""
if TYPE_CHECKING or AVAILABLE:
    import webauthn
    from webauthn.helpers import options_to_json_dict, structs

CREATE: Final = "create"
GET: Final = "get"
"""Kinds of words: what a challenge is for."""
MOST_PASSKEYS: Final = 20
"""That one person may have."""
_CHALLENGE_LASTS: Final = 5 * 60 * 1000
"""Milliseconds."""
_MOST_ID: Final = 1400
"""Characters of a credential id: 1,023 bytes, in base64url."""


class PasskeyRefused(Exception):
    """Why a passkey does not open anything, or is not taken. The code is one of the words below."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code: Final = code


UNKNOWN: Final = "passkey"
"""Nothing of it fits: which part doesn't is nobody's business."""
CLONED: Final = "cloned"
TAKEN: Final = "taken"
MANY: Final = "many"


@dataclass(frozen=True, slots=True)
class Site:
    """Where a ceremony takes place."""

    domain: str
    """The relying party's id: a passkey works there and nowhere else."""
    origins: tuple[str, ...]


class Passkeys:
    def __init__(self, store: Store, public: str, origins: Collection[str], count: Callable[[str], None]) -> None:
        self._store: Final = store
        self._public: Final = public
        self._origins: Final = origins
        self._count: Final = count
        """Called with what came of a sign-in."""

    def site(self, host: str) -> Site | None:
        """Where a request to this host takes place; None where there can be no passkeys: an address has no domain."""
        own = (self._public,) if self._public else (f"https://{host}", f"http://{host}")
        domain = _domain(own[0])
        if not AVAILABLE or not domain:
            return None
        others = [one for one in self._origins if self._public and f".{_domain(one)}".endswith(f".{domain}")]
        return Site(domain, (*own, *others))

    # Registration

    async def begin_create(self, site: Site, person: Person) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person."""
        known = await self._store.accounts.passkeys_of(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise PasskeyRefused(MANY)
        options = webauthn.generate_registration_options(
            rp_id=site.domain,
            rp_name="Rollwright",
            user_name=person.name or "Rollwright",
            user_display_name=person.name or "Rollwright",
            user_id=person.id.encode(),
            challenge=await self._challenge(CREATE, person.id),
            timeout=_CHALLENGE_LASTS,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(
                    id=_bytes(one.id), transports=[structs.AuthenticatorTransport(way) for way in one.transports]
                )
                for one in known
            ],
        )
        return dict(options_to_json_dict(options))

    async def create(self, site: Site, person: Person, credential: dict[str, Any], name: str) -> Passkey:
        """Keep a passkey that a browser has made. Raises PasskeyRefused."""
        challenge = await self._use_challenge(CREATE, person, credential)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception as error:  # whatever the library makes of a text that anybody may send
            raise PasskeyRefused(UNKNOWN) from error
        now = now_ms()
        passkey = Passkey(
            _text(made.credential_id),
            person.id,
            made.credential_public_key,
            made.sign_count,
            name,
            now,
            now,
            _transports(credential),
            made.credential_backed_up,
        )
        if len(passkey.id) > _MOST_ID:
            raise PasskeyRefused(UNKNOWN)
        try:
            await self._store.accounts.add_passkey(passkey)
        except Conflict as error:
            raise PasskeyRefused(TAKEN) from error
        return passkey

    # Authentication

    async def begin_get(self, site: Site) -> dict[str, Any]:
        """What a browser needs to offer the passkeys that it has for this site: no name is asked for."""
        options = webauthn.generate_authentication_options(
            rp_id=site.domain,
            challenge=await self._challenge(GET, ""),
            timeout=_CHALLENGE_LASTS,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return dict(options_to_json_dict(options))

    async def get(self, site: Site, credential: dict[str, Any]) -> str:
        """Whose passkey was shown, by an id of theirs. Raises PasskeyRefused."""
        challenge = await self._use_challenge(GET, None, credential)
        shown = credential.get("id")
        known = await self._store.accounts.passkey(shown) if isinstance(shown, str) else None
        if known is None or _handle(credential) != known.person:
            self._count("refused")
            raise PasskeyRefused(UNKNOWN)
        try:
            proof = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
                credential_public_key=known.public_key,
                credential_current_sign_count=0,  # the store compares counts, so that of two at once one is refused
                require_user_verification=True,
            )
        except Exception as error:
            self._count("refused")
            raise PasskeyRefused(UNKNOWN) from error
        count, backed_up = proof.new_sign_count, proof.credential_backed_up
        if not await self._store.accounts.use_passkey(known.id, count, backed_up, now_ms()):
            self._count(CLONED)
            log_notable("the count of a passkey has not risen: there may be a copy of it", person=known.person)
            raise PasskeyRefused(CLONED)
        return known.person

    # Challenges

    async def _challenge(self, kind: str, person: str) -> bytes:
        word, now = secrets.token_urlsafe(32), now_ms()
        await self._store.accounts.add_word(hash_of(word), Word(kind, person, "", now + _CHALLENGE_LASTS), now)
        return _bytes(word)

    async def _use_challenge(self, kind: str, person: Person | None, credential: dict[str, Any]) -> bytes:
        """The challenge that was signed, which was ours and is void from now on. Raises PasskeyRefused."""
        try:
            challenge = json.loads(_bytes(credential["response"]["clientDataJSON"]))["challenge"]
            shown = _bytes(challenge)
        except (KeyError, TypeError, ValueError, RecursionError, binascii.Error) as error:
            raise PasskeyRefused(UNKNOWN) from error
        word = await self._store.accounts.use_word(hash_of(challenge), kind, now_ms())
        if word is None or (person is not None and word.person not in person.ids):
            self._count("refused")
            raise PasskeyRefused(UNKNOWN)
        return shown


def _domain(origin: str) -> str:
    """Of an origin; empty for an address, which can have no passkeys."""
    try:
        domain = urlsplit(origin).hostname or ""
    except ValueError:
        return ""
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return domain
    return ""


def _handle(credential: dict[str, Any]) -> str:
    """The user handle that an authenticator has for a passkey: whose it is."""
    try:
        return _bytes(credential["response"]["userHandle"]).decode()
    except (KeyError, TypeError, ValueError, binascii.Error):
        return ""


def _transports(credential: dict[str, Any]) -> tuple[str, ...]:
    given = credential["response"].get("transports")
    if not isinstance(given, list):
        return ()
    known = {one.value for one in structs.AuthenticatorTransport}
    return tuple(sorted(known.intersection(one for one in given if isinstance(one, str))))


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
