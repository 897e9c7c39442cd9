"""What calls keep about a profile: its devices and webhooks, and what it wishes."""

from __future__ import annotations

from urllib.parse import urlsplit

from ..storage.calls import CallStorage


class CallsPart:
    """Takes part when people take their data along or leave for good, see `ProfilePart`."""

    section = "calls"

    def __init__(self, store: CallStorage) -> None:
        self.store = store

    async def own_data(self, profile: str) -> object:
        """Where calls go and what is wished; of addresses only the host, as they are secret."""
        targets = await self.store.targets_of(profile)
        return {
            "called": [
                {
                    "kind": one.kind,
                    "name": one.name,
                    "shape": one.shape,
                    "host": urlsplit(one.url).hostname,
                    "language": one.language,
                    "made": one.made,
                    "last_called": one.called,
                    "switched_off": one.off,
                    "trouble": one.trouble,
                }
                for one in targets
            ],
            "wishes": [
                {
                    "table": one.table_id,
                    "turns": one.turns,
                    "reminder": one.reminder,
                    "quiet_from": one.quiet_from,
                    "quiet_to": one.quiet_to,
                    "zone": one.zone,
                }
                for one in await self.store.wishes_of([profile])
            ],
            "visits": await self.store.visits_of(profile),
        }

    async def leave(self, profile: str) -> None:
        await self.store.forget_calls_of(profile)
