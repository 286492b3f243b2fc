"""The director's desk: a desktop application that runs a club tournament by the rulebook."""

__version__ = "0.1.0"
