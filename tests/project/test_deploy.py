"""The files in ``deploy/`` agree with the program, with each other and with the documents."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest
import yaml

from colt_express.cli import main
from colt_express.errors import TRY_LATER, ColtExpressError

ROOT: Final = Path(__file__).parents[2]
SERVING: Final = (ROOT / "docs/serving.md").read_text(encoding="utf-8")
OPERATING: Final = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
MINUTE: Final = 60
"""Sockets may say nothing for as long."""


def read(name: str) -> str:
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text, re.MULTILINE)
    assert match is not None, f"{pattern} is not there"
    return match[1]


def compose_words(service: str) -> list[str]:
    words: list[str] = yaml.safe_load(read("compose.yaml"))["services"][service]["command"]
    return [re.sub(r"\$\{.*\}", "games.example.org", word) for word in words]


def unit_words(name: str) -> list[str]:
    command = found(r"^ExecStart=(/(?:.*\\\n)*.*)$", read(name)).replace("%i", "8081")
    return shlex.split(command.replace("\\\n", " "))[1:]


def container_words() -> list[str]:
    words: list[str] = json.loads(found(r"^CMD (.*)$", read("Containerfile")))
    return words


def options(words: list[str]) -> dict[str, object]:
    """The options as ``colt-express serve`` reads them; it refuses unknown ones."""
    name, *rest = words
    return dict(main.load(name).make_context(name, rest).params)


@pytest.mark.parametrize(
    "words",
    [
        compose_words("server-1"),
        compose_words("server-2"),
        unit_words("colt-express.service"),
        unit_words("several-servers.conf"),
    ],
)
def test_a_public_server_is_started_with_what_it_needs(words: list[str]) -> None:
    given = options(words)
    assert given["proxies"] == 1, "each stands behind one proxy"
    assert given["allowed_host"] == ("games.example.org",)
    assert given["metrics"]


def test_the_container_is_healthy_where_it_serves() -> None:
    port = options(container_words())["port"]
    file = read("Containerfile")
    assert found(r"^EXPOSE (\d+)$", file) == str(port)
    assert found(r"127\.0\.0\.1:(\d+)/healthz", file) == str(port)
    last = file.rpartition("\nFROM ")[2]
    assert "\nUSER colt\n" in last, "it does not run as root"


def test_each_proxy_asks_the_servers_where_they_are() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    asked = services["caddy"]["environment"]["GAMES_SERVERS"].split()
    serving = [name for name in services if name.startswith("server-")]
    ports = [options(compose_words(name))["port"] for name in serving]
    assert asked == [f"{name}:{port}" for name, port in zip(serving, ports, strict=True)]

    started = re.findall(r"colt-express@(\d+)", SERVING)
    here = [f"127.0.0.1:{port}" for port in started]
    assert found(r"\{\$GAMES_SERVERS:(.*?)\}", read("Caddyfile")).split() == here
    assert re.findall(r"^ +server (\S+);", read("nginx.conf"), re.MULTILINE) == here


def test_timeouts_do_not_cut_off_clients() -> None:
    grace = options(container_words())["grace"]
    assert isinstance(grace, float)
    services = yaml.safe_load(read("compose.yaml"))["services"]
    for name in ("server-1", "server-2"):
        assert int(services[name]["stop_grace_period"].removesuffix("s")) > grace
    assert int(found(r"^TimeoutStopSec=(\d+)$", read("colt-express.service"))) > grace
    assert int(found(r"--stop-timeout (\d+)", SERVING.partition("## In containers")[2])) > grace
    for direction in ("read", "send"):
        assert int(found(rf"proxy_{direction}_timeout (\d+)s;", read("nginx.conf"))) > MINUTE


def test_the_documents_name_every_file_and_every_secret() -> None:
    for file in (ROOT / "deploy").iterdir():
        if file.name != ".env":
            assert f"(../deploy/{file.name})" in SERVING + OPERATING
    for variable in re.findall(r"\$\{(\w+)", read("compose.yaml")):
        assert f"\n{variable}=" in SERVING


def test_all_sources_of_the_wheel_reach_the_container() -> None:
    kept = [
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[0] == "!"
    ]
    assert all(list(ROOT.glob(name)) for name in kept)
    kept = [str(file.relative_to(ROOT)) for name in kept for file in sorted(ROOT.glob(name))]
    manifest = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    needed = {"pyproject.toml", "setup.py", "requirements.lock", "src", "web"}
    needed |= {f"docs/{file.name}" for file in (ROOT / "docs").glob("rules*.md")}
    needed |= set(re.findall(r"^(?:graft|recursive-include) (?!web)(\S+)", manifest, re.MULTILINE))
    assert needed <= set(kept)


def test_a_server_that_only_its_operator_can_mend_is_not_restarted() -> None:
    unit = read("colt-express.service")
    assert found(r"^RestartPreventExitStatus=(.*)$", unit) == str(ColtExpressError.status)
    assert ColtExpressError.status != TRY_LATER


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is missing")
def test_the_unit_exposes_little() -> None:
    file = str(ROOT / "deploy/colt-express.service")
    shown = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", file],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert float(found(r"exposure level .*: ([0-9.]+)", shown)) <= 1.3
