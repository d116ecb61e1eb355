"""How far the strongest bot's search gets in a page: Python in a worker of Chromium, as pages have it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

SECONDS: Final = 2.0

_MEASURE: Final = f"""
import sys, time
sys.path.insert(0, "/rollwright.zip")
from rollwright.bots import find_bot
from rollwright.bots._search import Search
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.source import Source

def nodes(game, view, seat):
    # A search that is sure of its move ends; here another one begins, so that the whole time is measured.
    until, valued, searches = time.monotonic() + {SECONDS}, 0, 0
    while time.monotonic() < until:
        search = Search(game, view, seat, Source(f"nodes {{searches}}"))
        searches += 1
        while time.monotonic() < until:
            before = search.trials.nodes
            search.step(50)
            valued += search.trials.nodes - before
            if search.trials.nodes == before:
                break
    return valued

def measure(name, moves):
    game = find_game(name)
    match, source = Match(game, make_setup(game, 2)), Source("page nodes")
    greedy = find_bot("greedy")
    found, decisions = [], 0
    while True:
        match.settle("page nodes")
        if match.over:
            return found
        seat = game.to_act(match.position)[0]
        view = game.view(match.position, seat)
        if not Search(game, view, seat, source).settled():  # there is something to think about
            if decisions in moves:
                found.append(nodes(game, view, seat))
            decisions += 1
        match.play(seat, greedy.choose(game, view, seat, source))
"""

_WORKER: Final = """
import { loadPyodide } from '%(origin)s/python/pyodide.mjs';
addEventListener('message', async ({ data: [code, games, moves] }) => {
    const python = await loadPyodide({ indexURL: '%(origin)s/python/' });
    const zip = await (await fetch('%(origin)s/python/rollwright.zip')).arrayBuffer();
    python.FS.writeFile('/rollwright.zip', new Uint8Array(zip));
    python.runPython(code);
    const found = {};
    for (const game of games) found[game] = python.runPython(`measure('${game}', ${JSON.stringify(moves)})`).toJs();
    postMessage(found);
});
"""


def page_nodes(page: Page, games: list[str], moves: list[int]) -> dict[str, list[int]]:
    """For each game, how many nodes the search values in the time, at the decisions of a game that are named."""
    origin: str = page.evaluate("location.origin")
    found: dict[str, Any] = page.evaluate(
        """([source, ...told]) => new Promise((done, failed) => {
            const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
            const worker = new Worker(url, { type: 'module' });
            worker.onmessage = ({ data }) => done(data);
            worker.onerror = (error) => failed(new Error(error.message));
            worker.postMessage(told);
        })""",
        [_WORKER % {"origin": origin}, _MEASURE, games, moves],
    )
    return found
