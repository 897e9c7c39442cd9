"""The queue of the quick match, and the ladder."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "queue",
        sa.Column("profile", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("heard", sa.Float, nullable=False),
        sa.Column("address", sa.String(64), nullable=False, server_default=""),
        sa.Column("table", sa.String(16), nullable=False, server_default=""),
        sa.Column("came", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "groups",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "ratings",
        sa.Column("ladder", sa.String(16), primary_key=True),
        sa.Column("profile", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "rated_games",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("ladder", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float, nullable=False, index=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("rated_games", "ratings", "groups", "queue"):
        op.drop_table(table)
