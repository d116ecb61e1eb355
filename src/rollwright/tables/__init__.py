"""The life of a table, from creation to rematch: pure, with time and entropy handed in. The page is docs/protocol.md.

What a host (a server, or a worker in a browser) needs:

    from rollwright.tables.commands.command import Command
    from rollwright.tables.commands.fresh import Fresh, fresh_from
    from rollwright.tables.commands.create import Create
from rollwright.tables.commands.lobby import Sit, Leave, SeatBot, OpenSeat, Start, Reveal
    from rollwright.tables.commands.game import Act, Undo, Resign, Return, Timeout, timeout_of, Reseal
    from rollwright.tables.commands.game import Credit, Rematch, Close
    from rollwright.tables.commands.absence import Nudge, Vote
    from rollwright.tables.commands.decide import decide
    from rollwright.tables.commands.command import AskBot, OpenTable, Wake
    from rollwright.tables.commands.outcome import Accepted, Repeated, due
    from rollwright.tables.commands.refusals import Nack
    from rollwright.tables.commands.finished import Finished, finish_in
    from rollwright.tables.commands.sealed import Sealed
    from rollwright.tables.log.fold import fold, replay
    from rollwright.tables.log.fields import BOT, SERVER
    from rollwright.tables.log.table import Row
    from rollwright.tables.log.kinds import row_from_json, body_from_json
    from rollwright.tables.commands.bot_turns import bot_request, choose, bot_command

    decide(table | None, command, now, secret) -> Accepted | Repeated | Nack
        `now` in milliseconds. `secret`: that of this table. Nothing is changed: Accepted holds the row to
        commit, the table as it is with the row, effects, and a new secret where there is one, which is committed
        together with the row and apart from the log. Carry effects out after the commit.
    fold(table | None, row) -> Table, replay(rows) -> Table
        The table of a log. Both raise LogError; replay also compares every row's hash.
    due(table) -> effects
        What is to be done about a table as it stands: the same as in Accepted, for after a restart and for sweepers.
        AskBot(seat, seq): elsewhere choose(bot_request(table, seat)); then decide by bot_command(request, action).
        Wake(at): at that time decide by timeout_of(table, 32 random bytes).
        OpenTable(create): decide(None, create, now), and commit both rows in one transaction.
        Finished(...): of the row that ends a game alone. Who keeps results commits it with the row.
        Sealed(leaf): of a row that seals the table. Who keeps a public log of seals commits it with the row.

Messages:

    from rollwright.tables.wire.inbound import parse, WireError, Hello, Open, Cmd, Chat, NewTable, Ask, ...
    from rollwright.tables.wire.outbound import People, view_for, news_for, info, offers, card, ack, nack, ...
    from rollwright.tables.study.what_if import answer_question
    from rollwright.tables.study.hint import hint_request, advise, answer_hint
    from rollwright.tables.wire.export import record, replay_json, log_json
    from rollwright.tables.study.verify import judge, verify

    parse(text) gives a small class or raises WireError; to that, answer nack_words(error.cid, "invalid", str(error)).
    Cmd.command(person, fresh) and NewTable.command(person, fresh, content) give the command, where content is the pack
    that NewTable.content names by its hash; Chat never reaches decide.
    view_for(table, person | None, now, people, chat), news_for(table, seq, person | None, now, people): to each viewer
    what this one may see.

A client's line, from the first message to the last:

    from rollwright.tables.conversation.conversation import Conversation
    from rollwright.tables.conversation.host import Host, Line, Refused, Reply

    Conversation(host, line, person, name).receive(message) carries a message out and answers it. `Host` lists what it
    asks of the keeper of the tables, `Line` what it sends by. There are two: server/socket and offline/host.py.

A new table: Create(person, cid, fresh_from(64 random bytes), ...). One cid of a person creates one table: the store
looks for a first row of that (actor, cid), and if there is one, decide(its table, create, now) answers Repeated.
"""
