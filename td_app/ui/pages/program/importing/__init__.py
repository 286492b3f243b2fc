"""Importing a list of people: where from, what was understood, what to take of it."""
