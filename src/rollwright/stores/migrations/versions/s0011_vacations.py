"""People's vacations, and whose tables are still to be told of them."""

from alembic import op

revision = "11"
down_revision = "10"

_STATEMENTS = """
create table vacations (
    person text primary key,
    number int not null,
    body text not null,
    due_at bigint
);
create index due_vacations on vacations (due_at) where due_at is not null
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
