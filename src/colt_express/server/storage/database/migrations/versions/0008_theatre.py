"""Finished games: when they ended, what their players agreed to be kept of them, and a gallery of
public ones."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

SHELVES = ("ended", "margin", "richest", "bullets")


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=False, server_default="0"))
    for name, usual in (("named", sa.true()), ("timed", sa.true()), ("study", sa.false())):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=usual))
    op.create_table(
        "gallery",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("boxes", sa.String(120), nullable=False),
        sa.Column("variant", sa.String(12), nullable=False),
        sa.Column("winners", sa.String(120), nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("richest", sa.Integer, nullable=False),
        sa.Column("bullets", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    for name in SHELVES:
        op.create_index(f"ix_gallery_{name}", "gallery", [name])


def downgrade() -> None:
    op.drop_table("gallery")
    with op.batch_alter_table("seats") as batch:
        for name in ("named", "timed", "study"):
            batch.drop_column(name)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("ended")
