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
    """
    -- A code is a table's own until its game begins or it is closed; then it is null, and another table may have it.
    create table tables_with_codes (
        id text primary key,
        code text unique,
        phase text not null,
        is_open integer not null,
        due_at integer,
        at integer not null,
        card text not null,
        tell_at integer default 0
    ) without rowid;
    insert into tables_with_codes
        select id, case when phase in ('waiting', 'starting') then code end, phase, is_open, due_at, at, card, tell_at
        from tables;
    drop table tables;
    alter table tables_with_codes rename to tables;
    create index due on tables (due_at) where due_at is not null;
    create index waiting on tables (at) where is_open and phase = 'waiting';
    create index untold on tables (tell_at) where phase = 'over' and tell_at is not null;

    -- The last number of a line of chat that each table has given: lines are erased, and numbers are not used again.
    create table chat_numbers (
        table_id text primary key,
        last integer not null
    ) without rowid;
    insert into chat_numbers select table_id, max(number) from chat group by table_id;

    -- When a ticket was last used, to the day. Nobody knows it of those that are there already.
    alter table tickets add column used_at integer not null default 0;
    update tickets set used_at = strftime('%s', 'now') * 1000;

    -- Who was banned or erased of late, and when, in seconds: for those who still have them in memory.
    create table departures (
        person text primary key,
        at integer not null,
        erased integer not null
    ) without rowid;
    create index latest_departures on departures (at);

    -- What is written to see whether anything can be.
    create table probes (
        number integer primary key,
        body blob not null
    );
    """,
    """
    -- The public log of seals, and which entry each is in; and the key that its heads are signed with.
    create table seal_entries (
        number integer primary key,
        at integer not null,
        before text not null,
        seals text not null,
        hash text not null
    );
    create table seals (
        leaf text primary key,
        number integer not null
    ) without rowid;
    create table signing_keys (
        id integer primary key check (id = 1),
        private blob not null
    );

    -- How often this file was restored from a backup, and a mark that rises as rows are added: see service.py.
    create table epochs (
        id integer primary key check (id = 1),
        epoch integer not null,
        mark integer not null
    );
    insert into epochs values (1, 0, 0);
    -- In which epoch the secret of a table was drawn.
    alter table secrets add column epoch integer not null default 0;
    """,
    """
    -- What luck and the players did in games that are over: worked out when somebody first asks.
    create table reviews (
        table_id text not null,
        kind text not null,
        body text not null,
        primary key (table_id, kind)
    ) without rowid;
    """,
    """
    -- Challenges with the secret seeds of their deals, and in which epoch each was last known to be unseen; and the
    -- one try of each person, with what came of it.
    create table challenges (
        id text primary key,
        body text not null,
        seed blob not null,
        epoch integer not null
    ) without rowid;
    create table tries (
        challenge text not null,
        person text not null,
        table_id text not null unique,
        at integer not null,
        score integer,
        result text,
        study text,
        primary key (challenge, person)
    ) without rowid;
    create index tries_of on tries (person, at);
    create index ranks on tries (challenge, score, at, table_id) where score is not null;
    create index unstudied on tries (at) where score is not null and study is null;
    """,
    """
    -- How people come in again: public halves of passkeys, hashes of recovery codes, where they get mail, and words
    -- that are good for one thing once, as challenges and mailed links are.
    create table passkeys (
        id text primary key,
        person text not null,
        public_key blob not null,
        sign_count integer not null,
        name text not null,
        at integer not null,
        used_at integer not null,
        transports text not null,
        backed_up integer not null
    ) without rowid;
    create index passkeys_of on passkeys (person, at);
    create table recovery_codes (
        hash text primary key,
        person text not null,
        used_at integer
    ) without rowid;
    create index codes_of on recovery_codes (person);
    create table mail_addresses (
        address text primary key,
        person text not null,
        at integer not null
    ) without rowid;
    create index addresses_of on mail_addresses (person);
    create table words (
        hash text primary key,
        kind text not null,
        person text not null,
        address text not null,
        until integer not null
    ) without rowid;
    create index words_of on words (person);
    create index old_words on words (until);

    -- A ticket is a device: what its owner calls it, and when they last proved there who they are.
    alter table tickets add column name text not null default '';
    alter table tickets add column proved_at integer not null default 0;
    """,
    """
    -- How people wish to be called, where they are reached, and who is to be called: a line for each thing that
    -- somebody was called to, with the row that it comes from, and the row since which it is answered.
    create table wishes (
        person text primary key,
        body text not null
    ) without rowid;
    create table rings (
        id text primary key,
        person text not null,
        kind text not null,
        address text not null,
        body text not null,
        at integer not null,
        silent integer not null default 0
    ) without rowid;
    create index rings_of on rings (person, at);
    create table calls (
        person text not null,
        kind text not null,
        subject text not null,
        seq integer not null,
        answered integer not null,
        at integer not null,
        due_at integer,
        body text not null,
        told text not null,
        primary key (person, kind, subject)
    ) without rowid;
    create index due_calls on calls (due_at) where due_at is not null;
    create index old_calls on calls (at) where due_at is null;
    create table push_keys (
        id integer primary key check (id = 1),
        key blob not null
    );
    """,
    """
    -- How luck fell in finished games; and people who know one another: invitations, groups, and whom somebody blocks.
    alter table results add column luck text;
    create index results_of on results (table_id);
    create table invitations (
        person text not null,
        table_id text not null,
        asked_by text not null,
        at integer not null,
        body text not null,
        answer text not null default '',
        primary key (person, table_id)
    ) without rowid;
    create index invitations_by on invitations (asked_by, at);
    create index invitations_to on invitations (table_id);
    create table blocks (
        person text not null,
        other text not null,
        at integer not null,
        primary key (person, other)
    ) without rowid;
    create index blocks_of on blocks (other);
    create table circles (
        id text primary key,
        word text not null unique,
        body text not null,
        table_id text not null default '',
        at integer not null
    ) without rowid;
    create table circle_members (
        circle text not null,
        person text not null,
        at integer not null,
        primary key (circle, person)
    ) without rowid;
    create index circles_of on circle_members (person);
    create table circle_tables (
        circle text not null,
        table_id text not null,
        at integer not null,
        primary key (circle, table_id)
    ) without rowid;
    """,
    """
    -- People's vacations, and whose tables are still to be told of them.
    create table vacations (
        person text primary key,
        number integer not null,
        body text not null,
        due_at integer
    ) without rowid;
    create index due_vacations on vacations (due_at) where due_at is not null;
    """,
)
"""Steps are added, never changed: a file of yesterday takes those that it lacks."""
