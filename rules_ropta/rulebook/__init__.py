"""The rulebook file: number, title, our own summary, force and handling of every article."""
