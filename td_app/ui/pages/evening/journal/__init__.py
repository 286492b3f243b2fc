"""The pieces of the journal page."""
