"""Somebody who plays whole games of Woodcraft by what the page reads out, with hands of one kind."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page

from tests.e2e.players import QUAY, Hands, Player
from tests.e2e.screen_reader import Heard


class WoodPlayer(Player):
    """Completes what it can, does two more free actions in a turn, and takes an order in every third."""

    DEEDS_A_TURN: Final = 2

    def __init__(self, page: Page, hands: Hands) -> None:
        super().__init__(page, hands)
        self.done: Final[list[str]] = []
        """The labels of all buttons that did something."""
        self._worked = 0

    def decide(self, heard: Heard) -> None:
        if heard.first("alertdialog") is not None:
            super().decide(heard)
            return
        quay = heard.first("contentinfo", QUAY)
        buttons = list(quay.all("button")) if quay else []
        if quay is None or not buttons or "Waiting for" in quay.words:
            time.sleep(0.05)
            return
        self.deeds += 1
        tools = quay.first("radiogroup", "Free actions")
        if tools is None:
            self._pick_one(heard, quay, buttons)
        else:
            self._work(heard, quay, tools, buttons)
        self._until_heard(quay)

    def _pick_one(self, heard: Heard, quay: Heard, buttons: list[Heard]) -> None:
        """A line of the board or a gain, in the quay; an order, a lantern, a crate, on the sheet."""
        main = buttons[-1]
        radios = [radio for radio in heard.all("radio") if not radio.name.endswith((": no die", ", lit", "not now"))]
        order = quay.first("button", "Order instead")
        if any(radio.has("checked") for radio in radios) or (order is not None and order.has("pressed")):
            self._confirm(main)
        elif order is not None and (self.turns % 3 == 2 or not radios):
            self.hands.press(order)
        else:
            self.hands.choose(radios[self.deeds % len(radios)])

    def _work(self, heard: Heard, quay: Heard, tools: Heard, buttons: list[Heard]) -> None:
        main = buttons[-1]
        if main.name == "End your turn":
            tool = self._wanted(tools)
            if tool is None:
                self._end(main)
            else:
                self.hands.choose(tool)
        elif main.name != "Pick more":
            self._worked += 1
            self._confirm(main)
        elif self._worked >= self.DEEDS_A_TURN:
            self._end(next(button for button in buttons if button.name == "End turn"))
        else:
            self._pick_more(heard, quay, buttons)

    def _wanted(self, tools: Heard) -> Heard | None:
        open_tools = [tool for tool in tools.all("radio") if not tool.name.endswith("not now")]
        complete = next((tool for tool in open_tools if tool.name.startswith("Complete")), None)
        if complete is not None or self._worked >= self.DEEDS_A_TURN or not open_tools:
            return complete
        return open_tools[self.turns % len(open_tools)]

    def _pick_more(self, heard: Heard, quay: Heard, buttons: list[Heard]) -> None:
        results = quay.first("radiogroup", "What it becomes") or heard.starting("radiogroup", "Which ")
        choices = [radio for radio in results.all("radio") if not radio.name.endswith("not now")] if results else []
        wood = [button for button in buttons if button.name.startswith("Die ")]
        unpicked = [die for die in wood if not die.has("pressed")]
        if choices:
            self.hands.choose(choices[0])
        elif results is None and unpicked:
            self.hands.press(unpicked[0])
        else:  # nothing can be made of these dice
            self._worked = self.DEEDS_A_TURN

    def _confirm(self, main: Heard) -> None:
        self.done.append(main.name)
        self.hands.confirm(main)

    def _end(self, button: Heard) -> None:
        self.turns += 1
        self._worked = 0
        self._confirm(button)
