"""The log of every table, what follows from it, and who plays."""

from alembic import op

revision = "1"
down_revision = None

_STATEMENTS = """
create table about (
    id integer primary key check (id = 1),
    oldest integer not null,
    shard integer
);
insert into about (id, oldest) values (1, 1);

create table rows (
    table_id text not null,
    seq integer not null,
    actor text not null,
    cid text not null,
    version integer not null,
    body text not null,
    hash text not null,
    at bigint not null,
    primary key (table_id, seq),
    unique (table_id, actor, cid)
);
create unique index creations on rows (actor, cid) where seq = 1;

create table secrets (
    table_id text primary key,
    tail bytea not null
);

create table tables (
    id text primary key,
    code text not null unique,
    phase text not null,
    is_open boolean not null,
    due_at bigint,
    at bigint not null,
    card text not null
);
create index due on tables (due_at) where due_at is not null;
create index waiting on tables (at) where is_open and phase = 'waiting';

create table sittings (
    person text not null,
    table_id text not null,
    card text not null,
    primary key (person, table_id)
);
create index seated on sittings (table_id);

create table people (
    id text primary key,
    name text not null,
    at bigint not null
);
create table tickets (
    hash text primary key,
    person text not null,
    at bigint not null
);
create index tickets_of on tickets (person);
create table links (
    hash text primary key,
    person text not null,
    until bigint not null
);
create index links_of on links (person);

create table chat (
    table_id text not null,
    number integer not null,
    person text not null,
    cid text not null,
    text text not null,
    at bigint not null,
    primary key (table_id, number),
    unique (table_id, person, cid)
);
create index chat_of on chat (person);

create table packs (
    person text not null,
    hash text not null,
    content text not null,
    at bigint not null,
    primary key (person, hash)
);

create table beats (
    id integer primary key check (id = 1),
    at bigint not null
);
create table outages (
    start bigint primary key,
    "end" bigint not null
)
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
