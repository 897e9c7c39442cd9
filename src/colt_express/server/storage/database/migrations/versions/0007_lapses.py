"""The last question that a player lost to a stand-in, and how often that has happened, instead of
when the player returned; an index for the seats of an address."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("missed", sa.Float, nullable=False, server_default="0"))
        batch.add_column(sa.Column("lapses", sa.Integer, nullable=False, server_default="0"))
        batch.drop_column("back")
    op.create_index("ix_seats_address", "seats", ["address"])


def downgrade() -> None:
    op.drop_index("ix_seats_address", "seats")
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("back", sa.Float, nullable=False, server_default="0"))
        batch.drop_column("missed")
        batch.drop_column("lapses")
