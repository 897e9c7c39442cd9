"""Privacy and imprint, robots.txt and security.txt. Without a network and without a database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from starlette.types import ASGIApp

from colt_express.server.base.settings import Settings
from colt_express.server.connections.legal import Legal, LegalError
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server

from ..asking import ask


def app_with(folder: Path | None = None, contact: str = "", days: float = 90) -> ASGIApp:
    settings = Settings("sqlite://", keep_finished=days)
    return create_app(Server(settings), None, Legal(settings, folder, contact))


def test_without_texts_the_program_says_what_it_stores() -> None:
    shown = ask(app_with(days=77), "/privacy")
    assert (shown.status, "deleted 77 days after somebody last looked" in shown.text) == (200, True)
    assert "until the operator deletes them" in ask(app_with(days=0), "/privacy").text
    assert ask(app_with(), "/imprint").status == 404


def test_the_operator_has_the_last_word_in_each_language(tmp_path: Path) -> None:
    (tmp_path / "privacy.txt").write_text("Ours\n\nNothing <b>is</b> kept.")
    (tmp_path / "imprint.fr.txt").write_text("Mentions légales\n\nAnne", encoding="utf-8")
    (tmp_path / "imprint.pl.txt").write_text("Wydawca\n\nAnna", encoding="utf-8")
    app = app_with(tmp_path)
    privacy = ask(app, "/privacy", accept_language="fr")
    assert "<h1>Ours</h1>" in privacy.text
    assert '<a href="/imprint">Mentions légales</a>' in privacy.text
    assert "Nothing &lt;b&gt;is&lt;/b&gt; kept." in privacy.text
    assert "<h1>Wydawca</h1>" in ask(app, "/imprint", accept_language="pl, fr;q=0.5").text
    assert '<html lang="fr">' in ask(app, "/imprint", accept_language="ru").text


def test_robots_and_researchers_find_their_files() -> None:
    assert "Disallow: /api/" in ask(app_with(), "/robots.txt").text
    assert ask(app_with(), "/.well-known/security.txt").status == 404
    told = ask(app_with(contact="mailto:ann@example.org"), "/.well-known/security.txt").text
    contact, expires = told.splitlines()
    assert contact == "Contact: mailto:ann@example.org"
    left = datetime.fromisoformat(expires.removeprefix("Expires: ")) - datetime.now(UTC)
    assert timedelta(days=30) < left < timedelta(days=365)


def test_unusable_texts_and_contacts_are_refused(tmp_path: Path) -> None:
    settings = Settings("sqlite://")
    with pytest.raises(LegalError, match="is not a contact; one looks like mailto:"):
        Legal(settings, contact="ann@example.org")
    with pytest.raises(LegalError, match="holds no text"):
        Legal(settings, tmp_path)
    (tmp_path / "imprint.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(LegalError, match="is not UTF-8"):
        Legal(settings, tmp_path)
    (tmp_path / "imprint.txt").write_text(" \n")
    with pytest.raises(LegalError, match="is empty"):
        Legal(settings, tmp_path)
