"""Tables in memory: commands are decided, committed and published, and their effects carried out.

host.py      all of it put together
memory.py    which tables are in memory; live.py is one of them, and what the store keeps of it
commits.py   a command is decided and its row committed
peers.py     news from other nodes, and news for them
presence.py  who watches which table; coalesced.py tells such things once in a while
chat.py      chat at tables
guests.py    people, their tickets, and links to another device
departures.py  who is banned or erased is shown out first
readiness.py whether a row could be written now
effects.py   bots are asked and alarms set, as tables stand
bot_turns.py a bot's turn from thought to row; bot_pool.py are the processes that bots think in
sweeper.py   what a restart, a lost timer or a dead node has left behind
outages.py   downtime, which no clock is charged with
outbox.py    notices that others build on, delivered to them
seal_log.py  the public log of seals, which is built on them too
epochs.py    tables draw anew after a restore
tasks.py     work in the background
"""
