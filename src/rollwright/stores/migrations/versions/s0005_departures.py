"""Codes that lapse, numbers of chat that are used once, tickets that end, who has departed, and room for a probe."""

import time

from alembic import op

revision = "5"
down_revision = "4"

_STATEMENTS = """
create table chat_numbers (
    table_id text primary key,
    last integer not null
);
insert into chat_numbers select table_id, max(number) from chat group by table_id;

create table departures (
    person text primary key,
    at bigint not null,
    erased boolean not null
);
create index latest_departures on departures (at);

create table probes (
    body bytea not null
);
alter table probes alter column body set storage external;

-- When a ticket was last used, to the day. Of those that are there, and of those that older servers make, nobody knows.
alter table tickets add column used_at bigint not null default {now};

-- A code is a table's own until its game begins or it is closed, and null then.
alter table tables alter column code drop not null
"""


def upgrade() -> None:
    for statement in _STATEMENTS.format(now=time.time_ns() // 1_000_000).split(";"):
        op.execute(statement)
