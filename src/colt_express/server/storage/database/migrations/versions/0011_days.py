"""Trains of the day: which table plays one, legends' games, and listed results."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("day", sa.String(10), nullable=False, server_default=""))
        batch.add_column(sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "legends",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "listed",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bandit", sa.String(40), nullable=False),
        sa.Column("money", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("address", sa.String(64), nullable=False, server_default=""),
    )


def downgrade() -> None:
    op.drop_table("listed")
    op.drop_table("legends")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("counts")
        batch.drop_column("day")
