"""`rollwright serve` as an operator meets it: says where it is, stops in good order, comes back, tells no secrets."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, OPEN, begin, my_turn, new_table, play_on, playing, sit
from tests.server.process import ROOT, ServerProcess, free_port


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "rollwright.cli", "serve", *arguments]
    return subprocess.run(program, check=False, capture_output=True, text=True, timeout=20, cwd=ROOT)


def test_it_needs_no_configuration_and_says_where_it_is(start_server: Start) -> None:
    process = start_server("--log", "warning")
    said = process.said()
    assert f"Rollwright is at http://127.0.0.1:{process.port}" in said
    assert str(process.data) in said


def test_on_all_addresses_it_names_the_one_for_others(tmp_path: Path) -> None:
    port = free_port()
    program = [sys.executable, "-m", "rollwright.cli", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    process.terminate()
    process.wait(10)
    process.stdout.close()
    assert lines[0] == f"Rollwright is at http://localhost:{port}\n"
    found = re.fullmatch(rf"On the same network: http://([\d.]+):{port}\n", lines[1])
    assert found is not None or lines[1].startswith("Games are kept in")  # a machine with no network


def test_what_it_can_not_do_it_says_in_one_line(start_server: Start, tmp_path: Path) -> None:
    process = start_server()
    cases = [
        (["--port", str(process.port), "--host", "127.0.0.1", "--data", str(tmp_path / "a")], "is in use"),
        (["--port", "0", "--data", str(process.data)], "another server uses"),
        (["--port", "0", "--origin", "play.example.org/"], "--origin is written like"),
    ]
    for arguments, words in cases:
        done = serve(*arguments)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert words in done.stderr


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_says_good_bye_and_keeps_what_was_done(start_server: Start, stop: signal.Signals) -> None:
    process = start_server()
    client = Client(process.url).connect()
    table = playing(client)
    play_on(table, client, moves=3)
    head = client.heads[table]
    process.process.send_signal(stop)
    code, said = client.wait_closed()
    assert (code, said[-1]) == (1012, {"t": "bye", "code": "going"})
    assert process.process.wait(10) == 0
    assert "Traceback" not in process.said()
    process.start()
    client.close()
    client.connect()
    assert client.reach(table, head)
    client.close()


def test_a_log_line_is_json_and_holds_no_secret(start_server: Start) -> None:
    process = start_server("--log", "info", "--bot-pause", "0")
    with Client(process.url, name="Canary Name") as ada, Client(process.url, name="Canary Two") as bob:
        table = new_table(ada, ME, OPEN, BOT)
        sit(bob, table)
        begin(table, ada, bob)
        ada.command(table, "chat", text="canary chat")
        play_on(table, ada, bob, moves=6)
        ada.socket.send('{"t": "canary message"}')
        http(f"{process.url}/api/tables/canary%20path", ticket=ada.guest["ticket"])
        link = http(f"{process.url}/api/tickets/move", "POST", ticket=ada.guest["ticket"]).json["link"]
        with pytest.raises(Exception, match="403"):
            Client(process.url).connect(origin="https://evil.example")
        keys = [chance["key"] for row in http(f"{process.url}/api/tables/{table}/log").json
                for chance in row["body"].get("chance", ())]  # fmt: skip
        secrets = [ada.guest["ticket"], bob.guest["ticket"], ada.seed, bob.seed, link.partition("#")[2], *keys]
    process.stop()
    said = process.said()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {"started", "stopped", "origin refused", "request", "command"} <= {line["event"] for line in lines}
    for secret in [*secrets, "Canary", "canary chat", "canary message"]:
        assert secret not in said


def test_a_game_goes_on_after_a_restart_also_where_it_is_a_bots_turn(start_server: Start) -> None:
    process = start_server("--bot-pause", "700")
    client = Client(process.url).connect()
    table = playing(client)
    client.until(table, my_turn)
    play_on(table, client, moves=6)  # soon it is the bot's turn, which pauses
    deadline = time.monotonic() + 10
    while client.offers(table) and time.monotonic() < deadline:
        play_on(table, client, moves=1)
    head = client.heads[table]
    process.kill()
    process.start()
    client.close()
    client.connect()
    client.reach(table, head + 1)
    client.until(table, my_turn)
    client.close()


def test_a_server_that_is_killed_leaves_no_bots_behind(start_server: Start) -> None:
    process = start_server()
    with Client(process.url) as client:
        table = playing(client)
        while not any(reported["actor"] == 1 for reported in client.log_lines[table]):
            play_on(table, client, moves=1)
        children = bots_of(process)
        process.kill()
    deadline = time.monotonic() + 5
    while any(Path(f"/proc/{child}").exists() for child in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert children
    assert [child for child in children if Path(f"/proc/{child}").exists()] == []


def bots_of(process: ServerProcess) -> list[int]:
    """The processes in which bots think."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = status.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == process.process.pid and b"spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_bots_whose_processes_die_are_replaced(start_server: Start) -> None:
    process = start_server()
    with Client(process.url) as client:
        table = playing(client)
        for _ in range(3):
            client.until(table, my_turn)
            for bot in bots_of(process):
                subprocess.run(["kill", "-9", str(bot)], check=False)
            play_on(table, client, moves=8)
        play_on(table, client)
        assert client.info(table)["phase"] == "over"
