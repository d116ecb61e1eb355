"""The part of the table of routes that is about accounts: docs/accounts.md."""

from __future__ import annotations

from typing import Any, Final

from rollwright.server.http import accounts
from rollwright.server.http.endpoint import GUEST, NUMBER, OBJECT, TEXT, Endpoint

_CREDENTIAL: Final = {
    "type": "object",
    "required": ["credential"],
    "properties": {
        "credential": {"type": "object", "required": ["id", "rawId", "type", "response"]},
        "device": {"type": "string", "maxLength": 40},
        "bring": {"type": "boolean"},
    },
}
_LANGUAGE: Final = {"type": "string", "enum": ["en", "fr", "nl"]}
_ADDRESS: Final = {
    "type": "object",
    "required": ["address"],
    "properties": {"address": {"type": "string", "maxLength": 254}, "language": _LANGUAGE},
}
_PASSKEY: Final = {
    "type": "object",
    "required": ["id", "name", "at", "used_at", "backed_up"],
    "properties": {"id": TEXT, "name": TEXT, "at": NUMBER, "used_at": NUMBER, "backed_up": {"type": "boolean"}},
}
_SIGNED_IN: Final = {
    "type": "object",
    "required": [*GUEST["required"], "merged", "before"],
    "properties": {**GUEST["properties"], "merged": {"type": "boolean"}, "before": TEXT},
}
_MINUTES: Final = {"type": "object", "required": ["minutes"], "properties": {"minutes": NUMBER}}


def _signing(word: str) -> dict[str, Any]:
    """What is sent to sign in by a word."""
    return {
        "type": "object",
        "required": [word],
        "properties": {
            word: {"type": "string", "maxLength": 100},
            "device": {"type": "string", "maxLength": 40},
            "bring": {"type": "boolean"},
        },
    }


ACCOUNT_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/account",
        accounts.account,
        "The ways in that this server offers; and with a ticket your own: passkeys, recovery codes, address, devices.",
        answer={
            "type": "object",
            "required": ["ways", "mine"],
            "properties": {"ways": OBJECT, "mine": {"type": ["object", "null"]}},
        },
        ticket="optional",
    ),
    Endpoint(
        "POST",
        "/api/account/passkeys/new",
        accounts.begin_passkey,
        "What a browser needs to make a passkey for you: the options of WebAuthn, in JSON.",
        ticket="needed",
        errors=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/account/passkeys",
        accounts.new_passkey,
        "Keep a passkey that the browser has made: `credential` is what it says of it.",
        success=201,
        answer=_PASSKEY,
        body=_CREDENTIAL,
        ticket="needed",
        errors=(400, 403, 404, 409, 413),
    ),
    Endpoint(
        "DELETE",
        "/api/account/passkeys/{passkey}",
        accounts.forget_passkey,
        "Forget a passkey of yours.",
        success=204,
        ticket="needed",
        errors=(403, 404),
    ),
    Endpoint(
        "POST",
        "/api/account/proof",
        accounts.prove,
        "Show with a passkey that you are the owner of your ticket: for 15 minutes it may change how the account is"
        " opened.",
        success=204,
        body=_CREDENTIAL,
        ticket="needed",
        errors=(400, 403, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/account/codes",
        accounts.new_codes,
        "Ten recovery codes, each of which opens the account once, in place of those before. They are shown this once.",
        success=201,
        answer={
            "type": "object",
            "required": ["codes"],
            "properties": {"codes": {"type": "array", "items": TEXT}},
        },
        ticket="needed",
        errors=(403,),
    ),
    Endpoint(
        "POST",
        "/api/account/address",
        accounts.new_address,
        "Have a link sent to a mail address of yours. Opened within 15 minutes, it makes that address a way in.",
        success=202,
        answer=_MINUTES,
        body=_ADDRESS,
        ticket="needed",
        errors=(400, 403, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/account/address/confirm",
        accounts.confirm_address,
        "Open such a link, as the person who asked for it: `link` is the word after its #.",
        answer={"type": "object", "required": ["address"], "properties": {"address": TEXT}},
        body={"type": "object", "required": ["link"], "properties": {"link": {"type": "string", "maxLength": 100}}},
        ticket="needed",
        errors=(400, 404, 413),
    ),
    Endpoint(
        "DELETE",
        "/api/account/address",
        accounts.forget_address,
        "Forget your mail address.",
        success=204,
        ticket="needed",
        errors=(403,),
    ),
    Endpoint(
        "PATCH",
        "/api/account/devices/{device}",
        accounts.name_device,
        "Give a device of yours a name.",
        answer={"type": "object", "required": ["name"], "properties": {"name": TEXT}},
        body={"type": "object", "required": ["name"], "properties": {"name": {"type": "string", "maxLength": 40}}},
        ticket="needed",
        errors=(400, 404, 413),
    ),
    Endpoint(
        "DELETE",
        "/api/account/devices/{device}",
        accounts.forget_device,
        "Revoke the ticket of a device, and close its sockets.",
        success=204,
        ticket="needed",
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey/new",
        accounts.begin_sign_in,
        "What a browser needs to offer the passkeys that it has for this site: the options of WebAuthn, in JSON.",
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey",
        accounts.sign_in_by_passkey,
        "Sign in with a passkey. With `bring`, the guest whose ticket came along becomes this person, unless they are"
        " an account themselves. `before` is the device that this browser was of the same person.",
        success=201,
        answer=_SIGNED_IN,
        body=_CREDENTIAL,
        ticket="optional",
        errors=(400, 403, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/code",
        accounts.sign_in_by_code,
        "Sign in with a recovery code, which is void then.",
        success=201,
        answer=_SIGNED_IN,
        body=_signing("code"),
        ticket="optional",
        errors=(400, 403, 413),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/mail",
        accounts.ask_for_link,
        "Have a link sent that signs in, once, within 15 minutes. The answer is the same whether anybody has this"
        " address here or not.",
        success=202,
        answer=_MINUTES,
        body=_ADDRESS,
        errors=(400, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/link/look",
        accounts.look_at_link,
        "Who one becomes by such a link, which stays as it is: `link` is the word after its #.",
        answer={"type": "object", "required": ["name"], "properties": {"name": TEXT}},
        body={"type": "object", "required": ["link"], "properties": {"link": {"type": "string", "maxLength": 100}}},
        errors=(400, 404, 413),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/link",
        accounts.sign_in_by_link,
        "Sign in by such a link, which is void then.",
        success=201,
        answer=_SIGNED_IN,
        body=_signing("link"),
        ticket="optional",
        errors=(400, 404, 413),
    ),
)
