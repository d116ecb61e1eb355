"""Tables in every state that a page can show, brought there over the wire by scripted people.

They play as the bot `greedy` would, so that the houses look like somebody's. A table stands still in its state: it is
up to the person whom the page is opened for, or to somebody else who never acts.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.source import Source
from tests.e2e.challenges import challenge_of_today
from tests.e2e.reviews import SAMPLES, record_of
from tests.games.woodcraft_roll.large import LARGE
from tests.server.client import NO_CLOCK, Client, Message, http

GAME: Final = "copenhagen_roll"
BOARD: Final = "copenhagen_board"
WOOD: Final = "woodcraft_roll"
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
GREEDY: Final = {"kind": "bot", "bot": "greedy"}
RANDOM: Final = {"kind": "bot", "bot": "random"}
LIVE: Final = {"kind": "live", "seconds": 3000, "increment": 5}
FRIENDS: Final = ("Mads", "Pil", "Bo")

GAMES: Final = 20
"""So many are tried until one comes to the wanted state."""

PACKS: Final[dict[str, str]] = {}
"""By their hashes, those that have been sent."""

State = dict[str, Any]
"""What the person in question was told last: info, view, offers."""
When = Callable[[State], bool]


@dataclass
class Place:
    """A table, and the guest for whom the page is opened there."""

    table: str
    guest: Message
    plan: list[str] = field(default_factory=list)
    """The best drawing at hand: shape, squares, brick, as the notation has them."""
    people: list[Client] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def step(name: str, round_: int = 1, with_: str = "") -> When:
    """I am asked for this, not before that round; among the actions is one that does `with_`."""

    def when(state: State) -> bool:
        actions = [action for offer in state["offers"] for action in offer["actions"]]
        return (
            bool(actions)
            and state["view"]["step"] == name
            and state["view"]["round"] >= round_
            and (not with_ or any(action["do"] == with_ for action in actions))
        )

    return when


def waiting(round_: int, name: str = "choose") -> When:
    """Somebody else is asked for this, and I wait."""
    return lambda state: (
        not any(offer["actions"] for offer in state["offers"])
        and state["view"]["step"] == name
        and state["view"]["round"] >= round_
    )


def ready(ability: str) -> When:
    """In my turn I could lay a tile, and have this ability."""
    mine = step("turn", 2, "build")
    return lambda state: mine(state) and state["view"]["players"][0]["abilities"][ability] == "ready"


def due(what: str) -> When:
    """In the workshop, a gain of mine has to be settled."""
    mine = step("work")
    return lambda state: mine(state) and my_sheet(state)["due"][-1:] == [what]


def another_lantern(state: State) -> bool:
    """A lantern has to be placed, and some are lit."""
    return due("lantern")(state) and len(my_sheet(state)["lanterns"]) >= 2


def at_work(deed: str, count: int = 1) -> When:
    """In the workshop, I can do something of a kind in so many ways."""
    mine = step("work")
    return lambda state: mine(state) and sum(action["do"] == deed for action in state["offers"][0]["actions"]) >= count


def at_the_bench(state: State) -> bool:
    """In the workshop, I have much to choose from."""
    return step("work", 3)(state) and not my_sheet(state)["due"] and len(state["offers"][0]["actions"]) >= 8


def my_sheet(state: State) -> dict[str, Any]:
    player: dict[str, Any] = state["view"]["players"][state["offers"][0]["seat"]]
    return player


def first_to_roll(state: State) -> bool:
    """I begin, and so have made no mark before."""
    if state["view"]["start"] != 0:
        raise NeverSo("somebody else begins")
    return step("roll")(state)


def white_is_left(state: State) -> bool:
    return step("mark", 2)(state) and "w" in state["view"]["dice"] and len(state["view"]["dice"]) > 1


def is_over(state: State) -> bool:
    return bool(state["info"]["phase"] == "over")


def best_drawing(state: State) -> tuple[int, list[str]]:
    """The points that the best drawing would bring, and its three steps."""
    game, position, seat = position_of(state)
    before = game.standings(position)[seat].points
    best = (-1, list[str]())
    for choice in (action for action in game.legal(position, seat) if game.write_action(action).startswith("choose")):
        chosen = game.after(position, seat, choice)
        for place in game.legal(chosen, seat):
            placed = game.after(chosen, seat, place)
            brick = game.legal(placed, seat)[-1]
            gain = game.standings(game.after(placed, seat, brick))[seat].points - before
            if gain > best[0]:
                best = (gain, [game.write_action(action) for action in (choice, place, brick)])
    return best


def position_of(state: State) -> tuple[Game[Any], Any, int]:
    info = state["info"]
    game: Game[Any] = find_game(info["game"])
    pack = PACKS.get((info.get("content") or {}).get("hash", ""), "")
    setup = make_setup(game, info["players"], info["edition"], info["options"], info["version"], pack)
    return game, game.from_json(setup, state["view"]), state["offers"][0]["seat"]


def promising(points: int, round_: int) -> When:
    """I have rolled, and a drawing would bring that much."""
    ready = step("choose", round_)
    return lambda state: ready(state) and best_drawing(state)[0] >= points


class NeverSo(AssertionError):
    """A whole game went by, and what was wanted never came about."""


class World:
    """Builds each table when it is first asked for, and keeps it."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self._places: Final[dict[str, Place]] = {}

    def __getitem__(self, name: str) -> Place:
        if name not in self._places:
            place = self._places[name] = RECIPES[name](self)
            for client in place.people:
                keep_listening(client)
        return self._places[name]

    def close(self) -> None:
        for place in self._places.values():
            for client in place.people:
                client.close()

    # How tables come about

    def person(self, name: str, table: str = "", guest: Message | None = None) -> Client:
        """With a seed that follows from the names, so that a seeded server rolls the same dice again."""
        return Client(self.address, guest, name=name, seed=hashlib.sha256(f"{name} {table}".encode()).hexdigest())

    def played(self, name: str, until: When, **how: Any) -> Place:
        """A game of mine with friends and bots, played until something is so: the first of a few games where it is."""
        for _ in range(GAMES):
            with contextlib.suppress(NeverSo):
                return self._played(name, until, **how)
        raise NeverSo(f"{name}: not in {GAMES} games")

    def _played(
        self,
        name: str,
        until: When,
        friends: int = 2,
        bots: tuple[Message, ...] = (),
        clock: Message = NO_CLOCK,
        edition: str = "en",
        me: str = "greedy",
        others: str = "greedy",
        likes: str = "",
        game: str = GAME,
        pack: str = "",
        guest: Message | None = None,
    ) -> Place:
        persons = [self.person("Asta", name, guest), *(self.person(one, name) for one in FRIENDS[:friends])]
        host, *_ = people = [person.connect() for person in persons]
        seats = [ME, *[OPEN] * friends, *bots]
        more = {"content": self.sent(host, game, pack)} if pack else {}
        answer = host.create(seats, game, clock=clock, edition=edition, cid=f"{name} {secrets.token_hex(4)}", **more)
        assert answer["t"] == "ack", answer
        table: str = answer["table"]
        for client in people:
            client.open(table)
            if client is not host:
                assert client.command(table, "sit", seed_hash=client.seed_hash)["t"] == "ack"
        assert host.command(table, "start")["t"] == "ack"
        for client in people:
            assert client.command(table, "reveal", seed=client.seed)["t"] == "ack"
        try:
            Playing(table, people, name, [me, *[others] * friends], likes).go_on(until)
        except NeverSo:
            for client in people:
                client.close()
            raise
        place = Place(table, host.guest, people=people[1:])
        state = host.views[table]
        if state["offers"] and state["view"] and state["view"]["step"] == "choose" and state["offers"][0]["actions"]:
            place.plan = best_drawing(state)[1]
        host.close()
        return place

    def sent(self, host: Client, game: str, pack: str) -> str:
        """The hash of a content pack that somebody has sent to the server."""
        sent = http(f"{self.address}/api/games/{game}/content", "POST", raw=pack.encode(), ticket=host.guest["ticket"])
        assert sent.status == 201, sent.text
        found: str = sent.json["hash"]
        PACKS[found] = pack
        return found

    def gathering(self, seats: list[Message], as_: str = "host", name: str = "waiting") -> Place:
        """A table whose seats are not all taken."""
        host = self.person("Asta", name).connect()
        answer = host.create(seats, GAME, open=True)
        table: str = answer["table"]
        guest = self.person("Mads", name)
        if as_ == "host":
            host.close()
            return Place(table, host.guest)
        host.open(table)
        return Place(table, guest.guest, people=[host])

    def timed_out(self) -> Place:
        """My ten seconds are over; a bot plays for me. The others have won an hour by a mark each, and do nothing."""
        clock = {"kind": "live", "seconds": 10, "increment": 3600}
        place = self.played("away", first_to_roll, clock=clock)
        place.people[0].until(place.table, lambda state: bool(state["info"]["seats"][0]["away"]), timeout=40)
        Playing(place.table, place.people, "away", ["greedy", "greedy"]).go_on(step("roll"))
        return place

    def resigned(self) -> Place:
        place = self.played("resigned", step("choose", 3), friends=1)
        with Client(self.address, guest=place.guest) as me:
            me.open(place.table)
            assert me.command(place.table, "resign")["t"] == "ack"
        place.people[0].until(place.table, my_part, timeout=30)
        return place

    def left(self) -> Place:
        """I have let a bot finish, and it has."""
        place = self.played("left", step("choose", 3), friends=0, bots=(GREEDY,))
        with Client(self.address, guest=place.guest) as me:
            me.open(place.table)
            assert me.command(place.table, "resign")["t"] == "ack"
            me.until(place.table, is_over, timeout=60)
        return place

    def closed(self) -> Place:
        place = self.gathering([ME, OPEN, OPEN], name="closed")
        with Client(self.address, guest=place.guest) as me:
            me.open(place.table)
            assert me.command(place.table, "close")["t"] == "ack"
        return place

    def coached(self, name: str, verdict: str, likes: str = "") -> Place:
        """A game of mine against a bot in which the coach says this of my last turn: the first of a few."""
        for _ in range(GAMES):
            with contextlib.suppress(NeverSo):
                return self._coached(name, verdict, likes)
        raise NeverSo(f"{name}: not in {GAMES} games")

    def _coached(self, name: str, verdict: str, likes: str) -> Place:
        asta = self.person("Asta", name).connect()
        answer = asta.create([ME, GREEDY], GAME, edition="en", cid=f"{name} {secrets.token_hex(4)}")
        table: str = answer["table"]
        asta.open(table)
        assert asta.command(table, "start")["t"] == "ack"
        assert asta.command(table, "reveal", seed=asta.seed)["t"] == "ack"
        playing = Playing(table, [asta], name, ["greedy"], likes)
        judged: Message | None = None
        for round_ in range(3, 30):
            playing.go_on(step("mark", round_))
            asta.send({"t": "ask", "table": table, "id": f"judge {round_}", "plan": [], "judge": True})
            judged = asta.wait_for("answer", timeout=60)["judged"]
            if judged is not None and judged["verdict"] == verdict:
                asta.close()
                return Place(table, asta.guest)
        raise NeverSo(f"{name}: no move is called {verdict}")

    def talkative(self) -> Place:
        """With some lines of chat."""
        place = self.played("draw", promising(2, 5), clock=LIVE)
        with Client(self.address, guest=place.guest) as asta:
            asta.open(place.table)
            for client, text in ((place.people[0], "Nice floor"), (asta, "Just wait"), (place.people[1], "Your turn")):
                assert client.command(place.table, "chat", text=text)["t"] == "ack"
        return place

    def watched(self, name: str) -> Place:
        """Somebody else's table, seen by an onlooker."""
        place = self[name]
        return Place(place.table, self.person("Vera").guest)

    def reviewed(self, sample: str) -> Place:
        """A game that is over, of which a review was made beforehand."""
        me = self.person("Asta", sample)
        sent = http(f"{self.address}/api/tables", "POST", raw=record_of(sample).encode(), ticket=me.guest["ticket"])
        assert sent.status == 201, sent.text
        return Place(sent.json["table"], me.guest)

    def challenge(self) -> Place:
        """Today's challenge, which I have finished, and others before me."""
        for name in ("Mads", "Pil"):
            self._taken_up(name, "random")
        return self._taken_up("Asta", "greedy")

    def _taken_up(self, name: str, bot: str) -> Place:
        today = challenge_of_today(self.address, WOOD)
        setup = {key: today[key] for key in ("edition", "options")}
        me = self.person(name, "challenge").connect()
        table = me.create([ME], WOOD, challenge=today["id"], **setup)["table"]
        me.open(table)
        assert me.command(table, "start")["t"] == "ack"
        Playing(table, [me], "challenge", [bot]).go_on(is_over)
        return Place(table, me.guest, people=[me])

    def newcomer(self, name: str = "Noor") -> Place:
        return Place("", self.person(name).guest)


def my_part(state: State) -> bool:
    return any(offer["actions"] for offer in state["offers"])


class Playing:
    """People at a table who play as bots would; the first of them marks what they like, and saves their stars."""

    def __init__(self, table: str, people: list[Client], seed: str, bots: list[str], likes: str = "") -> None:
        self.table: Final = table
        self.people: Final = people
        self.likes: Final = likes
        self._bots: Final = [find_bot(name) for name in bots]
        self._sources: Final = [Source(f"{seed} {number}") for number in range(len(people))]

    def go_on(self, until: When) -> None:
        """Until the first of them sees that something is so."""
        table, first = self.table, self.people[0]
        while True:
            head = max(client.heads[table] for client in self.people)
            for client in self.people:
                client.reach(table, head)
            state = first.views[table]
            if state["info"]["phase"] in ("playing", "over") and until(state):
                return
            if state["info"]["phase"] == "over":
                raise NeverSo(table)
            acting = next((i for i, client in enumerate(self.people) if client.offers(table)), None)
            if acting is None:
                first.reach(table, first.heads[table] + 1)
            else:
                self._act(acting)

    def _act(self, number: int) -> None:
        client = self.people[number]
        offer = client.offers(self.table)[0]
        action = self._liked(offer) if number == 0 and self.likes else None
        if action is None:
            game, view, seat = position_of({**client.views[self.table], "offers": [offer]})
            action = self._bots[number].choose(game, view, seat, self._sources[number])
        answer = client.act(self.table, offer, action)
        assert answer["t"] == "ack" or answer["code"] == "stale", answer
        if answer["t"] == "ack":
            client.reach(self.table, answer["seq"])

    def _liked(self, offer: Message) -> int | None:
        liked = [action["id"] for action in offer["actions"] if action["text"].endswith(self.likes)]
        saving = [action["id"] for action in offer["actions"] if action["do"] in ("roll", "end")]
        return next(iter([*liked, *saving]), None)


def keep_listening(client: Client) -> None:
    """So that the line stays up: whoever doesn't read is let go."""

    def listen() -> None:
        try:
            while True:
                client.socket.recv()
        except (ConnectionClosed, AssertionError):
            return

    threading.Thread(target=listen, daemon=True).start()


RECIPES: Final[dict[str, Callable[[World], Place]]] = {
    "newcomer": lambda world: world.newcomer(),
    "learner": lambda world: world.newcomer("Lien"),
    "setup": lambda world: world.played("setup", step("setup"), friends=0, bots=(GREEDY,)),
    "setup wait": lambda world: world.played("setup wait", waiting(1, "setup"), friends=1),
    "roll": lambda world: world.played("roll", step("roll", 4)),
    "draw": lambda world: world.talkative(),
    "extra": lambda world: world.played(
        "extra", step("finish", 2, "one-x"), friends=1, others="random", likes="purple"
    ),
    "recolour": lambda world: world.played(
        "recolour", step("choose", 2, "change"), friends=1, others="random", likes="green"
    ),
    "reroll": lambda world: world.played("reroll", step("choose", 3, "reroll"), likes="green"),
    "coat": lambda world: world.played("coat", step("coat", 2)),
    "finish": lambda world: world.played("finish", step("finish", 3)),
    "mark": lambda world: world.played("mark", step("mark", 4), friends=1),
    "white": lambda world: world.played("white", white_is_left, others="random"),
    "wait": lambda world: world.played("wait", waiting(4)),
    "four": lambda world: world.played("four", promising(1, 3), friends=2, bots=(GREEDY,), clock=LIVE),
    "away": lambda world: world.timed_out(),
    "resigned": lambda world: world.resigned(),
    "left": lambda world: world.left(),
    "watched": lambda world: world.watched("four"),
    "coached better": lambda world: world.coached("coached better", "better", likes="pass"),
    "coached best": lambda world: world.coached("coached best", "best"),
    "here": lambda world: world.played("here", step("roll", 2), friends=0, bots=(ME,)),
    "board take": lambda world: world.played("board take", step("turn", 6), game=BOARD),
    "board build": lambda world: world.played("board build", step("turn", 7, "build"), clock=LIVE, game=BOARD),
    "board discard": lambda world: world.played("board discard", step("discard"), friends=1, game=BOARD),
    "board coat": lambda world: world.played("board coat", step("coat", 3), game=BOARD),
    "board done": lambda world: world.played("board done", step("done", 4), game=BOARD),
    "board wait": lambda world: world.played("board wait", waiting(4, "turn"), game=BOARD),
    "board four": lambda world: world.played("board four", step("turn", 5, "build"), friends=3, game=BOARD),
    "board watched": lambda world: world.watched("board four"),
    "board here": lambda world: world.played("board here", step("turn", 3), friends=0, bots=(ME,), game=BOARD),
    "board both": lambda world: world.played("both", ready("both-actions"), likes="coat both", game=BOARD),
    "board fewer": lambda world: world.played(
        "fewer", ready("construction-discount"), likes="coat discount", game=BOARD
    ),
    "board recolour": lambda world: world.played(
        "recolour", ready("change-of-colors"), likes="coat change", game=BOARD
    ),
    "board over": lambda world: world.played("board over", is_over, game=BOARD),
    "wood keep": lambda world: world.played("wood keep", step("keep", 0), friends=1, game=WOOD),
    "wood choose": lambda world: world.played("wood choose", step("choose", 3), game=WOOD),
    "wood wait": lambda world: world.played("wood wait", waiting(2), game=WOOD),
    "wood take": lambda world: world.played("wood take", step("take"), me="random", others="random", game=WOOD),
    "wood lantern": lambda world: world.played("wood lantern", another_lantern, friends=1, me="random", game=WOOD),
    "wood chestnut": lambda world: world.played("wood chestnut", due("chestnut"), friends=0, me="random", game=WOOD),
    "wood bench": lambda world: world.played("wood bench", at_the_bench, friends=3, bots=(RANDOM,), game=WOOD),
    "wood hire": lambda world: world.played("wood hire", at_work("hire", 2), friends=1, me="random", game=WOOD),
    "wood berry": lambda world: world.played("wood berry", at_work("berry", 2), friends=1, me="random", game=WOOD),
    "wood complete": lambda world: world.played("wood complete", at_work("complete"), friends=1, game=WOOD),
    "wood pick": lambda world: world.played("wood pick", due("pick"), friends=0, me="random", game=WOOD),
    "wood large choose": lambda world: world.played("wood large choose", step("choose", 2), game=WOOD, pack=LARGE),
    "wood large pick": lambda world: world.played(
        "wood large pick", due("pick"), friends=0, me="random", game=WOOD, pack=LARGE
    ),
    "wood watched": lambda world: world.watched("wood bench"),
    "wood over": lambda world: world.played("wood over", is_over, friends=1, game=WOOD),
    "wood alone": lambda world: world.played("wood alone", is_over, friends=0, game=WOOD),
    "waiting": lambda world: world.gathering([ME, OPEN, GREEDY]),
    "invited": lambda world: world.gathering([ME, OPEN, GREEDY], as_="guest", name="invited"),
    "over": lambda world: world.played("over", is_over, friends=1, bots=(GREEDY,)),
    "over of two": lambda world: world.played("over of two", is_over, friends=0, bots=(GREEDY,), me="random"),
    "closed": lambda world: world.closed(),
    **{f"reviewed {sample}": partial(World.reviewed, sample=sample) for sample in SAMPLES},
    "hint": lambda world: world.played("hint", promising(1, 3), friends=0, bots=(GREEDY,)),
    "board hint": lambda world: world.played(
        "board hint", step("turn", 6, "build"), friends=0, bots=(GREEDY,), game=BOARD
    ),
    "wood hint": lambda world: world.played("wood hint", step("work", 3, "glue"), friends=0, bots=(GREEDY,), game=WOOD),
    "challenge": lambda world: world.challenge(),
}
