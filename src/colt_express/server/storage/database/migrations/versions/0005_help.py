"""Whether the host allows players to see ahead and to ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    helped = sa.Column("help", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", helped)


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("help")
