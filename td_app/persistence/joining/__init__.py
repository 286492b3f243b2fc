"""Two files of one club joined: compared row by row, then written into a copy of the first."""
