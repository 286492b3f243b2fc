"""A dispute at a table: what to ask, in which order, and what is known already. No Qt, no SQL."""
