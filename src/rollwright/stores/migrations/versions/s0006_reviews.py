"""Reviews of games that are over."""

from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.execute(
        "create table reviews (table_id text not null, kind text not null, body text not null,"
        " primary key (table_id, kind))"
    )
