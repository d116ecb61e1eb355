"""Challenges with the secret seeds of their deals, and the one try of each person."""

from alembic import op

revision = "7"
down_revision = "6"

_STATEMENTS = """
create table challenges (
    id text primary key,
    body text not null,
    seed bytea not null,
    epoch integer not null
);
create table tries (
    challenge text not null,
    person text not null,
    table_id text not null unique,
    at bigint not null,
    score bigint,
    result text,
    study text,
    primary key (challenge, person)
);
create index tries_of on tries (person, at);
create index ranks on tries (challenge, score, at, table_id) where score is not null;
create index unstudied on tries (at) where score is not null and study is null
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
