"""Engine and referee in lock-step: at every step they must agree on who acts, on what is legal, on chance and score."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from itertools import product
from typing import Any, Final

from rollwright.kernel.discovery import package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.options import OptionValue, Setup, SetupError
from rollwright.kernel.source import Source
from tests.referees.referee import Referee, referees_of

SHOWN: Final = 12
"""A difference names at most this many actions of either side."""


class Difference(AssertionError):
    """Engine and referee disagree: where, about what, and what each says."""

    def __init__(self, text: str, setup: Setup, about: str, engine: str, referee: str) -> None:
        lines = [f"{setup!r}", text, f"{about}:", f"  the engine has {engine}", f"  the referee has {referee}"]
        super().__init__("\n".join(lines))


class Figures:
    """What was compared."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.moves = 0
        """Legal actions of all seats."""
        self.outcomes = 0
        """Outcomes of chance."""
        self.kinds: set[str] = set()
        """The verbs of all that was played."""

    def add(self, other: Figures) -> None:
        self.games += other.games
        self.steps += other.steps
        self.moves += other.moves
        self.outcomes += other.outcomes
        self.kinds |= other.kinds


def only_in(these: Collection[str], those: Collection[str]) -> str:
    """What the one side has and the other hasn't, told so that a person can read it."""
    found = sorted(set(these) - set(those))
    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return ", ".join(found[:SHOWN]) + more if found else "nothing else"


def compare(game: Game[Any], position: Any, referee: Referee, figures: Figures) -> None:
    """Raises Difference."""
    setup = game.setup(position)

    def differ(about: str, engine: object, judged: object) -> Difference:
        return Difference(game.write(position), setup, about, str(engine), str(judged))

    actors, judged_actors = game.to_act(position), referee.to_act()
    if actors != judged_actors:
        raise differ("who acts", actors, judged_actors)
    for seat in range(setup.players):
        offered = [game.write_action(action) for action in game.legal(position, seat)]
        judged = referee.legal(seat)
        if len(set(judged)) < len(judged):
            raise differ(f"seat {seat}", "every action once", sorted({one for one in judged if judged.count(one) > 1}))
        if sorted(offered) != sorted(judged):
            raise differ(f"what seat {seat} may do", only_in(offered, judged), only_in(judged, offered))
        if bool(judged) != (seat in actors):
            raise differ(f"seat {seat}", f"to act: {actors}", f"{len(judged)} legal actions")
        figures.moves += len(offered)
    if actors == (CHANCE,):
        odds = {game.write_action(action): count for action, count in game.outcomes(position)}
        judged_odds = referee.chance()
        if odds != judged_odds:
            one, other = ({f"{text}: {n}" for text, n in each.items()} for each in (odds, judged_odds))
            raise differ("the odds", only_in(one, other), only_in(other, one))
        figures.outcomes += len(odds)
    standings = [(standing.points, standing.place) for standing in game.standings(position)]
    judged_standings = referee.standings()
    if standings != judged_standings:
        raise differ("points and places", standings, judged_standings)
    figures.steps += 1


# Players


def verb_of(text: str) -> str:
    return text.split()[0]


class Player:
    """A seat that plays in its own way, which is drawn at the start: random players alone play poor and short games."""

    WAYS: Final = ("any action", "any kind", "never idle", "well", "by moods")
    IDLE: Final = frozenset({"pass", "decline", "end"})

    def __init__(self, source: Source) -> None:
        self.source = source
        self.way = self.WAYS[source.below(len(self.WAYS))]
        self.moods: dict[str, int] = {}

    def choose(self, game: Game[Any], position: Any, seat: Seat) -> Action:
        if self.way == "well" and self.source.below(6):
            return game.quick(position, seat)
        legal = game.legal(position, seat)
        if self.way in ("any action", "well"):
            return self.one_of(legal)
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(verb_of(game.write_action(action)), []).append(action)
        if self.way == "by moods":
            return self.in_mood(game, kinds)
        names = sorted(kinds)
        if self.way == "never idle":
            names = [name for name in names if name not in self.IDLE] or names
        return self.one_of(kinds[names[self.source.below(len(names))]])

    def one_of(self, actions: list[Action]) -> Action:
        return actions[self.source.below(len(actions))]

    def in_mood(self, game: Game[Any], kinds: dict[str, list[Action]]) -> Action:
        """The same kind of action for a while, such as taking cards; then another, and the largest there is of it."""
        if not self.source.below(8):
            self.moods.clear()
        for name in sorted(kinds):
            self.moods.setdefault(name, self.source.below(1000))
        actions = kinds[min(kinds, key=lambda name: (self.moods[name], name))]
        words = max(len(game.write_action(action).split()) for action in actions)
        return self.one_of([action for action in actions if len(game.write_action(action).split()) == words])


def next_move(game: Game[Any], position: Any, players: list[Player], source: Source) -> tuple[Seat, Action]:
    """What one of those who are to act does, or chance."""
    actors = game.to_act(position)
    actor = actors[source.below(len(actors))]
    return actor, game.draw(position, source) if actor == CHANCE else players[actor].choose(game, position, actor)


def play_on(game: Game[Any], position: Any, referee: Referee, source: Source, most: int | None = None) -> Figures:
    """Play both to the end, or so many steps, and compare them at each. Raises Difference."""
    figures = Figures()
    figures.games = 1
    players = [Player(source) for _ in range(game.setup(position).players)]
    while True:
        compare(game, position, referee, figures)
        if not game.to_act(position) or figures.steps == most:
            return figures
        actor, action = next_move(game, position, players, source)
        text = game.write_action(action)
        figures.kinds.add(verb_of(text))
        referee.play(actor, text)
        position = game.after(position, actor, action)


# Trials, each with a number and a seed that give it again


def packs(game: Game[Any]) -> list[str]:
    """The names of the game's own content packs; the one name of none, "", where it takes none."""
    names = sorted(one.name.removesuffix(".json") for one in files(package_of(game.id)).iterdir())
    found: list[str] = []
    for name in names:
        try:
            found.append(game.content(name))
        except SetupError:
            continue
    return found or [""]


def setup_of(game: Game[Any], number: int, seed: str) -> Setup:
    """Every number of players, edition, rules version and content pack in turn; one in two has options at random."""
    source = Source(f"{seed} set-up {number}")
    kinds = list(product(game.players, game.editions, game.versions, packs(game)))
    players, edition, version, content = kinds[number % len(kinds)]
    options: dict[str, OptionValue] = {}
    if source.below(2):
        for option in game.options:
            values = option.values_for(players)
            options[option.name] = values[source.below(len(values))]
    return make_setup(game, players, edition, options, version, content)


def play_game(game: Game[Any], number: int, seed: str) -> Figures:
    """One game from its beginning to its end. Raises Difference."""
    setup = setup_of(game, number, seed)
    referee = referees_of(game.id).begin(setup)
    return play_on(game, game.new(setup), referee, Source(f"{seed} game {number}"))
