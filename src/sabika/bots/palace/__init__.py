"""The greedy bot of games with palaces, and what it weighs: kinds, faces, sites, money, mixtures."""
