"""You, on every device: a desktop, a phone that a key adds, and coming back after losing both."""

from __future__ import annotations

from playwright.sync_api import CDPSession, expect

from ...server.running import Server
from ..conftest import Visit
from ..helpers.driving import Visitor

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def at_localhost(visitor: Visitor, server: Server) -> Visitor:
    """The visitor, at the address at which browsers allow passkeys without encryption."""
    visitor.address = f"localhost:{server.port}"
    return visitor


def with_authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """A virtual authenticator in the visitor's browser, and its id."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(made["authenticatorId"])


def sign_this_device_off(visitor: Visitor) -> None:
    """As if it had been lost."""
    this = visitor.page.get_by_role("listitem").filter(has_text=visitor.say("page-me-device-this"))
    this.get_by_role("button").click()
    this.get_by_role("button", name=visitor.say("page-me-sign-off"), exact=True).click()
    expect(visitor.button("page-me-begin")).to_be_visible()


def test_a_lost_device_is_recovered_by_key_and_by_passkey(visit: Visit, server: Server) -> None:
    desktop = at_localhost(visit(), server)
    phone = at_localhost(visit(phone=True, language="fr"), server)
    second = at_localhost(visit(), server)
    desktop.play_now()
    desktop.wait()
    table = desktop.table
    session, authenticator = with_authenticator(desktop)

    desktop.come("/#/me")
    desktop.button("page-me-begin").click()
    desktop.page.get_by_role("radio", name="Belle").check(force=True)
    desktop.button("page-me-save").click()
    expect(desktop.button("page-me-saved")).to_be_visible()
    desktop.button("page-me-passkey-make").click()
    expect(desktop.button("page-me-passkey-remove")).to_be_visible()

    # The key adds the phone, which can play the game.
    desktop.button("page-me-key-make").click()
    link = desktop.page.get_by_role("dialog").locator("code").inner_text()
    desktop.button("page-close").click()
    phone.page.goto(link)
    phone.button("page-me-key-use").click()
    expect(phone.page.get_by_role("radio", name="Belle")).to_be_checked()
    assert "key" not in phone.page.url
    phone.come(f"/#/table/{table}")
    phone.wait()
    assert phone.seat == 0

    # A thief opens the same key.
    second.page.goto(link)
    second.expected = "409"
    second.button("page-me-key-use").click()
    expect(second.page.get_by_role("alert")).to_have_text(second.say("page-refused-key-used"))
    second.button("page-me-key-not").click()
    expect(second.button("page-me-begin")).to_be_visible()

    # Both devices are lost; the passkey is not.
    phone.come("/#/me")
    sign_this_device_off(phone)
    desktop.come("/#/me")
    sign_this_device_off(desktop)
    credentials = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    other, there = with_authenticator(second)
    for credential in credentials["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    second.button("page-me-passkey-use").click()
    expect(second.page.get_by_role("radio", name="Belle")).to_be_checked()
    second.come(f"/#/table/{table}")
    second.wait()
    assert second.seat == 0
