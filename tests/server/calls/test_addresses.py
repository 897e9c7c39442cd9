"""Attempts to make the server call what it must not: each is refused, before anything is sent."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest

from colt_express.server.calls.addresses import (
    NotCalled,
    checked_address,
    is_public,
    place_of,
)

INSIDE = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",  # of a provider's network
    "169.254.169.254",  # where clouds keep credentials of their machines
    "192.0.0.8",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "fec0::1",
    "ff02::1",
    "64:ff9b::7f00:1",  # 127.0.0.1 by NAT64
    "64:ff9b:1::a00:1",
    "2002:7f00:1::1",  # 127.0.0.1 by 6to4
    "2001:0:7f00:1::1",  # Teredo
    "2001:db8::1",
    "100::1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "64:ff9b::101:101"]
)
def test_addresses_of_the_internet(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("http://example.org/", "the address must begin with https://"),
        ("file:///etc/passwd", "the address must begin with https:// and name a host"),
        ("gopher://example.org:70/_x", "the address must begin with https:// and name a host"),
        ("https:///x", "the address must begin with https:// and name a host"),
        ("example.org", "the address must begin with https:// and name a host"),
        ("https://example.org:22/", "only the usual port of https may be called"),
        ("https://example.org:x/", "this is not an address that can be called"),
        ("https://[::1/", "this is not an address that can be called"),
        ("https://me:secret@example.org/", "the address must not contain a user name or password"),
        ("https://example.org\\@127.0.0.1/", "the address contains characters"),
        ("https://example.org/\r\nX: 1", "the address contains characters"),
        ("https://example.org/a b", "the address contains characters"),
        ("https://münchen.example/", "the address contains characters"),
        ("https://example.org/" + "x" * 2000, "the address has 2020 characters"),
    ],
)
def test_urls_that_are_refused_as_they_are(url: str, sentence: str) -> None:
    with pytest.raises(NotCalled) as refused:
        place_of(url)
    assert str(refused.value).startswith(sentence)


def test_where_a_url_leads() -> None:
    place = place_of("https://Push.Example.org./a/b?c=%20#d")
    assert place == ("push.example.org", 443, True, "/a/b?c=%20")
    assert place.origin == "https://push.example.org"
    assert place_of("https://[2606:4700::1]").origin == "https://[2606:4700::1]"


def answer_with(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every host have these addresses; returns the hosts that are looked up."""
    asked: list[str] = []

    async def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return list(addresses)

    monkeypatch.setattr("colt_express.server.calls.addresses.look_up", look_up)
    return asked


def address_of(url: str, *hosts: str) -> str:
    return asyncio.run(checked_address(place_of(url, hosts), hosts))


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:169.254.169.254]/latest/meta-data",
    ],
)
def test_this_machine_is_not_called_under_any_of_its_names(url: str) -> None:
    with pytest.raises(NotCalled, match=r"only public addresses|no such host"):
        address_of(url)


def test_a_name_with_one_private_address_among_public_ones_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer_with(monkeypatch, "93.184.215.14", "10.0.0.1")
    with pytest.raises(NotCalled, match="only public addresses"):
        address_of("https://example.org/")
    answer_with(monkeypatch, "fe80::1%eth0")
    with pytest.raises(NotCalled, match="only public addresses"):
        address_of("https://example.org/")


def test_the_address_that_was_checked_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_with(monkeypatch, "93.184.215.14")
    assert address_of("https://example.org/") == "93.184.215.14"
    assert asked == ["example.org"]


def test_hosts_that_the_operator_names_may_be_anywhere_and_others_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer_with(monkeypatch, "10.0.0.1")
    hosts = "chat.home:8065", "*.example.org"
    assert address_of("http://chat.home:8065/hooks/1", *hosts) == "10.0.0.1"
    assert address_of("https://hooks.example.org/1", *hosts) == "10.0.0.1"
    for url in (
        "http://chat.home:22/",
        "https://example.org/",
        "https://badexample.org/",
        "https://discord.com/",
    ):
        with pytest.raises(
            NotCalled, match=r"this server calls only: \*\.example\.org, chat\.home"
        ):
            place_of(url, hosts)
