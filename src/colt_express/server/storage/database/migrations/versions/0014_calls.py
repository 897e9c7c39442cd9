"""Calls: whom they reach, what players wish, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def text(name: str, size: int, server_default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), nullable=False, server_default=server_default)


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "call_targets",
        sa.Column("id", sa.String(24), primary_key=True),
        text("kind", 8),
        text("profile", 24),
        text("table_id", 16),
        text("device", 16, server_default=""),
        sa.Column("url", sa.Text, nullable=False),
        text("p256dh", 100, server_default=""),
        text("auth", 40, server_default=""),
        text("secret", 60, server_default=""),
        text("shape", 8, server_default=""),
        text("language", 8),
        sa.Column("origin", sa.Text, nullable=False, server_default=""),
        text("name", 40, server_default=""),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        text("trouble", 120, server_default=""),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rests_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("claimed_until", sa.Float, nullable=False, server_default="0"),
        text("claimed_by", 16, server_default=""),
        sa.Column("called", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("ix_call_targets_profile", "call_targets", ["profile"])
    op.create_index("ix_call_targets_table_id", "call_targets", ["table_id"])
    op.create_table(
        "call_wishes",
        sa.Column("profile", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        text("turns", 8),
        sa.Column("reminder", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"),
        sa.Column("quiet_to", sa.Integer, nullable=False, server_default="0"),
        text("zone", 60, server_default=""),
    )
    op.create_table(
        "call_visits",
        sa.Column("profile", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("target", sa.String(24), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        text("state", 8),
        sa.Column("sent", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("ix_calls_state_due", "calls", ["state", "due"])
    op.create_index("ix_calls_target", "calls", ["target"])
    op.create_table(
        "calls_decided",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "calls_decided",
        "calls",
        "call_visits",
        "call_wishes",
        "call_targets",
        "server_keys",
    ):
        op.drop_table(name)
