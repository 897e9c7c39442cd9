"""Keys that add a device to a profile, passkeys, and challenges that passkeys answer."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("ix_keys_profile", "keys", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(24), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_passkeys_profile", "passkeys", ["profile"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_table("keys")
