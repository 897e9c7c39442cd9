"""Curves of finished games, and the winner's luck in the gallery."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "curves",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.add_column("gallery", sa.Column("luck", sa.Integer))
    op.create_index("ix_gallery_luck", "gallery", ["luck"])


def downgrade() -> None:
    op.drop_index("ix_gallery_luck", "gallery")
    with op.batch_alter_table("gallery") as batch:
        batch.drop_column("luck")
    op.drop_table("curves")
