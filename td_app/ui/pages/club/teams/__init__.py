"""The page of teams in its parts."""
