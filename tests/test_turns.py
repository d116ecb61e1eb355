"""Turns of tests that run side by side."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import pytest

from tests.turns import turn


def test_who_wants_to_be_alone_waits_for_one_turn_of_the_others_and_not_for_a_gap_between_them(tmp_path: Path) -> None:
    over = Event()

    def one_after_another(wait: float) -> None:
        sleep(wait)
        until = monotonic() + 4
        while monotonic() < until and not over.is_set():
            with turn(tmp_path, alone=False):
                sleep(0.2)

    others = [Thread(target=one_after_another, args=(wait,)) for wait in (0, 0.1)]
    for other in others:
        other.start()
    sleep(0.3)
    began = monotonic()
    with turn(tmp_path, alone=True):
        waited = monotonic() - began
    over.set()
    for other in others:
        other.join()
    assert waited < 2


@pytest.mark.parametrize("alone", [False, True])
def test_who_is_alone_has_nobody_beside_it(alone: bool, tmp_path: Path) -> None:
    inside: list[int] = []
    seen: list[int] = []

    def take(number: int) -> None:
        with turn(tmp_path, alone=alone or number == 0):
            inside.append(number)
            sleep(0.05)
            if number == 0 or alone:
                seen.append(len(inside))
            inside.remove(number)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(take, range(4)))
    assert set(seen) == {1}
