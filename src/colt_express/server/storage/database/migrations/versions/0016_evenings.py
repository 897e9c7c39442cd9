"""Evenings among friends, with their guests and tables, and which evening a table belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("evening", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(60), nullable=False),
        sa.Column("scheme", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "evening_guests",
        sa.Column("evening_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("profile", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("plays", sa.Boolean, nullable=False),
        sa.Column("left", sa.Float, nullable=False, server_default="0"),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "evening_tables",
        sa.Column("evening_id", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("ends", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("evening_tables")
    op.drop_table("evening_guests")
    op.drop_table("evenings")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("evening")
