"""The public log of seals; and how often a database was restored, so that no table rolls again what was seen."""

from alembic import op

revision = "4"
down_revision = "3"

_STATEMENTS = """
create table seal_entries (
    number bigint primary key,
    at bigint not null,
    before text not null,
    seals text not null,
    hash text not null
);
create table seals (
    leaf text primary key,
    number bigint not null
);
create table signing_keys (
    id integer primary key check (id = 1),
    private bytea not null
);

-- How often this database was restored, by which it knows itself, and in which epoch the secret of a table was drawn.
alter table about add column epoch integer not null default 0;
alter table about add column identity text not null default '';
alter table secrets add column epoch integer not null default 0
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
