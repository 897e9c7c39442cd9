"""Rides on trains of the day that count, by profile."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rides",
        sa.Column("profile", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("rides")
