"""A game as everybody else knows it: one object, made of the game's own functions, and `start`, which sets one up.

A game is a pure function from positions and actions to positions. Its folder holds functions; `Game` puts them together
under fixed names and has a default for all that most games would write alike. Functions, and no base class: compiled
and interpreted classes can't inherit from one another, but anybody's function can be called by anybody.

Every judging function takes a position or a view of it: a view is a position in which what the seat may not see is
`Hidden`, so that nothing hidden can be asked for by mistake.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel import defaults
from rollwright.kernel.judge import Judges
from rollwright.kernel.model import (
    Action,
    Chance,
    Event,
    IllegalAction,
    Preview,
    Refusal,
    Seat,
    Standing,
    Step,
    Values,
)
from rollwright.kernel.options import Option, OptionValue, Setup, SetupError, no_content, value_to_text
from rollwright.kernel.source import Source
from rollwright.kernel.standing_answer import StandingAnswer
from rollwright.kernel.traits import Traits
from rollwright.kernel.walk import Walk

P = TypeVar("P")


@final
class Game(Generic[P]):
    """What a game can do. Folders under `games/` and packages of others offer an instance named GAME.

    Whatever is None here has a default: the attribute of that name says which. What is legal is given by `offer` or by
    `legal`: a game with many actions reports them to a walk, so that they can be counted without a list.
    """

    def __init__(
        self,
        game_id: str,
        *,
        players: tuple[int, ...],
        rules: Mapping[str, str],
        refusals: Mapping[str, str],
        events: tuple[str, ...],
        action_space: int,
        horizon: int,
        new: Callable[[Setup], P],
        setup: Callable[[P], Setup],
        to_act: Callable[[P], tuple[Seat, ...]],
        stage: Callable[[P], int],
        apply: Callable[[P, Seat, Action], Step[P]],
        standings: Callable[[P], tuple[Standing, ...]],
        longest: Callable[[Setup], int],
        check: Callable[[P, Seat, Action], Refusal | None],
        chance: Callable[[P], Chance],
        outcome: Callable[[P, int], Action],
        write_action: Callable[[Action], str],
        read_action: Callable[[str], Action],
        action_to_json: Callable[[Action], dict[str, object]],
        write: Callable[[P], str],
        read: Callable[[Setup, str], P],
        evaluate: Callable[[P, Seat], int],
        versions: tuple[int, ...] = (1,),
        editions: tuple[str, ...] = ("standard",),
        options: tuple[Option, ...] = (),
        content: Callable[[str], str] = no_content,
        faults: tuple[str, ...] = (),
        places: tuple[str, ...] = (),
        turn: Callable[[P], int] | None = None,
        offer: Callable[[P, Seat, Walk], None] | None = None,
        legal: Callable[[P, Seat], list[Action]] | None = None,
        refuse_text: Callable[[P, Seat, str], Refusal | None] | None = None,
        after: Callable[[P, Seat, Action], P] | None = None,
        legal_count: Callable[[P, Seat], int] | None = None,
        nth_legal: Callable[[P, Seat, int], Action] | None = None,
        preview: Callable[[P, Seat, Action], Preview] | None = None,
        commute: Callable[[P, Seat, Action, Seat, Action], bool] | None = None,
        outcomes: Callable[[P], list[tuple[Action, int]]] | None = None,
        draw: Callable[[P, Source], Action] | None = None,
        order: Callable[[P, Callable[[int], int]], list[Action]] | None = None,
        view: Callable[[P, Seat | None], P] | None = None,
        visible: Callable[[Event, Seat | None], Event | None] | None = None,
        sample: Callable[[P, Seat | None, Source], P] | None = None,
        known: Callable[[P], bool] | None = None,
        to_json: Callable[[P], dict[str, object]] | None = None,
        from_json: Callable[[Setup, Mapping[str, Any]], P] | None = None,
        forecast: Callable[[P, Seat], int] | None = None,
        quick: Callable[[P, Seat], Action] | None = None,
        playout: Callable[[P, Source], P] | None = None,
        traits: Callable[[P, Seat, Traits], None] | None = None,
        between: Callable[[P], bool] | None = None,
        tally: Callable[[P, Seat], Values] | None = None,
        grades: tuple[int, ...] = (),
        ripening: int = 1,
        weights: str = "",
        standing_answers: tuple[StandingAnswer[P], ...] = (),
    ) -> None:
        own: dict[str, object] = {
            "offer": offer, "legal": legal, "legal_count": legal_count, "nth_legal": nth_legal, "preview": preview,
            "commute": commute, "after": after, "outcomes": outcomes, "draw": draw, "order": order, "view": view,
            "visible": visible, "sample": sample, "known": known, "to_json": to_json, "from_json": from_json,
            "forecast": forecast, "turn": turn, "quick": quick, "playout": playout, "refuse_text": refuse_text,
            "traits": traits, "between": between, "tally": tally,
        }  # fmt: skip
        self.own: Final = frozenset([name for name, function in own.items() if function is not None])
        """Which of the functions that have a default are the game's own."""
        self.id: Final = game_id
        """The name of its folder, and its name in records."""
        self.players: Final = players
        """The numbers of seats it can be played with."""
        self.versions: Final = versions
        """The rules versions it can replay, the newest last."""
        self.editions: Final = editions
        """The editions of its rulebook, the default first."""
        self.options: Final = options
        self.rules: Final = rules
        """For the kernel's own refusals: the rule ids of `players` and `editions`."""
        self.refusals: Final = refusals
        """Every refusal that the game can give, by code, with the rule it cites."""
        self.events: Final = events
        """The code of every event that the game can report."""
        self.action_space: Final = action_space
        """Action ids are the integers from 0 to this, excluded."""
        self.horizon: Final = horizon
        """How many turns of one's own a search should play on before it asks `forecast`; 0 for to the end.

        To decide about another's dice is a turn too.
        """
        self.content: Final = content
        """content(text): a content pack as set-ups and records hold it, on one line; for "" the game's own by name.

        A pack is a JSON object; its `name` (a text, or one for each language) and its `version` are shown to people.
        Raises SetupError, whose faults say what is wrong, and where. By default there are no packs: "" is "".
        """
        self.faults: Final = faults
        """The code of every fault that it can find in a pack."""
        self.places: Final = places
        """The names of a pack's fields, as messages word them; the first stands for the whole of it."""

        # The course of a game

        self.new: Final = new
        """new(setup): the position before the first action."""
        self.setup: Final = setup
        """setup(position)"""
        self.to_act: Final = to_act
        """to_act(position): who may act now: seats, or CHANCE alone, or nobody when the game is over."""
        self.stage: Final = stage
        """stage(position): a number that rises whenever the turn is handed over: undo never goes back behind it."""
        self.turn: Final = turn
        """turn(position): which turn it belongs to, counted from 1 as people count turns; 0 in the set-up.

        Replays go by it. Where a game doesn't say, `kernel/turns.py` counts a turn whenever another seat acts.
        """
        self.apply: Final = apply
        """apply(position, seat, action): the position that a legal action leads to, and what happened.

        Legality is not judged again.
        """
        self.after: Final[Callable[[P, Seat, Action], P]] = after or defaults.after(apply)
        """after(position, seat, action): as `apply`, with no events: the fast way for searches."""
        self.standings: Final = standings
        """standings(position): scores by source and places, by seat; final when the game is over."""
        self.longest: Final = longest
        """longest(setup): no game so set up takes more actions than this, chance included."""

        # Chance

        self.chance: Final = chance
        """chance(position): the chance node that it is at."""
        self.outcome: Final = outcome
        """outcome(position, number): the action that a number from 0 to chance(position).total - 1 stands for."""
        self.outcomes: Final[Callable[[P], list[tuple[Action, int]]]] = outcomes or defaults.outcomes(chance, outcome)
        """outcomes(position): every action of chance with how many of the numbers stand for it, in rising order."""
        self.draw: Final[Callable[[P, Source], Action]] = draw or defaults.draw(chance, outcome)
        """draw(position, source): outcome(position, source.below(chance(position).total)), without the label."""
        self.order: Final[Callable[[P, Callable[[int], int]], list[Action]]] = order or defaults.no_deck
        """order(position, below): at a card of a deck, every card that is left of it as chance actions in the order of
        drawing. Elsewhere [].

        A table that commits to its cards shuffles the whole deck so, at its first card, and the rest of it where the
        table has to commit anew; `below(n)` gives it a fair number under n. The order is as likely as drawing one card
        after another with `draw`. Which numbers are asked for, and in which
        sequence, belongs to the rules version. By default there are no decks.
        """

        # Judging

        self.check: Final = check
        """check(position, seat, action): why it is not allowed, or None."""
        self.refuse_text: Final[Callable[[P, Seat, str], Refusal | None]] = refuse_text or defaults.no_rule_against
        """refuse_text(position, seat, text): for a text that names no action, the rule against what it asks for.

        None where the text can't be understood; by default always.
        """
        self.judge: Final[Callable[[P, Seat, str], Action | Refusal]] = defaults.judge(
            read_action, check, self.refuse_text
        )
        """judge(position, seat, text): the action that a text names if it is allowed, else why not.

        The one way from what a person says to a refusal. Raises NotationError where nobody could tell what is meant.
        """
        self.offer: Final = offer
        """offer(position, seat, walk): reports what the seat may do now to a walk, in rising order; or `legal` does."""
        self.legal: Final[Callable[[P, Seat], list[Action]]] = legal or defaults.legal(offer, to_act, self.outcomes)
        """legal(position, seat): all that the seat, or chance, may do now, in rising order."""
        self.legal_count: Final[Callable[[P, Seat], int]] = legal_count or defaults.legal_count(offer, self.legal)
        """legal_count(position, seat): how many that are."""
        self.nth_legal: Final[Callable[[P, Seat, int], Action]] = nth_legal or defaults.nth_legal(offer, self.legal)
        """nth_legal(position, seat, n): legal(position, seat)[n], without the list."""
        self.preview: Final[Callable[[P, Seat, Action], Preview]] = preview or defaults.preview(apply, standings)
        """preview(position, seat, action): what it would bring; by default what it brings at once."""
        self.commute: Final[Callable[[P, Seat, Action, Seat, Action], bool]] = commute or defaults.commute(
            check, self.after
        )
        """commute(position, seat, action, other, others): whether these actions of two seats, both legal now, lead to
        the same position in either order; by default both orders are tried."""

        self.tally: Final[Callable[[P, Seat], Values]] = tally or defaults.no_tally
        """tally(view, seat): what a person would count of a seat's things beside points, in the order of telling: the
        same names whatever the view. By it a review says how two lines differ. By default nothing."""

        # Hidden information: by default there is none

        self.view: Final[Callable[[P, Seat | None], P]] = view or defaults.see_all
        """view(position, seat): the position as a seat, or an onlooker (None), sees it."""
        self.visible: Final[Callable[[Event, Seat | None], Event | None]] = visible or defaults.show_all_events
        """visible(event, seat): the event as a seat, or an onlooker, hears of it; None where even that it happened is
        hidden."""
        self.sample: Final[Callable[[P, Seat | None, Source], P]] = sample or defaults.know_all
        """sample(view, seat, source): a position that agrees with the view, by the odds of chance alone."""
        self.known: Final[Callable[[P], bool]] = known or defaults.known(self.sample)
        """known(position): whether nothing in it is hidden, so that a game could start there; by default where it is
        its own sample."""

        # Text and JSON

        self.write_action: Final = write_action
        """write_action(action): its notation."""
        self.read_action: Final = read_action
        """read_action(text). Raises NotationError."""
        self.action_to_json: Final = action_to_json
        """action_to_json(action): what the action does, in words and numbers: for a client that draws it."""
        self.write: Final = write
        """write(position): the position in one line of text. Equal positions have equal texts."""
        self.read: Final = read
        """read(setup, text). Raises NotationError."""
        self.to_json: Final[Callable[[P], dict[str, object]]] = to_json or defaults.to_json(write)
        """to_json(position): what a client draws, and whatever `from_json` needs; by default the text alone."""
        self.from_json: Final[Callable[[Setup, Mapping[str, Any]], P]] = from_json or defaults.from_json(read)
        """from_json(setup, data)"""

        self.standing_answers: Final = standing_answers
        """What a player may say once, to be answered whenever it is asked, where nothing hidden is involved."""

        # For bots

        self.evaluate: Final = evaluate
        """evaluate(view, seat): how good the position is for the seat, in hundredths of a point: also in mid-turn."""
        self.forecast: Final[Callable[[P, Seat], int]] = forecast or evaluate
        """forecast(view, seat): by how much the seat will be ahead in the end, a victory counted as WON: where a turn
        has been handed over. By default `evaluate`."""
        self.quick: Final[Callable[[P, Seat], Action]] = quick or defaults.quick(
            self.legal, self.after, self.view, evaluate
        )
        """quick(position, seat): what looks good to a seat that may act, at a quick look: what a search plays on with
        in its guesses. By default the action after which `evaluate` gives most."""
        self.playout: Final[Callable[[P, Source], P]] = playout or defaults.playout(
            to_act, self.draw, self.legal_count, self.nth_legal, self.after
        )
        """playout(position, source): random legal play to the end, at full speed."""

        # For judges that learn

        self.traits: Final = traits
        """traits(view, seat, traits): which traits hold in a view, for the seat (kernel/traits.py): the same fields in
        the same order whatever the view. The seat need not be the one whose view it is."""
        self.between: Final = between
        """between(view): whether a judge may be asked here: a turn has been handed over and nothing is pending, or the
        game is over."""
        self.grades: Final = grades
        """For who plays alone: the points from which on each grade is reached, rising."""
        self.ripening: Final = ripening
        """How many turns it takes until a judge sees in a position what dice and cards brought, one at least: so far an
        account of luck plays on, and asks after each. Cards that have to be collected ripen slowly."""
        self.weights: Final = weights
        """The package whose modules `players_1`, `players_2`, ... hold what was learned, each for so many players."""
        self.judges: Final[Judges[P]] = Judges(weights, grades, traits, between, new, self.view, to_act, standings)
        """judges.of(setup): the judge of games so set up, or None; judges.fault(setup) says why there is none."""


def make_setup(
    game: Game[P],
    players: int,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    version: int | None = None,
    content: str = "",
) -> Setup:
    """A complete set-up from what a host has chosen; everything else is the edition's."""
    if players not in game.players:
        numbers = ", ".join(str(n) for n in game.players)
        raise SetupError("players", game.rules["players"], f"{game.id} is for {numbers} players, not for {players}")
    chosen = edition if edition is not None else game.editions[0]
    if chosen not in game.editions:
        raise SetupError(
            "edition",
            game.rules["editions"],
            f"there is no edition {chosen!r}; the editions are {', '.join(game.editions)}",
        )
    number = version if version is not None else game.versions[-1]
    if number not in game.versions:
        raise SetupError("version", "version", f"{game.id} knows rules versions {game.versions}, not {number}")
    by_name = {option.name: option for option in game.options}
    values = {name: option.default(chosen) for name, option in by_name.items()}
    for name, value in (options or {}).items():
        if name not in by_name:
            raise SetupError("option", name, f"there is no option {name!r}; the options are {', '.join(values)}")
        allowed = by_name[name].values_for(players)
        if not any(value == one and type(value) is type(one) for one in allowed):
            choices = ", ".join(value_to_text(one) for one in allowed)
            raise SetupError(
                "option_value",
                by_name[name].seat_rule or name,
                f"option {name} can't be {value_to_text(value)} with {players} players; it can be {choices}",
            )
        values[name] = value
    return Setup(players, number, chosen, values, game.content(content))


def start(
    game: Game[P], players: int, edition: str | None = None, options: Mapping[str, OptionValue] | None = None
) -> P:
    """A new game: the shortest way to a position."""
    return game.new(make_setup(game, players, edition, options))


def play(game: Game[P], position: P, seat: Seat, action: Action) -> Step[P]:
    """Judge an action, then apply it. Raises IllegalAction."""
    refusal = game.check(position, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return game.apply(position, seat, action)


def digest(game: Game[P], position: P) -> str:
    """A stable hash of a position: the same on every machine, in every build."""
    return hashlib.sha256(game.write(position).encode()).hexdigest()[:16]
