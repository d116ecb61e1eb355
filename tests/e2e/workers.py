"""A client whose line leads to the workers of a page instead of a server: the same messages, and the same tests."""

from __future__ import annotations

from collections import deque
from importlib.resources import files
from typing import Any, Final, Self

from playwright.sync_api import Page

from tests.server.client import Client, Message

_SECONDS_TO_START: Final = 180
"""A busy machine is slow to start Python. How soon it must be there is measured elsewhere."""

_CONNECT: Final = """([path, name, seconds]) => new Promise((up, failed) => {
    const worker = new Worker(path, { type: 'module' });
    const said = [];
    const exported = new Map();
    let more = () => {};
    worker.onmessage = ({ data }) => {
        if (data.say === 'up') up();
        else if (data.say === 'failed') failed(new Error(data.why));
        else if (data.say === 'message') { said.push(data.message); more(); }
        else if (data.say === 'answered') exported.get(data.id)(data.text);
    };
    setTimeout(() => failed(new Error('Python does not start')), seconds * 1000);
    worker.postMessage({ say: 'connect', name, pause: 0 });
    window.line = {
        worker,
        next: async (ms) => {
            if (!said.length) await new Promise((done) => { more = done; setTimeout(done, ms); });
            return said.splice(0);
        },
        export: (table, what) => new Promise((done) => {
            const id = exported.size;
            exported.set(id, done);
            worker.postMessage({ say: 'export', id, table, what });
        }),
    };
})"""


def host_worker() -> str:
    """The path of the worker, whose name Vite has made of its content."""
    assets = files("rollwright.server") / "static" / "assets"
    return next(f"/assets/{file.name}" for file in assets.iterdir() if file.name.startswith("host.worker-"))


class WorkerClient(Client):
    """Whoever sits at this browser. The page is one of ours that hosts nothing itself."""

    def __init__(self, page: Page, name: str = "Ada") -> None:
        super().__init__("", guest={"id": "here", "name": name, "ticket": "here"})
        self.page: Final = page
        self._up = False
        self._come: Final[deque[Message]] = deque()

    def connect(self, hello: bool = True, **options: Any) -> Self:
        self.page.evaluate(_CONNECT, [host_worker(), self.guest["name"], _SECONDS_TO_START])
        self._up = True
        self._kept = []
        if hello:
            self.send({"t": "hello", "ticket": "here", "proto": 1, "tables": dict(self.heads)})
            self.wait_for("welcome")
        return self

    def close(self) -> None:
        if self._up:
            self.page.evaluate("line.worker.terminate()")
        self._up = False
        self._come.clear()

    @property
    def connected(self) -> bool:
        return self._up

    def send(self, message: Message) -> None:
        self.page.evaluate("message => line.worker.postMessage({ say: 'message', message })", message)

    def receive(self, timeout: float = 10.0) -> Message:
        if not self._come:
            # The machine may be busy: nobody waits for a worker that is there and merely slow.
            self._come.extend(self.page.evaluate("ms => line.next(ms)", max(timeout, 60) * 1000))
        if not self._come:
            raise TimeoutError
        message = self._come.popleft()
        self._note(message)
        return message

    def export(self, table: str, what: str) -> str:
        text: str = self.page.evaluate("([table, what]) => line.export(table, what)", [table, what])
        return text
