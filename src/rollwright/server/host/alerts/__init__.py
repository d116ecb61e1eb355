"""Calling people: when it is their turn, and what else they wish to hear of, where and when they wish it.

wishes.py     what a person wishes, and when a call is due by that
calls.py      notices of the outbox become calls
letters.py    what a call says, in the reader's language
sender.py     calls that are due are sent, at least once, by any node that is alive
push.py       the encryption and the signature that push services ask for
mails.py      calls as a mail, with links that stop them
webhooks.py   the shapes that chat rooms take, signed
outgoing.py   posts to addresses that somebody else has chosen
calendar.py   turns that are due, as a calendar
tokens.py     links that work without signing in
"""
