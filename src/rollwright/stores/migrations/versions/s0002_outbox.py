"""What rows have brought that others build on; each person's finished games; and who is the same person."""

from alembic import op

revision = "2"
down_revision = "1"

_STATEMENTS = """
create table outbox (
    table_id text not null,
    seq integer not null,
    kind text not null,
    body text not null,
    take_at bigint not null,
    primary key (table_id, seq, kind)
);
create index waiting_notices on outbox (take_at);

-- When to look whether the end of a table has been told, null where it has. Servers of before this step leave it as it
-- is, so their games are untold.
alter table tables add column tell_at bigint default 0;

create table results (
    person text not null,
    table_id text not null,
    game text not null,
    at bigint not null,
    body text not null,
    primary key (person, table_id)
);
create index latest_results on results (person, at, table_id);

create table aliases (
    person text primary key,
    survivor text not null
);
create index aliases_of on aliases (survivor)
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
