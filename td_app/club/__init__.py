"""A club beyond one evening: seasons, archives, cards, check-in."""
