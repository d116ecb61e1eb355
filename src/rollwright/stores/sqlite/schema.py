"""The tables of the SQLite store. `user_version` says how many of the steps below a file has taken."""

from __future__ import annotations

from typing import Final

STEPS: Final = (
    """
    create table rows (
        table_id text not null,
        seq integer not null,
        actor text not null,
        cid text not null,
        version integer not null,
        body text not null,
        hash text not null,
        at integer not null,
        primary key (table_id, seq),
        unique (table_id, actor, cid)
    ) without rowid;
    create unique index creations on rows (actor, cid) where seq = 1;

    create table secrets (
        table_id text primary key,
        tail blob not null
    ) without rowid;

    -- What follows from the log, so that lists need no replay.
    create table tables (
        id text primary key,
        code text not null unique,
        phase text not null,
        is_open integer not null,
        due_at integer,
        at integer not null,
        card text not null
    ) without rowid;
    create index due on tables (due_at) where due_at is not null;
    create index waiting on tables (at) where is_open and phase = 'waiting';

    create table sittings (
        person text not null,
        table_id text not null,
        at integer not null,
        card text not null,
        primary key (person, table_id)
    ) without rowid;
    create index latest on sittings (person, at);
    create index seated on sittings (table_id);

    create table people (
        id text primary key,
        name text not null,
        at integer not null
    ) without rowid;
    create table tickets (
        hash text primary key,
        person text not null,
        at integer not null
    ) without rowid;
    create index tickets_of on tickets (person);
    create table links (
        hash text primary key,
        person text not null,
        until integer not null
    ) without rowid;

    create table chat (
        table_id text not null,
        number integer not null,
        person text not null,
        cid text not null,
        text text not null,
        at integer not null,
        primary key (table_id, number),
        unique (table_id, person, cid)
    ) without rowid;
    create index chat_of on chat (person);
    """,
    """
    -- When the server was there last, and when it was not: clocks are credited with that.
    create table beats (
        id integer primary key check (id = 1),
        at integer not null
    );
    create table outages (
        start integer primary key,
        end integer not null
    ) without rowid;
    """,
    """
    -- Content packs that persons have sent. A table that is played on one holds it in its log.
    create table packs (
        person text not null,
        hash text not null,
        content text not null,
        at integer not null,
        primary key (person, hash)
    ) without rowid;
    """,
    """
    -- What rows have brought that others build on, until those have been told.
    create table outbox (
        table_id text not null,
        seq integer not null,
        kind text not null,
        body text not null,
        take_at integer not null,
        primary key (table_id, seq, kind)
    ) without rowid;
    create index waiting_notices on outbox (take_at);

    -- When to look whether the end of a table has been told; null where it has. Games that were over before are untold.
    alter table tables add column tell_at integer default 0;
    create index untold on tables (tell_at) where phase = 'over' and tell_at is not null;

    create table results (
        person text not null,
        table_id text not null,
        game text not null,
        at integer not null,
        body text not null,
        primary key (person, table_id)
    ) without rowid;
    create index latest_results on results (person, at, table_id);

    -- Persons who were merged into another. Logs keep their ids.
    create table aliases (
        person text primary key,
        survivor text not null
    ) without rowid;
    create index aliases_of on aliases (survivor);
    """,
)
"""Steps are added, never changed: a file of yesterday takes those that it lacks."""
