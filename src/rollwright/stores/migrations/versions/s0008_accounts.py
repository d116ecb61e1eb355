"""Passkeys, recovery codes, addresses, words that are used once, and names of devices."""

from alembic import op

revision = "8"
down_revision = "7"

_STATEMENTS = """
create table passkeys (
    id text primary key,
    person text not null,
    public_key bytea not null,
    sign_count bigint not null,
    name text not null,
    at bigint not null,
    used_at bigint not null,
    transports text not null,
    backed_up boolean not null
);
create index passkeys_of on passkeys (person);
create table recovery_codes (
    hash text primary key,
    person text not null,
    used_at bigint
);
create index codes_of on recovery_codes (person);
create table mail_addresses (
    address text primary key,
    person text not null,
    at bigint not null
);
create index addresses_of on mail_addresses (person);
create table words (
    hash text primary key,
    kind text not null,
    person text not null,
    address text not null,
    until bigint not null
);
create index words_of on words (person);
create index old_words on words (until);

alter table tickets add column name text not null default '';
alter table tickets add column proved_at bigint not null default 0
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
