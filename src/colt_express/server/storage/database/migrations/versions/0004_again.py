"""Who wants another game after the end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    again = sa.Column("again", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", again)


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("again")
