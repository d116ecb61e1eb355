"""How luck fell in finished games; and people who know one another: invitations, groups, and whom somebody blocks."""

from alembic import op

revision = "10"
down_revision = "9"

_STATEMENTS = """
alter table results add column luck text;
create table invitations (
    person text not null,
    table_id text not null,
    asked_by text not null,
    at bigint not null,
    body text not null,
    answer text not null default '',
    primary key (person, table_id)
);
create index invitations_by on invitations (asked_by, at);
create index invitations_to on invitations (table_id);
create table blocks (
    person text not null,
    other text not null,
    at bigint not null,
    primary key (person, other)
);
create index blocks_of on blocks (other);
create table circles (
    id text primary key,
    word text not null unique,
    body text not null,
    table_id text not null default '',
    at bigint not null
);
create table circle_members (
    circle text not null,
    person text not null,
    at bigint not null,
    primary key (circle, person)
);
create index circles_of on circle_members (person);
create table circle_tables (
    circle text not null,
    table_id text not null,
    at bigint not null,
    primary key (circle, table_id)
)
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
    with op.get_context().autocommit_block():
        op.execute("drop index concurrently if exists results_of")  # what is left of an attempt that was given up
        op.execute("create index concurrently results_of on results (table_id)")
