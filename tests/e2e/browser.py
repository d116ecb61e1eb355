"""A real browser: Debian's Chromium, told not to phone home, steered by Playwright.

CHROMIUM names another program; ROLLWRIGHT_E2E_BROWSER the address of a browser that runs already (its debugging port).
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)
DESK: Final = (1280, 800)
PATIENCE: Final = 45_000
"""Milliseconds: the machine may be busy. What must be fast is measured, not waited for."""

NO_FAULTS: Final = (
    "WebSocket connection to",
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "registration blocked by Playwright",
    "Cross-Origin-Opener-Policy header has been ignored",
)
"""What the console says where there is no line or no https, or no service worker is wanted: as little a fault as API
errors."""

expect.set_options(timeout=PATIENCE)


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        address = os.environ.get("ROLLWRIGHT_E2E_BROWSER")
        if address:
            browser = playwright.chromium.connect_over_cdp(address)
        else:
            # Playwright gives every browser a new folder for its data.
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@contextlib.contextmanager
def going_first() -> Iterator[None]:
    """Browser and server go before everything else on the machine, where that is allowed.

    Chromium gives its pages the usual priority, whatever priority it was started with itself.
    """
    parents = {int(stat.parent.name): _parent(stat) for stat in Path("/proc").glob("[0-9]*/stat")}
    ours = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in ours} - ours:
        ours |= more
    threads = [int(task.name) for process in ours for task in Path(f"/proc/{process}/task").glob("*")]
    before: dict[int, int] = {}
    for thread in threads:
        with contextlib.suppress(PermissionError, ProcessLookupError):
            before[thread] = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, -15)
    yield
    for thread, priority in before.items():
        with contextlib.suppress(PermissionError, ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, thread, priority)


def _parent(stat: Path) -> int:
    """Of "12 (name of the program) S 11 …"; 0 where the process has ended meanwhile."""
    with contextlib.suppress(OSError):
        return int(stat.read_text().rpartition(")")[2].split()[1])
    return 0


class Visitor:
    """One person's browser: a context of its own, and all faults that its pages report."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        touch: bool = False,
        language: str = "en",
        dark: bool = False,
        guest: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        keeps: bool = False,
        moves: bool = False,
    ) -> None:
        """`keeps`: with a service worker, which fetches all of Python; few tests want that.

        `moves`: things move, and what others do is shown at the pace that is set. Most tests look at how things stand.
        """
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self.context: Final[BrowserContext] = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=f"{language}-GB" if language == "en" else language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moves else "reduce",
            timezone_id="Europe/Copenhagen",
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        pace = {} if moves else {"pace": "once"}
        kept = {"rw.guest": guest, "rw.settings": pace | (settings or {})}
        for key, value in kept.items():
            if value is not None:
                put = f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {json.dumps(json.dumps(value))})"
                self.context.add_init_script(put)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def open(self, path: str = "/") -> Page:
        page = self.new_page()
        page.goto(path)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        refused = message.text.startswith("Failed to load resource") and "/api/" in message.location["url"]
        if not refused and not any(part in message.text for part in NO_FAULTS):
            self.faults.append(f"{message.type}: {message.text} {message.location['url']}")

    def close(self) -> None:
        self.context.close()
