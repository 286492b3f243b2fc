"""The wall: what the players see of the tournament, from across the hall."""
