"""The pieces of the ranking page."""
