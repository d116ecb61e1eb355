"""Toys that tell what is hidden, or guess at it wrongly."""

from __future__ import annotations

from dataclasses import replace

from rollwright.kernel.model import Action, Event, Hidden, Preview, Seat, Step
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.kernel.broken import EVERYWHERE, Toy, breaks
from tests.toy.game import GAME as TOY
from tests.toy.position import CARDS, Player, Position

# Views


@breaks("view")
def judges_views_otherwise() -> Toy:
    def legal(position: Position, seat: Seat) -> list[Action]:
        found = TOY.legal(position, seat)
        return found[:1] if "?" in TOY.write(position) else found

    return altered(TOY, legal=legal)


@breaks("view")
def asks_for_hidden_hands() -> Toy:
    def preview(position: Position, seat: Seat, action: Action) -> Preview:
        found = TOY.preview(position, seat, action)
        reported = Event("toy.shown", 0, {"hand": str(position.players[0].hand)})
        return Preview(found.low, found.high, [*found.events, reported])

    return altered(TOY, preview=preview)


@breaks("view")
def covers_views_twice() -> Toy:
    def view(position: Position, seat: Seat | None) -> Position:
        seen = TOY.view(position, seat)
        return replace(seen, played=position.played[1:]) if "?" in TOY.write(position) else seen

    return altered(TOY, view=view)


@breaks("view")
def says_that_it_hides_and_shows_all() -> Toy:
    """A clause that a game says it has something for, and that never ran, has proven nothing."""
    return altered(TOY, view=lambda position, seat: position)


@breaks("dealt")
def says_that_it_has_a_deck_and_names_none() -> Toy:
    def chance(position: Position) -> object:
        node = TOY.chance(position)
        return type(node)(node.label, node.total)

    return altered(TOY, chance=chance, order=lambda position, below: [])


# Secret choices and cards, told by an event


@breaks("heard")
def tells_every_event() -> Toy:
    return altered(TOY, visible=lambda event, seat: event)


@breaks("heard")
def tells_secret_bids() -> Toy:
    return altered(TOY, visible=lambda event, seat: event if event.code == "toy.bid" else TOY.visible(event, seat))


@breaks("heard")
def tells_onlookers_of_cards() -> Toy:
    def visible(event: Event, seat: Seat | None) -> Event | None:
        return event if event.code == "toy.dealt" and seat is None else TOY.visible(event, seat)

    return altered(TOY, visible=visible)


@breaks("heard")
def keeps_quiet_of_folding_alone() -> Toy:
    """That a bid is not heard of tells that it is none."""

    def visible(event: Event, seat: Seat | None) -> Event | None:
        return None if event.code == "toy.bid" and event.values["card"] == 0 else TOY.visible(event, seat)

    return altered(TOY, visible=visible)


@breaks("heard")
def tells_a_secret_by_its_code() -> Toy:
    def visible(event: Event, seat: Seat | None) -> Event | None:
        high = event.code == "toy.bid" and event.seat != seat and event.values["card"] == 3
        return Event("toy.prize", None, {}) if high else TOY.visible(event, seat)

    return altered(TOY, visible=visible)


# Secret choices and cards, shown by a view


@breaks("seen")
def shows_secret_bids() -> Toy:
    def view(position: Position, seat: Seat | None) -> Position:
        seen = TOY.view(position, seat)
        players = zip(seen.players, position.players, strict=True)
        return replace(seen, players=tuple(replace(one, bid=full.bid) for one, full in players))

    return altered(TOY, view=view)


@breaks("seen")
def shows_who_has_folded() -> Toy:
    def view(position: Position, seat: Seat | None) -> Position:
        seen = TOY.view(position, seat)
        players = zip(seen.players, position.players, strict=True)
        return replace(seen, players=tuple(replace(one, bid=0) if full.bid == 0 else one for one, full in players))

    return altered(TOY, view=view)


@breaks("seen")
def shows_the_next_player_s_hand() -> Toy:
    def view(position: Position, seat: Seat | None) -> Position:
        seen = list(TOY.view(position, seat).players)
        if seat is not None:
            following = (seat + 1) % len(seen)
            seen[following] = replace(seen[following], hand=position.players[following].hand)
        return replace(position, players=tuple(seen))

    return altered(TOY, view=view)


# Samples


@breaks("sample")
def samples_other_hands() -> Toy:
    def sample(view: Position, seat: Seat | None, source: Source) -> Position:
        sampled = TOY.sample(view, seat, source)
        return replace(sampled, players=(TOY.sample(view, None, source).players[0],) * 3)

    return altered(TOY, sample=sample)


@breaks("sample")
def samples_nothing() -> Toy:
    return altered(TOY, sample=lambda view, seat, source: replace(TOY.sample(view, seat, source), step="over"))


@breaks("dealt")
def deals_a_card_twice() -> Toy:
    """Draws what is hidden from all cards, whatever has been seen of them."""

    def sample(view: Position, seat: Seat | None, source: Source) -> Position:
        sampled = TOY.sample(view, seat, source)
        players: list[Player] = []
        for seen, full in zip(view.players, sampled.players, strict=True):
            if isinstance(seen.hand, Hidden) and seen.bid is None:
                hand = tuple(sorted(CARDS[source.below(9)] for _ in range(seen.hand.count)))
                full = replace(full, hand=hand)
            players.append(full)
        return replace(sampled, players=tuple(players))

    return altered(TOY, sample=sample)


@breaks("dealt")
def deals_the_same_to_all() -> Toy:
    """Forgets, from one hidden hand to the next, what it has dealt."""

    def sample(view: Position, seat: Seat | None, source: Source) -> Position:
        sampled = TOY.sample(view, seat, source)
        hidden = [
            own
            for own, player in enumerate(view.players)
            if isinstance(player.hand, Hidden) and player.hand.count and player.bid is None
        ]
        players = list(sampled.players)
        for own in hidden[1:]:
            first = sampled.players[hidden[0]].hand
            if len(players[own].hand) == len(first):  # type: ignore[arg-type]
                players[own] = replace(players[own], hand=first)
        return replace(sampled, players=tuple(players))

    return altered(TOY, sample=sample)


# Taking back


@breaks("reveal")
def lets_bids_be_taken_back_once_shown() -> Toy:
    return altered(TOY, stage=lambda position: 0)


@breaks("visible")
def knows_no_onlookers() -> Toy:
    def visible(event: Event, seat: Seat | None) -> Event | None:
        assert seat is not None
        return TOY.visible(event, seat)

    return altered(TOY, visible=visible)


@breaks("visible")
def whispers_the_undeclared() -> Toy:
    def visible(event: Event, seat: Seat | None) -> Event | None:
        return Event(f"{event.code}_whispered", event.seat, {}) if seat is None else event

    return altered(TOY, visible=visible)


@breaks("heard", EVERYWHERE)
def names_the_card_in_an_event_that_all_hear() -> Toy:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        step = TOY.apply(position, seat, action)
        reported = [Event("toy.won", seat, {"prize": action})] if seat >= 0 else []
        return Step(step.position, [*step.events, *reported])

    return altered(TOY, apply=apply)
