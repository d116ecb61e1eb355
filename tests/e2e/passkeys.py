"""Chromium's virtual authenticator: a real ceremony in a real browser, with nobody's finger."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import CDPSession, Page

_OPTIONS: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Thumb:
    """An authenticator in a page. Its owner agrees to all that is asked: the second of two taps."""

    def __init__(self, page: Page, passkeys: list[dict[str, Any]] | None = None) -> None:
        self._session: Final[CDPSession] = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": _OPTIONS})
        self._id: Final = {"authenticatorId": made["authenticatorId"]}
        for one in passkeys or []:
            self._session.send("WebAuthn.addCredential", {**self._id, "credential": one})

    def passkeys(self) -> list[dict[str, Any]]:
        """What it holds, private keys and all: as the maker of a phone copies it to one's laptop."""
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found
