"""Data of public servers: the rules version of a game, presence, stories of games, bans and
reports."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ADDED = {
    "tables": (
        ("rules", sa.Integer, "1"),
        ("touched", sa.Float, "0"),
        ("filtered", sa.Boolean, sa.false()),
    ),
    "seats": (
        ("address", sa.String(64), ""),
        ("seen", sa.Float, "0"),
        ("resigned", sa.Boolean, sa.false()),
        ("votes", sa.String(60), ""),
    ),
}


def upgrade() -> None:
    for table, columns in ADDED.items():
        for name, kind, default in columns:
            op.add_column(table, sa.Column(name, kind, nullable=False, server_default=default))
    op.execute(
        "UPDATE tables SET touched = CASE WHEN started > created THEN started ELSE created END"
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reporter", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "bans", "stories"):
        op.drop_table(table)
    op.drop_index("ix_tables_touched", "tables")
    for table, columns in ADDED.items():
        with op.batch_alter_table(table) as batch:
            for name, *_ in columns:
                batch.drop_column(name)
