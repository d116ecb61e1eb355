"""An index to find the tables whose end was not announced. It is built while servers write."""

from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    with op.get_context().autocommit_block():
        op.execute("drop index concurrently if exists untold")  # what is left of an attempt that was given up
        op.execute("create index concurrently untold on tables (tell_at) where phase = 'over' and tell_at is not null")
