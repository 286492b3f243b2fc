"""The page of the entrants: the list, adding and importing, names and needs."""
