"""An operator who cheats, in each way that a page can meet: what the server says then, and what the page must say.

Each log that is made up here follows the rules and its own seal: by itself it is honest.
"""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, Route

from rollwright.tables.commands.create import Create
from rollwright.tables.commands.fresh import Fresh
from rollwright.tables.commands.lobby import Reveal, SeatBot, Sit, Start
from rollwright.tables.fairness.canonical import canonical
from rollwright.tables.log.kinds import row_from_json
from rollwright.tables.log.lobby import Created
from rollwright.tables.wire.export import log_json
from tests.e2e.world import Place
from tests.tables.evening import Evening

Log = list[dict[str, Any]]
Kept = dict[str, Any]
"""What a browser keeps of a table: `Kept` of web/src/crypto/witness.ts."""

_TAIL: Final = hashlib.sha256(b"a tail that was chosen").digest()
_ANOTHER: Final = {"commit": "1d" * 32, "cards": "2e" * 32}


@dataclass
class Lie:
    """What the server answers, and what the browser remembers. At first it is all true."""

    log: Log
    kept: Kept
    entry: dict[str, Any] | None
    """The entry of the public log, where the seal of `log` is; None where it is in none."""


@dataclass(frozen=True)
class Way:
    """A way to cheat, and the beginning of the sentence that a player reads."""

    name: str
    cheat: Callable[[Lie], None]
    says: dict[str, str] = field(default_factory=dict)


# What is true


def sha256(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def seal_of(log: Log) -> dict[str, str]:
    """The one that the game began with."""
    seals: list[dict[str, str]] = [row["body"]["dice"] for row in log if "dice" in row["body"]]
    return seals[-1]


def leaf_of(log: Log) -> str:
    seal = seal_of(log)
    return sha256(["rollwright seal 1", log[0]["table"], seal["commit"], seal["cards"]])


def kept_by(person: str, log: Log) -> Kept:
    """What the browser of a person has kept who was there from the first row on, and in whose game no seal changed."""
    own = next(row for row in log if row["body"]["kind"] == "revealed" and row["actor"] == person)
    seal = {name: log[0]["body"]["dice"][name] for name in ("commit", "cards")}
    seed_hash = hashlib.sha256(bytes.fromhex(own["body"]["seed"])).hexdigest()
    given = {"person": person, "seedHash": seed_hash, "revealed": own["seq"]}
    return {"seals": [{**seal, "at": log[0]["at"], "seq": 1, "redraws": 0, "restored": 0, **given}]}


def entry_of(log: Log, at: int) -> dict[str, Any]:
    """An entry of the public log that holds the seal."""
    entry = {"number": 17, "at": at, "before": "ab" * 32, "seals": [leaf_of(log)]}
    return {**entry, "hash": sha256(["rollwright seals 1", *entry.values()])}


def truth(log: Log, person: str) -> Lie:
    return Lie(copy.deepcopy(log), kept_by(person, log), entry_of(log, log[0]["at"]))


# Logs that are made up


def opened(log: Log, tail: bytes) -> Evening:
    """The table of a log once more, with another tail."""
    evening = Evening("made up")
    created = row_from_json(log[0]).body
    assert isinstance(created, Created)
    seats = log[0]["body"]["seats"]
    evening.now = log[0]["at"]
    evening.do(
        Create(
            log[0]["actor"],
            evening.cid(),
            Fresh(log[0]["table"], created.code, tail),
            created.game,
            [_wish(seat) for seat in seats],
            edition=created.setup.edition,
            options=dict(created.setup.options),
            clock=created.clock,
            seed_hash=next(seat["seed_hash"] for seat in seats if seat["kind"] == "person"),
        )
    )
    return evening


def _wish(seat: dict[str, Any]) -> dict[str, Any]:
    if seat["kind"] == "bot":
        return {"kind": "bot", "bot": seat["bot"]}
    return {"kind": "me" if seat["kind"] == "person" else "open"}


def go_on(evening: Evening, log: Log, without: str = "") -> None:
    """Sit down, start and show seeds as in a log, without a person."""
    for row in log:
        body, who = row["body"], row["actor"]
        evening.now = max(evening.now, row["at"])
        if who == without and body["kind"] != "started":
            continue
        if body["kind"] == "seated":
            evening.do(Sit(who, evening.cid(), body["seed_hash"]))
        elif body["kind"] == "started":
            evening.do(Start(who, evening.cid()))
        elif body["kind"] == "revealed":
            evening.do(Reveal(who, evening.cid(), body["seed"]))


def played(evening: Evening) -> Log:
    """The whole log of a game that is played to its end somehow."""
    evening.play_out()
    return log_json(evening.table)


# The ways


def nothing(lie: Lie) -> None:
    """An honest server."""


def rewrites_row_1(lie: Lie) -> None:
    """When all seeds are known, another tail is chosen; all dice follow from it, and the public log has it."""
    evening = opened(lie.log, _TAIL)
    go_on(evening, lie.log)
    lie.log = played(evening)
    lie.entry = entry_of(lie.log, lie.log[0]["at"])


def pretends_a_timeout(lie: Lie) -> None:
    """A seed that gives dice which somebody doesn't like is said never to have come: so there are new dice."""
    me = lie.kept["seals"][0]["person"]
    evening = opened(lie.log, _TAIL)
    lie.kept["seals"][0] |= {name: seal_of(log_json(evening.table))[name] for name in ("commit", "cards")}
    go_on(evening, lie.log, without=me)
    evening.now += 31_000
    evening.time_out()
    evening.do(SeatBot(evening.table.host, evening.cid(), 0, "greedy"))
    for row in lie.log:
        if row["body"]["kind"] == "seated" and row["actor"] != me:
            evening.do(Sit(row["actor"], evening.cid(), row["body"]["seed_hash"]))
    go_on(evening, [row for row in lie.log if row["body"]["kind"] in ("started", "revealed")], without=me)
    lie.log = played(evening)
    lie.entry = entry_of(lie.log, lie.log[0]["at"])


def drops_a_redraw(lie: Lie) -> None:
    """The dice were drawn again, and the log is written as if they had not been."""
    first = {**lie.kept["seals"][0], **_ANOTHER, "seedHash": None, "revealed": None}
    lie.kept["seals"] = [first, {**lie.kept["seals"][0], "redraws": 1}]


def swaps_a_seed(lie: Lie) -> None:
    """Somebody's number is replaced by another, whose hash is put into the log too."""
    lie.kept["seals"][0] |= {"seedHash": "3f" * 32, "revealed": None}


def drops_a_seed(lie: Lie) -> None:
    """Somebody's number was acknowledged in a row, and another row is there instead."""
    lie.kept["seals"][0]["revealed"] = 2


def blames_a_restore(lie: Lie) -> None:
    """Rows that were seen are gone, and the log says that a backup was put back."""
    created = lie.log[0]["body"]
    mine = next(seat for seat in created["seats"] if seat["kind"] == "person")
    resealed = {"kind": "resealed", "asked": "", "dice": created["dice"]}
    seated = {"kind": "seated", "asked": "", "seats": [0], "person": mine["person"], "seed_hash": mine["seed_hash"]}
    lie.log[1:1] = [{**lie.log[0], "body": resealed}, {**lie.log[0], "body": seated}]
    created["dice"] = {**created["dice"], **_ANOTHER}
    for seq, row in enumerate(lie.log, 1):
        row["seq"] = seq


def hides_the_seal(lie: Lie) -> None:
    """The seal is not in the public log."""
    lie.entry = None


def publishes_late(lie: Lie) -> None:
    first = next(row for row in lie.log if row["body"]["kind"] == "revealed")
    lie.entry = entry_of(lie.log, first["at"] + 90_000)


def changes_an_entry(lie: Lie) -> None:
    """The seal is put into an entry that was made long before."""
    assert lie.entry is not None
    lie.entry["before"] = "cd" * 32


WAYS: Final = (
    Way(
        "rewritten",
        rewrites_row_1,
        {
            "en": "The log has another seal (",
            "fr": "Le journal porte un autre sceau (",
            "nl": "Het logboek heeft een ander zegel (",
        },
    ),
    Way(
        "time-out",
        pretends_a_timeout,
        {
            "en": "The server took your number in time, as row ",
            "fr": "Le serveur a accepté votre nombre à temps, en ligne ",
            "nl": "De server nam je getal op tijd aan, als regel ",
        },
    ),
    Way(
        "redraw",
        drops_a_redraw,
        {
            "en": "The dice were sealed anew while this browser looked on, and the log does not tell of it",
            "fr": "Les dés ont été scellés de nouveau sous les yeux de ce navigateur, et le journal n’en dit rien",
            "nl": "De worpen zijn onder de ogen van deze browser opnieuw verzegeld en het logboek zegt dat niet",
        },
    ),
    Way(
        "seed",
        swaps_a_seed,
        {
            "en": "The log has another number for you",
            "fr": "Le journal a pour vous un autre nombre",
            "nl": "Het logboek heeft voor jou een ander getal",
        },
    ),
    Way(
        "reveal",
        drops_a_seed,
        {
            "en": "The server took your number as row 2, and in the log it is not there",
            "fr": "Le serveur a accepté votre nombre en ligne 2, et il n’y est pas dans le journal",
            "nl": "De server nam je getal aan als regel 2 en in het logboek staat het daar niet",
        },
    ),
    Way(
        "restore",
        blames_a_restore,
        {
            "en": "Rows that this browser saw are not in the log",
            "fr": "Des lignes que ce navigateur a vues ne sont pas dans le journal",
            "nl": "Regels die deze browser heeft gezien, staan niet in het logboek",
        },
    ),
    Way(
        "unpublished",
        hides_the_seal,
        {
            "en": "The seal is not in the server’s public log",
            "fr": "Le sceau n’est pas dans le journal public du serveur",
            "nl": "Het zegel staat niet in het openbare logboek van de server",
        },
    ),
    Way(
        "late",
        publishes_late,
        {
            "en": "The seal came into the public log (entry 17) only 90 seconds after the first number was shown",
            "fr": "Le sceau n’est entré dans le journal public (entrée 17) que 90 secondes après",
            "nl": "Het zegel kwam pas 90 seconden na het eerste getal in het openbare logboek",
        },
    ),
    Way(
        "entry",
        changes_an_entry,
        {
            "en": "Entry 17 of the public log, where the seal should be, does not fit its own hash",
            "fr": "L’entrée 17 du journal public, où le sceau devrait être, ne correspond pas",
            "nl": "Vermelding 17 van het openbare logboek, waar het zegel zou moeten staan, past niet",
        },
    ),
)
SWAPPED: Final = Way(
    "swapped",
    nothing,
    {
        "en": "so the dice may have been chosen: this browser keeps your number to itself",
        "fr": "les dés ont donc pu être choisis : ce navigateur garde votre nombre pour lui",
        "nl": "dus de worpen kunnen gekozen zijn: deze browser houdt je getal voor zich",
    },
)
"""In the waiting room: the seal is another one when the seed is asked for."""


# What the page meets


def tell(page: Page, lie: Lie) -> None:
    """From now on the server answers so, and the browser remembers so."""

    def answer(body: object, status: int = 200) -> Callable[[Route], None]:
        return lambda route: route.fulfill(status=status, body=json.dumps(body), content_type="application/json")

    first = {**entry_of(lie.log, lie.log[0]["at"] - 1000), "number": 1, "seals": []}
    found = answer({"code": "unknown", "why": ""}, 404) if lie.entry is None else answer({"entry": lie.entry})
    page.route(re.compile("/api/tables/[^/]+/log$"), answer(lie.log))
    page.route(re.compile("/api/tables/[^/]+/replay$"), answer({"code": "not_now", "why": ""}, 409))
    page.route(re.compile("/api/seals/of/"), found)
    page.route(re.compile("/api/seals/entries"), answer({"entries": [first], "head": {}}))
    remember(page, lie.log[0]["table"], lie.kept)


def remember(page: Page, table: str, kept: Kept | None) -> None:
    value = json.dumps(json.dumps({} if kept is None else {table: kept}))
    page.add_init_script(f"localStorage.setItem('rw.seals', {value})")


def cheats(way: Way) -> Callable[[Page, Place], None]:
    """The dice page of a game that is over, with an operator who cheats."""

    def act(page: Page, place: Place) -> None:
        log = page.request.get(f"/api/tables/{place.table}/log").json()
        lie = truth(log, place.guest["id"])
        way.cheat(lie)
        tell(page, lie)
        page.goto(f"{place.path}/dice")
        page.locator(".steps").wait_for()

    return act


def finds_another_seal(page: Page, place: Place) -> None:
    """The waiting room of a table that has another seal than the one which was kept."""
    seal = {**_ANOTHER, "at": 0, "seq": 1, "redraws": 0, "restored": 0}
    remember(page, place.table, {"seals": [{**seal, "person": None, "seedHash": None, "revealed": None}]})
    page.goto(place.path)
    page.get_by_role("alert").first.wait_for()
