"""Frozen facts in, a PDF out: everything a club pins up, hands out and files."""
