"""The files in deploy/: what of them can be judged without the machines that they are for."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from rollwright.cli.__main__ import make_parser
from tests.server.client import http
from tests.server.process import ROOT, ServerProcess

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*"))


def commands() -> list[list[str]]:
    """Every call of `rollwright` in a unit or in the compose file."""
    found = [
        shlex.split(line.partition("bin/rollwright ")[2])
        for unit in UNITS
        for line in unit.read_text().splitlines()
        if line.startswith("ExecStart=") and "bin/rollwright" in line
    ]
    for line in (DEPLOY / "compose.yaml").read_text().splitlines():
        command = re.fullmatch(r' +command: (\[".*"\])', line)
        if command and not command[1].startswith('["--'):
            found.append(json.loads(command[1]))
    return [[part.replace("%i", "8001") for part in words] for words in found]


def test_every_command_in_the_files_is_one_that_there_is() -> None:
    assert len(commands()) == 6
    for words in commands():
        make_parser().parse_args(words)


def test_the_dashboard_shows_what_a_server_tells_and_all_of_it(server: ServerProcess) -> None:
    reported = set(re.findall(r"^# TYPE (\w+)", http(f"{server.url}/metrics").text, re.MULTILINE))
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text())["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = {re.sub(r"_bucket$", "", name) for name in re.findall(r"rollwright_\w+", asked)}
    assert shown == reported


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't here")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    units: list[str] = []
    for unit in UNITS:
        # The programs are not where the units look for them, which would be all that it says.
        text = unit.read_text().replace("/usr/local/bin/rollwright", "/bin/true")
        copy = tmp_path / unit.name.replace("@.", "@8001.")
        copy.write_text(text)
        units.append(str(copy))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, timeout=60, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
