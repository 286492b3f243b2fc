"""The settings of a tournament: one form, for a new one and for the one that is open."""
