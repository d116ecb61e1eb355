"""What several games are made of: grids, polyominoes, dice, tracks."""
