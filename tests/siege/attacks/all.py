"""Every attack there is, by name."""

from __future__ import annotations

from typing import Final

from tests.siege.attack import Attack
from tests.siege.attacks.asking import (
    Buckets,
    Codes,
    Erasures,
    Imports,
    OneNetwork,
    Packs,
    TenThousandGuests,
    WrongTickets,
)
from tests.siege.attacks.connecting import HalfOpen, Malformed, Origins, SlowHandshakes
from tests.siege.attacks.reading import Hellos, LongLogs, Replays
from tests.siege.attacks.thinking import BotsAlone, Hints, NewTables, Questions
from tests.siege.attacks.watching import DeafSockets, ManySockets, Names, Onlookers, Visitors

WEIGHTIEST: Final[tuple[Attack, ...]] = (Onlookers(), Replays(), Hints(), ManySockets(), DeafSockets())
"""Each alone stopped a server that had no answer to it: these are for a short siege."""
ATTACKS: Final[dict[str, Attack]] = {
    attack.name: attack
    for attack in (
        *WEIGHTIEST,
        Visitors(),
        Names(),
        LongLogs(),
        Hellos(),
        BotsAlone(),
        Questions(),
        NewTables(),
        TenThousandGuests(),
        OneNetwork(),
        Erasures(),
        Packs(),
        Imports(),
        Codes(),
        WrongTickets(),
        Buckets(),
        SlowHandshakes(),
        HalfOpen(),
        Malformed(),
        Origins(),
    )
}
