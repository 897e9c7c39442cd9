"""Programs that play in place of people, and whether the host allows them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(
            sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("program", sa.String(24), nullable=False, server_default=""))
        batch.add_column(sa.Column("author", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("programs")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("program")
        batch.drop_column("author")
