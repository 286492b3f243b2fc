"""The pages of an evening, one folder each."""
