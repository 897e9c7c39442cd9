"""Profiles of people and their devices, and which seats are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("portrait", sa.String(12), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_profiles_seen", "profiles", ["seen"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("profile", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_profile", "devices", ["profile"])
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("profile", sa.String(24), nullable=False, server_default=""))
        batch.create_index("ix_seats_profile", ["profile"])


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_index("ix_seats_profile")
        batch.drop_column("profile")
    op.drop_table("devices")
    op.drop_table("profiles")
