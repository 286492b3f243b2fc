"""A tournament or a meeting that is open: one door to its journal, what it shows and does."""
