"""Links say what they show: titles in the reader's language, cards, and nothing that an onlooker may not see."""

from __future__ import annotations

import contextlib
import html
import importlib.resources
import json
import re
import sqlite3
import struct
import threading
import time
import urllib.error
import urllib.request
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids, package_of
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.server.host.card_drawing import can_draw
from rollwright.server.http.links import moment_link
from rollwright.server.link_words import link_words, preferred_language
from rollwright.tables.study.reviewing import kind_of
from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.finished_games import RECORDS
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess

DRAWN = pytest.mark.skipif(not can_draw(), reason="cards need the built client, and rollwright[cards]")
MOST_BYTES = 60_000


class Got:
    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status, self.body, self.headers = status, body, headers


def get(url: str, headers: dict[str, str] | None = None, timeout: float = 120) -> Got:
    named = {name.replace("_", "-"): value for name, value in (headers or {}).items()}
    request = urllib.request.Request(url, headers=named)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return Got(answer.status, answer.read(), {name.lower(): value for name, value in answer.headers.items()})
    except urllib.error.HTTPError as error:
        with error:
            return Got(error.code, error.read(), {name.lower(): value for name, value in error.headers.items()})


def shown(server: ServerProcess, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    """The tags of a page's head."""
    page = get(server.url + path, headers | {"accept_language": language}).body.decode()
    tags = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page)
    return {name: html.unescape(value) for name, value in tags}


def guest(server: ServerProcess, name: str) -> Client:
    return Client(server.url, http(f"{server.url}/api/guests", "POST", {"name": name}).json).connect()


@pytest.fixture(scope="module")
def over(server: ServerProcess) -> str:
    with guest(server, "Asta") as asta, guest(server, "Mads") as mads:
        table = new_table(asta, ME, OPEN)
        sit(mads, table)
        begin(table, asta, mads)
        play_on(table, asta, mads)
    return table


def card_of(server: ServerProcess, path: str) -> Got:
    return get(shown(server, path)["og:image"])


# ---------------------------------------------------------------- titles


def test_the_link_of_a_finished_game_says_who_has_how_much(server: ServerProcess, over: str) -> None:
    for path in (f"/t/{over}", f"/t/{over}/review"):
        tags = shown(server, path)
        assert re.fullmatch(r"(Asta|Mads) \d+, (Asta|Mads) \d+", tags["og:title"])
        assert re.search(r"The game took \d+ turns\.", tags["og:description"])


def test_the_link_of_a_moment_says_nothing_of_the_end(server: ServerProcess, over: str) -> None:
    result = shown(server, f"/t/{over}")["og:title"]
    for path in (f"/t/{over}/replay", f"/t/{over}/replay?at=30", f"/t/{over}/replay?at=0"):
        tags = shown(server, path)
        assert tags["og:title"] == "What would you do?"
        assert result not in str(tags)


def test_the_link_of_a_key_moment_shows_its_position_and_nothing_of_the_end(server: ServerProcess, over: str) -> None:
    """Moments count from 1, in the order of the game; where there is none, it is a moment half-way."""
    result = shown(server, f"/t/{over}")["og:title"]
    whole = json.loads((RECORDS / "roll-2.json").read_text("utf-8"))  # for the outbox looks into it, too
    review = {**whole, "moments": [{"from": 41, "seat": 0}, {"from": 12, "seat": 1}]}
    with contextlib.closing(sqlite3.connect(server.data / "rollwright.db")) as kept, kept:
        kept.execute("insert into reviews values (?, ?, ?)", (over, kind_of("whole"), json.dumps(review)))
    for moment, at in ((1, "&at=12"), (2, "&at=41"), (3, ""), (0, "")):
        tags = shown(server, f"/t/{over}/review?moment={moment}")
        replay = shown(server, f"/t/{over}/replay" + at.replace("&", "?"))
        assert tags == replay
        assert (tags["og:title"], result in str(tags)) == ("What would you do?", False)
    assert shown(server, f"/t/{over}/review")["og:title"] == result


def test_the_link_of_a_table_that_waits_is_an_invitation(server: ServerProcess) -> None:
    with guest(server, "Mads") as mads:
        table = new_table(mads, ME, OPEN, OPEN)
        code = mads.info(table)["code"]
        for path in (f"/t/{table}", f"/j/{code}", f"/j/{code.lower()}"):
            tags = shown(server, path)
            assert tags["og:title"] == "Mads keeps a seat for you"
            assert "1 of 3 seats taken" in tags["og:description"]


def test_the_link_of_a_game_that_goes_on_says_who_plays(server: ServerProcess) -> None:
    with guest(server, "Asta") as asta:
        table = playing(asta, ME, BOT)
        assert shown(server, f"/t/{table}")["og:title"].startswith("Asta and ")


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "Que joueriez-vous\N{NARROW NO-BREAK SPACE}?"),
        ("nl", "Wat zou jij doen?"),
        ("da, en;q=0.3, nl;q=0.7", "Wat zou jij doen?"),
        ("da", "What would you do?"),
        ("fr;q=nonsense, *", "What would you do?"),
    ],
)
def test_a_title_is_in_the_reader_s_language(server: ServerProcess, over: str, language: str, title: str) -> None:
    page = get(f"{server.url}/t/{over}/replay", {"accept_language": language})
    assert f"<title>{title} · Rollwright</title>" in page.body.decode()
    assert f'<html lang="{preferred_language(language)}">' in page.body.decode()
    assert "accept-language" in page.headers["vary"]


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><b>", "' onload='x", "&quot;&amp;"])
def test_a_name_stays_a_name(server: ServerProcess, name: str) -> None:
    with guest(server, name) as mallory:
        table = new_table(mallory, ME, OPEN)
        page = get(f"{server.url}/t/{table}")
        assert "<script>alert" not in page.body.decode()
        assert "<b>" not in page.body.decode()
        assert shown(server, f"/t/{table}")["og:title"] == f"{name} keeps a seat for you"
        assert "script-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/rules", "/t/nosuchtable", "/j/NONE", "/t/x/dice", "/learn/copenhagen_roll"])
def test_other_pages_are_the_page_as_it_is(server: ServerProcess, path: str) -> None:
    assert get(server.url + path).body == get(server.url + "/settings").body


def test_a_card_is_named_by_where_the_operator_says_the_server_is(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", "--public", "https://play.example.org")
    with guest(server, "Ada") as ada:
        tags = shown(server, f"/t/{new_table(ada, ME, OPEN)}", host="evil.example")
    if can_draw():
        assert tags["og:image"].startswith("https://play.example.org/previews/t/")
        assert tags["twitter:card"] == "summary_large_image"
    else:
        assert "og:image" not in tags
        assert tags["twitter:card"] == "summary"


def test_codes_can_not_be_guessed_by_their_titles(start_server: Start) -> None:
    server = start_server()
    with guest(server, "Ada") as ada:
        code = ada.info(new_table(ada, ME, OPEN))["code"]
    tries = [shown(server, f"/j/{code}") for _ in range(40)]
    assert tries[0], "the first is answered"
    assert not tries[-1], "after some thirty a page says nothing of its table any more"
    assert get(f"{server.url}/j/{code}").status == 200


def puzzles_of(game: str) -> list[dict[str, Any]]:
    file = importlib.resources.files(package_of(game)) / "puzzles.json"
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["puzzles"] if file.is_file() else []
    return found


@pytest.mark.parametrize("game", game_ids())
def test_the_link_of_a_puzzle_asks_and_does_not_answer(server: ServerProcess, game: str) -> None:
    for puzzle in puzzles_of(game)[:1]:
        tags = shown(server, f"/puzzles/{game}/{puzzle['id']}", "fr")
        assert tags["og:title"] == "Que joueriez-vous\N{NARROW NO-BREAK SPACE}?"
        assert "problème" in tags["og:description"]
        assert not shown(server, f"/puzzles/{game}/00000000")
        if can_draw():
            assert get(tags["og:image"]).headers["content-type"] == "image/png"
    assert not shown(server, "/puzzles/no_such_game/00000000")


def test_points_of_a_link_are_counted_on_what_can_be_seen() -> None:
    """A card of a position can be made of any moment of any game, as an onlooker sees it."""
    words = link_words("en")
    for game_id in game_ids():
        game = find_game(game_id)
        match = Match(game, make_setup(game, game.players[-1]))
        source = Source("links")
        while not match.over and len(match.moves) < 400:
            match.play(*random_move(game, match.position, source))
            if len(match.moves) % 20 == 0:
                link = moment_link(match, [str(seat) for seat in range(game.players[-1])], words, len(match.moves))
                assert [seat["points"] for seat in link.card["seats"]] == [
                    one.points for one in game.standings(game.view(match.position, None))
                ]


def test_only_the_frame_may_be_shown_by_other_pages(server: ServerProcess) -> None:
    for path in ("/", "/t/nosuchtable", "/embed.html", "/embed", "/api/games", "/previews/t/nosuchtable.png"):
        assert "frame-ancestors 'none'" in get(server.url + path).headers["content-security-policy"]
    if get(f"{server.url}/embed.html").status == 200:
        framed = get(f"{server.url}/embed/t/nosuchtable").headers["content-security-policy"]
        whole = get(f"{server.url}/").headers["content-security-policy"]
        assert framed == whole.replace("frame-ancestors 'none'", "frame-ancestors *")


# ---------------------------------------------------------------- cards


@DRAWN
def test_a_card_is_a_small_picture_of_the_size_that_is_asked_for(server: ServerProcess, over: str) -> None:
    for path in (f"/t/{over}", f"/t/{over}/replay?at=40"):
        for light in ("day", "night"):
            card = get(f"{shown(server, path)['og:image']}&light={light}")
            assert card.headers["content-type"] == "image/png"
            assert struct.unpack(">II", card.body[16:24]) == (1200, 630)
            assert len(card.body) <= MOST_BYTES


@DRAWN
def test_a_card_is_kept_for_good_by_the_hash_of_what_is_drawn(server: ServerProcess, over: str) -> None:
    address = shown(server, f"/t/{over}")["og:image"]
    card = get(address)
    assert "immutable" in card.headers["cache-control"]
    assert get(address, {"if_none_match": card.headers["etag"]}).status == 304
    assert "immutable" not in get(re.sub("v=[0-9a-f]+", "v=0", address)).headers["cache-control"]


@DRAWN
def test_a_card_changes_when_the_table_goes_on(server: ServerProcess) -> None:
    with guest(server, "Asta") as asta:
        table = playing(asta, ME, BOT)
        before = shown(server, f"/t/{table}")["og:image"]
        play_on(table, asta, moves=6)
        after, kept = before, ""
        for _ in range(5):  # the bot may still be moving
            if "immutable" not in kept:
                after = shown(server, f"/t/{table}")["og:image"]
                kept = get(after).headers["cache-control"]
    assert before != after
    assert "immutable" not in get(before).headers["cache-control"], "what it was drawn of is no longer there"
    assert "immutable" in kept


@DRAWN
@pytest.mark.parametrize("asked", ["lang=xx", "light=dusk"])
def test_a_card_of_nonsense_is_refused(server: ServerProcess, over: str, asked: str) -> None:
    assert get(f"{server.url}/previews/t/{over}.png?{asked}").status == 400


def test_there_is_no_card_of_a_table_that_is_not_there(server: ServerProcess) -> None:
    assert get(f"{server.url}/previews/t/nosuchtable.png").status == 404


@DRAWN
def test_a_siege_of_cards_is_refused_and_moves_go_on(start_server: Start) -> None:
    server = start_server()
    answers: list[int] = []

    def ask(number: int, address: str) -> None:
        # Those that wait longer have nothing more to tell: the drawing stands back behind all else on this machine.
        with contextlib.suppress(TimeoutError):
            answers.append(get(moment_card(server, table, number), {"x_forwarded_for": address}, 10).status)

    with guest(server, "Asta") as asta:
        table = playing(asta, ME, BOT)
        alone = seconds_a_move(asta, table)
        one = [threading.Thread(target=ask, args=(number, "10.0.0.1")) for number in range(20)]
        many = [threading.Thread(target=ask, args=(number, f"10.1.{number}.1")) for number in range(20, 60)]
        for thread in (*one, *many):
            thread.start()
        besieged = seconds_a_move(asta, table)
    for thread in (*one, *many):
        thread.join()
    assert answers.count(429) >= 8, "an address has some cards drawn, and then waits"
    assert answers.count(503) >= 32, "no more may wait than are drawn soon"
    assert besieged < alone + 0.25, f"a move: {alone * 1000:.0f} ms alone, {besieged * 1000:.0f} ms besieged"


def moment_card(server: ServerProcess, table: str, number: int) -> str:
    """A card that is none of the others."""
    language, light = ("en", "fr", "nl")[number % 3], ("day", "night")[number // 3 % 2]
    return f"{server.url}/previews/t/{table}.png?page=replay&lang={language}&light={light}&at={number // 6}"


def seconds_a_move(client: Client, table: str) -> float:
    started = time.monotonic()
    moves = play_on(table, client, moves=40)
    return (time.monotonic() - started) / moves
