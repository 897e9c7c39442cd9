"""Versions, by which several servers share a table; stand-ins and clocks survive a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("started", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET started = created")
    op.add_column("seats", sa.Column("stand_in", sa.String(60), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("back", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    for table, columns in (("seats", ("back", "stand_in")), ("tables", ("started", "version"))):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
