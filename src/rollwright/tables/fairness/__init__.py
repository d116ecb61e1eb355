"""What makes chance checkable: seals, dice, cards, and the one way in which what is hashed is written."""
