"""What any game is held against, whoever wrote it: contract, pairs of games, messages, rules, lessons; help for tests.

python -m rollwright.testing my_game --tests tests
"""
