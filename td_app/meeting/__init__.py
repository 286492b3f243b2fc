"""A meeting: one-table tournaments played together by teams, in rounds (decisions/0023)."""
