"""Every game for the libraries that research uses: PettingZoo, Gymnasium and OpenSpiel."""
