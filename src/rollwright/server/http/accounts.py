"""What requests about accounts lead to: ways in, signing in, devices.

What is answered to somebody who is not signed in never says whether a name or an address is known here.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rollwright.server.clock import now_ms
from rollwright.server.host import passkeys as refusals
from rollwright.server.host.accounts import ADDRESS, LINK_LASTS, SIGN_IN
from rollwright.server.host.guests import hash_of
from rollwright.server.host.passkeys import PasskeyRefused, Site
from rollwright.server.http.handlers import SECRET, Handlers
from rollwright.server.http.mail_address import is_mail_address, same_address
from rollwright.server.http.requests import Refused, read_body, read_person_name, read_ticket, too_much
from rollwright.server.limits import MAILS, MAILS_TO, SIGN_INS
from rollwright.server.link_words import LANGUAGES, link_words
from rollwright.stores.accounts import Passkey, device_of
from rollwright.stores.people import Person

_MOST_CREDENTIAL: Final = 16 * 1024
"""Bytes of what a browser says of a passkey."""
_MOST_WORD: Final = 100

_REFUSALS: Final = {
    refusals.UNKNOWN: (403, "this passkey opens nothing here; try again, or take another"),
    refusals.CLONED: (
        403,
        "this passkey was used elsewhere since: there may be a copy of it. Sign in another way, and remove it",
    ),
    refusals.TAKEN: (409, "this passkey is kept already"),
    refusals.MANY: (409, "there are as many passkeys as there may be; remove one first"),
}


def _refused(code: str) -> Refused:
    status, why = _REFUSALS[code]
    return Refused(status, code, why)


# How an account is opened


async def account(handlers: Handlers, request: Request) -> Response:
    host = handlers.host
    ways = {"passkeys": _site_if_any(handlers, request) is not None, "mail": host.mail.is_set_up}
    if "authorization" not in request.headers:
        return JSONResponse({"ways": ways, "mine": None}, headers=SECRET)
    person, here = await handlers.person_needed(request), device_of(hash_of(read_ticket(request)))
    kept = host.store.accounts
    codes = await kept.codes_of(person.id)
    mine = {
        "name": person.name,
        "passkeys": [_passkey_json(one) for one in await kept.passkeys_of(person.id)],
        "codes": {"left": codes.left, "used": codes.used, "used_at": codes.used_at or None},
        "address": await kept.address_of(person.id) or None,
        "devices": [
            {"id": one.id, "name": one.name, "at": one.at, "used_at": one.used_at, "here": one.id == here}
            for one in await host.accounts.devices(person.id)
        ],
    }
    return JSONResponse({"ways": ways, "mine": mine}, headers=SECRET)


async def begin_passkey(handlers: Handlers, request: Request) -> Response:
    person = await _owner(handlers, request)
    handlers.limit(request, SIGN_INS)
    site = _site(handlers, request)
    try:
        return JSONResponse(await handlers.host.passkeys.begin_create(site, person), headers=SECRET)
    except PasskeyRefused as refused:
        raise _refused(refused.code) from refused


async def new_passkey(handlers: Handlers, request: Request) -> Response:
    person, body = await _owner(handlers, request), await read_body(request, _MOST_CREDENTIAL)
    device = _read_device(body)
    try:
        passkey = await handlers.host.passkeys.create(_site(handlers, request), person, _read_credential(body), device)
    except PasskeyRefused as refused:
        raise _refused(refused.code) from refused
    ticket = read_ticket(request)
    await handlers.host.accounts.prove(ticket)
    await handlers.host.accounts.name_if_unnamed(person.id, ticket, device)
    return JSONResponse(_passkey_json(passkey), 201, headers=SECRET)


async def forget_passkey(handlers: Handlers, request: Request) -> Response:
    person = await _owner(handlers, request)
    if not await handlers.host.store.accounts.remove_passkey(person.id, request.path_params["passkey"]):
        raise Refused(404, "unknown", "you have no such passkey")
    return Response(status_code=204)


async def new_codes(handlers: Handlers, request: Request) -> Response:
    person = await _owner(handlers, request)
    handlers.limit(request, SIGN_INS)
    return JSONResponse({"codes": await handlers.host.accounts.new_codes(person.id)}, 201, headers=SECRET)


async def prove(handlers: Handlers, request: Request) -> Response:
    """With a passkey, that whoever holds this ticket is its owner."""
    person, body = await handlers.person_needed(request), await read_body(request, _MOST_CREDENTIAL)
    shown = await _shown_passkey(handlers, request, body)
    if shown not in person.ids:
        raise _refused(refusals.UNKNOWN)
    await handlers.host.accounts.prove(read_ticket(request))
    return Response(status_code=204)


# The address


async def new_address(handlers: Handlers, request: Request) -> Response:
    """It is kept when the link that is sent there has been opened, by the same person."""
    person = await _owner(handlers, request)
    body = await read_body(request)
    address, language = _read_address(handlers, request, body), _read_mail_language(body)

    async def write() -> None:
        word = await handlers.host.accounts.new_word(ADDRESS, person.id, address)
        _send(handlers, request, address, language, ADDRESS, f"/account#{word}")

    handlers.host.tasks.spawn(write())
    return JSONResponse({"minutes": LINK_LASTS // 60_000}, 202, headers=SECRET)


async def confirm_address(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    handlers.limit(request, SIGN_INS)
    text = _read_word(await read_body(request))
    word = await handlers.host.accounts.word(ADDRESS, text)
    if word is None or word.person not in person.ids:
        # Somebody else's link stays as it is: who opens it by mistake must not spoil it.
        raise Refused(404, "unknown", "this link is used, too old, or for somebody else; ask for a new one")
    if await handlers.host.accounts.use_word(ADDRESS, text) is None:
        raise Refused(404, "unknown", "this link is used, too old, or for somebody else; ask for a new one")
    await handlers.host.store.accounts.set_address(person.id, word.address, now_ms())
    return JSONResponse({"address": word.address}, headers=SECRET)


async def forget_address(handlers: Handlers, request: Request) -> Response:
    person = await _owner(handlers, request)
    await handlers.host.store.accounts.remove_address(person.id)
    return Response(status_code=204)


# Devices


async def name_device(handlers: Handlers, request: Request) -> Response:
    person, body = await handlers.person_needed(request), await read_body(request)
    name = read_person_name(body.get("name"))
    if not await handlers.host.store.accounts.name_device(person.id, request.path_params["device"], name):
        raise _no_device()
    return JSONResponse({"name": name}, headers=SECRET)


async def forget_device(handlers: Handlers, request: Request) -> Response:
    person = await handlers.person_needed(request)
    if not await handlers.host.accounts.remove_device(person.id, request.path_params["device"]):
        raise _no_device()
    return Response(status_code=204)


# Signing in


async def begin_sign_in(handlers: Handlers, request: Request) -> Response:
    handlers.limit(request, SIGN_INS)
    return JSONResponse(await handlers.host.passkeys.begin_get(_site(handlers, request)), headers=SECRET)


async def sign_in_by_passkey(handlers: Handlers, request: Request) -> Response:
    handlers.limit(request, SIGN_INS)
    body = await read_body(request, _MOST_CREDENTIAL)
    return await _sign_in(handlers, request, body, await _shown_passkey(handlers, request, body), "passkey")


async def sign_in_by_code(handlers: Handlers, request: Request) -> Response:
    handlers.limit(request, SIGN_INS)
    body = await read_body(request)
    code = body.get("code")
    if not isinstance(code, str) or len(code) > _MOST_WORD:
        raise Refused(400, "invalid", "send a recovery code as `code`")
    _read_device(body)
    person = await handlers.host.accounts.use_code(code)
    if person is None:
        handlers.count_refused()
        raise Refused(403, "code", "this code opens nothing here: look whether each letter is right, and not used yet")
    return await _sign_in(handlers, request, body, person, "code")


async def ask_for_link(handlers: Handlers, request: Request) -> Response:
    """The answer is the same, and comes as soon, whether the address is known or not: nobody waits for the look."""
    body = await read_body(request)
    address, language = _read_address(handlers, request, body), _read_mail_language(body)

    async def write() -> None:
        person = await handlers.host.store.accounts.person_at(address)
        if person is not None:
            word = await handlers.host.accounts.new_word(SIGN_IN, person, address)
            _send(handlers, request, address, language, SIGN_IN, f"/sign-in#{word}")

    handlers.host.tasks.spawn(write())
    return JSONResponse({"minutes": LINK_LASTS // 60_000}, 202, headers=SECRET)


async def look_at_link(handlers: Handlers, request: Request) -> Response:
    """Who one would become: a link may have come from somebody who wants to be mistaken for a friend."""
    handlers.limit(request, SIGN_INS)
    word = await handlers.host.accounts.word(SIGN_IN, _read_word(await read_body(request)))
    if word is None:
        raise _no_link()
    names = await handlers.host.store.people.names([word.person])
    return JSONResponse({"name": names.get(word.person, "")}, headers=SECRET)


async def sign_in_by_link(handlers: Handlers, request: Request) -> Response:
    handlers.limit(request, SIGN_INS)
    body = await read_body(request)
    _read_device(body)
    word = await handlers.host.accounts.use_word(SIGN_IN, _read_word(body))
    if word is None:
        handlers.count_refused()
        raise _no_link()
    return await _sign_in(handlers, request, body, word.person, "link")


async def _sign_in(handlers: Handlers, request: Request, body: dict[str, Any], person: str, way: str) -> Response:
    signed_in = await handlers.host.accounts.open(
        person, way, _read_device(body), read_ticket(request), bring=body.get("bring") is True
    )
    return JSONResponse(signed_in.to_json(), 201, headers=SECRET)


# What is shared


async def _owner(handlers: Handlers, request: Request) -> Person:
    """Whoever may change how the account is opened."""
    person = await handlers.person_needed(request)
    if not await handlers.host.accounts.has_proved(person.id, read_ticket(request)):
        raise Refused(403, "proof", "show a passkey of yours first: POST /api/account/proof")
    return person


async def _shown_passkey(handlers: Handlers, request: Request, body: dict[str, Any]) -> str:
    """Whose passkey came along."""
    site, credential = _site(handlers, request), _read_credential(body)
    _read_device(body)
    try:
        return await handlers.host.passkeys.get(site, credential)
    except PasskeyRefused as refused:
        raise _refused(refused.code) from refused


def _site_if_any(handlers: Handlers, request: Request) -> Site | None:
    return handlers.host.passkeys.site(request.headers.get("host", ""))


def _site(handlers: Handlers, request: Request) -> Site:
    site = _site_if_any(handlers, request)
    if site is None:
        raise Refused(404, "no_passkeys", "there are no passkeys at this server, or not at this address of it")
    return site


def _send(handlers: Handlers, request: Request, address: str, language: str, kind: str, path: str) -> None:
    words, public = link_words(language), handlers.public
    text = words.say(f"mail-{kind}", site=public, link=public + path, minutes=LINK_LASTS // 60_000)
    handlers.host.mail.send(address, words.say(f"mail-{kind}-subject", site=public), text)


def _read_credential(body: dict[str, Any]) -> dict[str, Any]:
    credential = body.get("credential")
    if not isinstance(credential, dict) or not isinstance(credential.get("response"), dict):
        raise Refused(400, "invalid", "send what the browser says of the passkey as `credential`")
    return credential


def _read_device(body: dict[str, Any]) -> str:
    """What this browser is called in the list of devices; it may be empty."""
    return read_person_name(body["device"]) if body.get("device") else ""


def _read_word(body: dict[str, Any]) -> str:
    word = body.get("link")
    if not isinstance(word, str) or len(word) > _MOST_WORD:
        raise Refused(400, "invalid", "send the word after the # of the link as `link`")
    return word


def _read_address(handlers: Handlers, request: Request, body: dict[str, Any]) -> str:
    """Where mail is to go. It is counted, and refused where there is none, before anybody looks whose it is."""
    if not handlers.host.mail.is_set_up:
        raise Refused(404, "no_mail", "this server sends no mail")
    address = body.get("address")
    if not isinstance(address, str) or not is_mail_address(same_address(address)):
        raise Refused(400, "invalid", "send a mail address as `address`")
    handlers.limit(request, MAILS)
    wait = handlers.limits.wait(f"mail {hash_of(same_address(address))}", MAILS_TO)
    if wait:
        raise too_much(wait)
    return same_address(address)


def _read_mail_language(body: dict[str, Any]) -> str:
    language = body.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Refused(400, "invalid", f"language must be {', '.join(LANGUAGES)}")
    return str(language)


def _passkey_json(passkey: Passkey) -> dict[str, Any]:
    return {
        "id": passkey.id,
        "name": passkey.name,
        "at": passkey.at,
        "used_at": passkey.used_at,
        "backed_up": passkey.backed_up,
    }


def _no_device() -> Refused:
    return Refused(404, "unknown", "you have no such device")


def _no_link() -> Refused:
    return Refused(404, "unknown", "this link is used, or too old; ask for a new one")
