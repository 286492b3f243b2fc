"""A showdown: hands tapped or typed, pots, and what the rulebook awards."""
