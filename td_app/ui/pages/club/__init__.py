"""The pages of the club's space, one folder each."""
