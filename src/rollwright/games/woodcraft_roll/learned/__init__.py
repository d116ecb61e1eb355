"""What judges learned, one module for each number of players: made by `rollwright train`, and not by hand."""
