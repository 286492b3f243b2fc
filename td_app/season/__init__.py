"""A club’s season: what an evening is worth, and the standings that follow. Pure."""
