"""Keys, passkeys and challenges in the database. Each can be used once, at whichever server: one
statement both checks and uses it."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ..profiles import KeyRow, PasskeyRow
from .columns import CHALLENGES, KEYS, PASSKEYS, PROFILES
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT


class KeyStore(DatabaseConnection):
    """The ways in which another device comes to a profile."""

    @database_operation
    async def keep_key(self, key: KeyRow) -> None:
        """Store a key in place of earlier ones of its profile that have not been used."""
        async with self.writing() as connection:
            unused = KEYS.c.profile == key.profile, KEYS.c.used == 0.0
            await connection.execute(delete(KEYS).where(*unused))
            await connection.execute(insert(KEYS).values(msgspec.structs.asdict(key)))

    @database_operation
    async def key(self, key_hash: str) -> KeyRow | None:
        """The key, if it exists."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(KEYS).where(KEYS.c.key_hash == key_hash))
            row = found.mappings().first()
            return None if row is None else KeyRow(**row)

    @database_operation
    async def use_key(self, key_hash: str, now: float) -> bool:
        """Use a key up; returns False if it has expired or been used, whichever server did it."""
        valid = KEYS.c.key_hash == key_hash, KEYS.c.used == 0.0, KEYS.c.expires > now
        async with self.writing() as connection:
            return bool(
                (await connection.execute(update(KEYS).where(*valid).values(used=now))).rowcount
            )

    @database_operation
    async def keep_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Store a passkey; returns False if it exists, or its profile has ``most`` of them."""
        profile = PROFILES.c.id == passkey.profile
        count = select(func.count()).where(PASSKEYS.c.profile == passkey.profile)
        write = INSERT[self.engine.dialect.name](PASSKEYS).values(msgspec.structs.asdict(passkey))
        async with self.writing() as connection:
            used = update(PROFILES).where(profile).values(seen=passkey.made)  # and so locked
            if not (await connection.execute(used)).rowcount:
                return False
            if int((await connection.execute(count)).scalar_one()) >= most:
                return False
            return bool((await connection.execute(write.on_conflict_do_nothing())).rowcount)

    @database_operation
    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """The passkey, if it exists."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey_id))
            row = found.mappings().first()
            return None if row is None else PasskeyRow(**row)

    @database_operation
    async def passkeys_of(self, profile_id: str) -> list[PasskeyRow]:
        """All passkeys of a profile, the oldest first."""
        theirs = select(PASSKEYS).where(PASSKEYS.c.profile == profile_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(theirs.order_by(PASSKEYS.c.made, PASSKEYS.c.id))
            return [PasskeyRow(**row) for row in rows.mappings()]

    @database_operation
    async def count_signature(self, passkey: PasskeyRow, sign_count: int, now: float) -> bool:
        """Store that a passkey has signed; returns False if another answer of it was counted since
        it was read."""
        same = PASSKEYS.c.id == passkey.id, PASSKEYS.c.sign_count == passkey.sign_count
        counted = update(PASSKEYS).where(*same).values(sign_count=sign_count, seen=now)
        async with self.writing() as connection:
            return bool((await connection.execute(counted)).rowcount)

    @database_operation
    async def remove_passkey(self, profile_id: str, passkey_id: str) -> bool:
        """Delete a passkey of a profile; returns whether there was one."""
        theirs = PASSKEYS.c.profile == profile_id, PASSKEYS.c.id == passkey_id
        async with self.writing() as connection:
            return bool((await connection.execute(delete(PASSKEYS).where(*theirs))).rowcount)

    @database_operation
    async def keep_challenge(self, challenge_hash: str, profile_id: str, expires: float) -> None:
        """Store a challenge; without a profile it is to be answered by any passkey."""
        values = {"challenge_hash": challenge_hash, "profile": profile_id, "expires": expires}
        async with self.writing() as connection:
            await connection.execute(insert(CHALLENGES).values(values))

    @database_operation
    async def use_challenge(self, challenge_hash: str, profile_id: str, now: float) -> bool:
        """Use a challenge up; returns False if it does not exist, was for another profile, or has
        expired."""
        meant = CHALLENGES.c.challenge_hash == challenge_hash, CHALLENGES.c.profile == profile_id
        async with self.writing() as connection:
            used = delete(CHALLENGES).where(*meant, CHALLENGES.c.expires > now)
            return bool((await connection.execute(used)).rowcount)

    @database_operation
    async def forget_keys(self, before: float) -> None:
        """Delete keys and challenges that expired before then."""
        async with self.writing() as connection:
            for table in (KEYS, CHALLENGES):
                await connection.execute(delete(table).where(table.c.expires < before))
