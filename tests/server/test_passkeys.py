"""Passkeys at a real server: the way in that they are, and every way in that they must not be."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from rollwright.stores.sqlite.file import FILE
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.client import Answer, Client, Message, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, new_table
from tests.server.process import ServerProcess


class Site:
    """A server, by its name: passkeys belong to a domain, which an address is not."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url.replace("127.0.0.1", "localhost")
        self.server = server

    def guest(self, name: str = "Ada") -> Message:
        made: Message = http(f"{self.url}/api/guests", "POST", {"name": name}).json
        return made

    def post(self, path: str, body: object = None, ticket: str = "") -> Answer:
        return http(f"{self.url}/api/{path}", "POST", body if body is not None else {}, ticket)

    def authenticator(self, **how: Any) -> Authenticator:
        return Authenticator(self.url, **how)

    def options(self, ticket: str) -> Message:
        answer = self.post("account/passkeys/new", ticket=ticket)
        assert answer.status == 200, answer.text
        made: Message = answer.json
        return made

    def challenge(self) -> Message:
        made: Message = self.post("sign-in/passkey/new").json
        return made

    def keep(self, guest: Message, passkey: Authenticator | None = None) -> Authenticator:
        """A guest becomes an account."""
        passkey = passkey or self.authenticator()
        made = passkey.create(self.options(guest["ticket"]))
        answer = self.post("account/passkeys", {"credential": made, "device": "Phone"}, guest["ticket"])
        assert answer.status == 201, answer.text
        return passkey

    def sign_in(self, credential: Message, ticket: str = "", **more: Any) -> Answer:
        return self.post("sign-in/passkey", {"credential": credential, **more}, ticket)

    def mine(self, ticket: str) -> Message:
        found: Message = http(f"{self.url}/api/account", ticket=ticket).json["mine"]
        return found


@pytest.fixture
def site(server: ServerProcess) -> Site:
    return Site(server)


def refused(answer: Answer, code: str = "passkey") -> bool:
    return (answer.status, answer.json["code"]) == (403, code)


def test_a_guest_keeps_their_name_and_signs_in_elsewhere_without_typing_it(site: Site) -> None:
    ada = site.guest()
    passkey = site.keep(ada)
    signed_in = site.sign_in(passkey.get(site.challenge()), device="Laptop")
    assert signed_in.status == 201
    assert (signed_in.json["id"], signed_in.json["name"]) == (ada["id"], "Ada")
    assert signed_in.json["ticket"] != ada["ticket"]
    mine = site.mine(signed_in.json["ticket"])
    assert [one["name"] for one in mine["devices"]] == ["Laptop", "Phone"]
    assert [one["here"] for one in mine["devices"]] == [True, False]
    assert [one["name"] for one in mine["passkeys"]] == ["Phone"]


def test_a_browser_is_asked_for_a_passkey_that_needs_no_name(site: Site) -> None:
    options = site.options(site.guest()["ticket"])
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert options["rp"]["id"] == "localhost"
    assert "allowCredentials" not in (challenge := site.challenge()) or not challenge["allowCredentials"]


def test_a_guest_is_brought_along_with_all_their_tables(site: Site) -> None:
    ada, guest = site.guest(), site.guest("Phone")
    passkey = site.keep(ada)
    with Client(site.server.url, guest=guest) as client:
        table = new_table(client, ME, BOT)
    answer = site.sign_in(passkey.get(site.challenge()), guest["ticket"], bring=True)
    assert answer.json["merged"] is True
    with Client(site.server.url, guest=answer.json) as client:
        client.send({"t": "mine"})
        assert table in [card["id"] for card in client.wait_for("tables")["mine"]]
        assert client.open(table)["info"]["you"] == [0]
    assert http(f"{site.url}/api/guests/me", ticket=guest["ticket"]).json["id"] == ada["id"]
    assert answer.json["before"] in [one["id"] for one in site.mine(answer.json["ticket"])["devices"]]


def test_a_guest_who_is_not_brought_along_stays_somebody_else(site: Site) -> None:
    ada, guest = site.guest(), site.guest("Phone")
    answer = site.sign_in(site.keep(ada).get(site.challenge()), guest["ticket"])
    assert (answer.json["merged"], answer.json["before"]) == (False, "")
    assert http(f"{site.url}/api/guests/me", ticket=guest["ticket"]).json["id"] == guest["id"]


def test_an_account_is_never_merged_into_another_by_signing_in(site: Site) -> None:
    ada, bob = site.guest(), site.guest("Bob")
    passkey = site.keep(ada)
    site.keep(bob)
    answer = site.sign_in(passkey.get(site.challenge()), bob["ticket"], bring=True)
    assert answer.json["merged"] is False
    assert http(f"{site.url}/api/guests/me", ticket=bob["ticket"]).json["id"] == bob["id"]


def test_sockets_of_the_account_come_back_when_a_guest_is_merged_into_it(site: Site) -> None:
    ada, guest = site.guest(), site.guest("Phone")
    passkey = site.keep(ada)
    with Client(site.server.url, guest=ada) as client:
        site.sign_in(passkey.get(site.challenge()), guest["ticket"], bring=True)
        assert client.wait_closed()[0] == 1012


# Attacks


def test_a_challenge_is_used_once(site: Site) -> None:
    passkey = site.keep(site.guest())
    shown = passkey.get(site.challenge())
    assert site.sign_in(shown).status == 201
    assert refused(site.sign_in(shown))
    again = passkey.get({"challenge": _challenge_of(shown)})
    assert refused(site.sign_in(again)), "nor with another signature and a higher count"


def test_a_challenge_that_is_not_ours_is_refused(site: Site) -> None:
    passkey = site.keep(site.guest())
    assert refused(site.sign_in(passkey.get({"challenge": "A" * 43})))


def test_a_challenge_is_void_after_five_minutes(start_server: Start) -> None:
    site = Site(start_server("--no-limits", mutant="days_go_by"))
    passkey = site.keep(site.guest())
    challenge = site.challenge()
    site.server.let_days_go_by(1)
    assert refused(site.sign_in(passkey.get(challenge)))


def test_a_challenge_for_making_a_passkey_is_none_for_signing_in(site: Site) -> None:
    ada = site.guest()
    passkey = site.keep(ada)
    assert refused(site.sign_in(passkey.get(site.options(ada["ticket"]))))
    made = site.authenticator().create({**site.options(ada["ticket"]), **site.challenge()})
    assert refused(site.post("account/passkeys", {"credential": made}, ada["ticket"]))


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:1", "http://localhost.evil.example"])
def test_a_page_of_another_origin_opens_nothing(site: Site, origin: str) -> None:
    ada = site.guest()
    passkey = site.keep(ada)
    assert refused(site.sign_in(passkey.get(site.challenge(), origin=origin)))
    made = site.authenticator().create(site.options(ada["ticket"]), origin=origin)
    assert refused(site.post("account/passkeys", {"credential": made}, ada["ticket"]))


def test_a_passkey_of_another_domain_opens_nothing(site: Site) -> None:
    ada = site.guest()
    passkey = site.keep(ada)
    assert refused(site.sign_in(passkey.get(site.challenge(), domain="evil.example")))
    made = site.authenticator().create(site.options(ada["ticket"]), domain="evil.example")
    assert refused(site.post("account/passkeys", {"credential": made}, ada["ticket"]))


def test_a_copy_of_an_authenticator_is_noticed_and_told(site: Site) -> None:
    passkey = site.keep(site.guest())
    assert site.sign_in(passkey.get(site.challenge(), count=7)).status == 201
    for count in (7, 6, 0):
        answer = site.sign_in(passkey.get(site.challenge(), count=count))
        assert refused(answer, "cloned")
        assert "copy" in answer.json["why"]
    assert site.sign_in(passkey.get(site.challenge(), count=8)).status == 201


def test_an_authenticator_that_does_not_count_is_let_in_again(site: Site) -> None:
    passkey = site.keep(site.guest(), site.authenticator(counts=False))
    for _ in range(2):
        assert site.sign_in(passkey.get(site.challenge())).status == 201


def test_the_passkey_of_another_person_does_not_sign_for_mine(site: Site) -> None:
    mine, others = site.keep(site.guest()), site.keep(site.guest("Eve"))
    forged = others.get(site.challenge(), id=mine.id, handle=mine.handle)
    assert refused(site.sign_in(forged)), "Eve's key under Ada's id"


def test_a_forged_user_handle_is_refused(site: Site) -> None:
    mine, others = site.keep(site.guest()), site.keep(site.guest("Eve"))
    for handle in (mine.handle, b"", b"\xff"):
        assert refused(site.sign_in(others.get(site.challenge(), handle=handle)))


def test_a_credential_id_that_is_known_is_not_registered_again(site: Site) -> None:
    mine, eve, forged = site.keep(site.guest()), site.guest("Eve"), site.authenticator()
    forged.id = mine.id
    made = forged.create(site.options(eve["ticket"]))
    answer = site.post("account/passkeys", {"credential": made}, eve["ticket"])
    assert (answer.status, answer.json["code"]) == (409, "taken")
    assert site.sign_in(mine.get(site.challenge())).json["name"] == "Ada"


def test_a_passkey_is_registered_by_whoever_asked_for_it(site: Site) -> None:
    ada, eve = site.guest(), site.guest("Eve")
    made = site.authenticator().create(site.options(ada["ticket"]))
    assert refused(site.post("account/passkeys", {"credential": made}, eve["ticket"]))


def test_a_device_that_has_not_verified_its_user_opens_nothing(site: Site) -> None:
    ada = site.guest()
    passkey = site.keep(ada)
    assert refused(site.sign_in(passkey.get(site.challenge(), flags=PRESENT)))
    made = site.authenticator().create(site.options(ada["ticket"]), flags=PRESENT)
    assert refused(site.post("account/passkeys", {"credential": made}, ada["ticket"]))


@pytest.mark.parametrize(
    "response",
    [{}, {"clientDataJSON": 7}, {"clientDataJSON": "é"}, {"clientDataJSON": "W10"}, {"clientDataJSON": "e30"}],
)
def test_what_no_browser_sends_is_refused(site: Site, response: Message) -> None:
    credential = {"id": "x", "rawId": "x", "type": "public-key", "response": response}
    assert refused(site.sign_in(credential))
    assert refused(site.post("account/passkeys", {"credential": credential}, site.guest()["ticket"]))
    signed = site.keep(site.guest()).get(site.challenge())
    for part in ("signature", "authenticatorData"):
        for lie in ("", "AAAA", 7, None, ["x"]):
            assert refused(site.sign_in({**signed, "response": {**signed["response"], part: lie}}))


# A stolen ticket


def test_whoever_steals_a_ticket_can_not_lock_the_owner_out(start_server: Start) -> None:
    site = Site(start_server("--no-limits"))
    ada = site.guest()
    passkey = site.keep(ada)
    _forget_proofs(site)
    for path in ("account/passkeys/new", "account/passkeys", "account/codes", "account/address"):
        assert refused(site.post(path, ticket=ada["ticket"]), "proof"), path
    key = site.mine(ada["ticket"])["passkeys"][0]["id"]
    for path in (f"account/passkeys/{key}", "account/address"):
        assert refused(http(f"{site.url}/api/{path}", "DELETE", ticket=ada["ticket"]), "proof"), path
    eve = site.keep(site.guest("Eve"))
    _forget_proofs(site)
    assert refused(site.post("account/proof", {"credential": eve.get(site.challenge())}, ada["ticket"]))
    proof = {"credential": passkey.get(site.challenge())}
    assert site.post("account/proof", proof, ada["ticket"]).status == 204
    assert site.post("account/codes", ticket=ada["ticket"]).status == 201


def test_a_stolen_ticket_is_revoked_and_its_sockets_are_closed(site: Site) -> None:
    stolen = site.guest()
    passkey = site.keep(stolen)
    owner = site.sign_in(passkey.get(site.challenge())).json
    with Client(site.server.url, guest=stolen) as thief, Client(site.server.url, guest=owner) as ada:
        thief_device = next(one for one in site.mine(owner["ticket"])["devices"] if not one["here"])
        path = f"{site.url}/api/account/devices/{thief_device['id']}"
        assert http(path, "DELETE", ticket=site.guest("Eve")["ticket"]).status == 404
        assert http(path, "DELETE", ticket=owner["ticket"]).status == 204
        code, said = thief.wait_closed()
        assert (code, said[-1]["code"]) == (4401, "unknown_ticket")
        ada.send({"t": "mine"})
        ada.wait_for("tables")
    assert http(f"{site.url}/api/guests/me", ticket=stolen["ticket"]).status == 401
    assert http(path, "DELETE", ticket=owner["ticket"]).status == 404


def test_a_device_is_named_by_its_owner(site: Site) -> None:
    ada = site.guest()
    device = site.mine(ada["ticket"])["devices"][0]["id"]
    path = f"{site.url}/api/account/devices/{device}"
    assert http(path, "PATCH", {"name": "Kitchen"}, ada["ticket"]).json == {"name": "Kitchen"}
    assert site.mine(ada["ticket"])["devices"][0]["name"] == "Kitchen"
    assert http(path, "PATCH", {"name": "Kitchen"}, site.guest("Eve")["ticket"]).status == 404
    assert http(path, "PATCH", {}, ada["ticket"]).status == 400


# Where there are none


def test_at_an_address_there_are_no_passkeys_and_all_else_works(server: ServerProcess) -> None:
    assert http(f"{server.url}/api/account").json == {"ways": {"passkeys": False, "mail": False}, "mine": None}
    guest = http(f"{server.url}/api/guests", "POST").json
    answer = http(f"{server.url}/api/account/passkeys/new", "POST", ticket=guest["ticket"])
    assert (answer.status, answer.json["code"]) == (404, "no_passkeys")
    assert len(http(f"{server.url}/api/account/codes", "POST", ticket=guest["ticket"]).json["codes"]) == 10


def test_without_its_package_a_server_says_that_there_are_no_passkeys(start_server: Start) -> None:
    site = Site(start_server("--no-limits", mutant="no_extras"))
    assert http(f"{site.url}/api/account").json["ways"] == {"passkeys": False, "mail": False}
    assert site.post("sign-in/passkey/new").json["code"] == "no_passkeys"
    assert site.post("sign-in/mail", {"address": "ada@example.org"}).json["code"] == "no_mail"
    assert site.post("account/codes", ticket=site.guest()["ticket"]).status == 201


def test_where_the_operator_has_named_the_server_the_host_of_a_request_counts_for_nothing(start_server: Start) -> None:
    site = Site(start_server("--no-limits", "--public", "https://play.example.org"))
    options = site.options(site.guest()["ticket"])
    assert options["rp"]["id"] == "play.example.org"
    passkey = Authenticator("https://play.example.org", "play.example.org")
    ada = site.guest()
    site.keep(ada, passkey)
    assert site.sign_in(passkey.get(site.challenge())).status == 201
    assert refused(site.sign_in(passkey.get(site.challenge(), origin=site.url)))


def _challenge_of(credential: Message) -> str:
    import json

    from tests.server.authenticator import data_of

    return str(json.loads(data_of(credential["response"]["clientDataJSON"]))["challenge"])


def _forget_proofs(site: Site) -> None:
    """As a quarter of an hour later."""
    with closing(sqlite3.connect(site.server.data / FILE)) as connection, connection:
        connection.execute("update tickets set proved_at = 0")
