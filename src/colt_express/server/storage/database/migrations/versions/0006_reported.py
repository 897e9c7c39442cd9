"""Reports name the reported player, and keep the hashes by which an operator can ban them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = {"name": 24, "token_hash": 64, "address": 64}


def upgrade() -> None:
    for name, length in COLUMNS.items():
        op.add_column(
            "reports", sa.Column(name, sa.String(length), nullable=False, server_default="")
        )


def downgrade() -> None:
    with op.batch_alter_table("reports") as batch:
        for name in COLUMNS:
            batch.drop_column(name)
