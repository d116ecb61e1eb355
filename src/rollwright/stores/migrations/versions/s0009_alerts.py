"""How people wish to be called, where they are reached, and who is to be called."""

from alembic import op

revision = "9"
down_revision = "8"

_STATEMENTS = """
create table wishes (
    person text primary key,
    body text not null
);
create table rings (
    id text primary key,
    person text not null,
    kind text not null,
    address text not null,
    body text not null,
    at bigint not null,
    silent int not null default 0
);
create index rings_of on rings (person, at);
create table calls (
    person text not null,
    kind text not null,
    subject text not null,
    seq bigint not null,
    answered int not null,
    at bigint not null,
    due_at bigint,
    body text not null,
    told text not null,
    primary key (person, kind, subject)
);
create index due_calls on calls (due_at) where due_at is not null;
create index old_calls on calls (at) where due_at is null;
create table push_keys (
    id int primary key check (id = 1),
    key bytea not null
)
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
