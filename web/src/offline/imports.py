"""Everything that a game or a bot may need later is imported now, so that a snapshot of Python's memory holds it."""

import gc

from rollwright.bots import bot_names, find_bot
from rollwright.kernel.discovery import find_game, game_ids

for name in game_ids():
    find_game(name)
for name in bot_names():
    find_bot(name)
gc.collect()
