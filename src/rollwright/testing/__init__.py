"""What any game is held against, whoever wrote it: the contract, pairs of games, messages, rules, and help for tests.

python -m rollwright.testing my_game --tests tests
"""
