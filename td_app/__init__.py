"""The director's desk: a desktop application that runs a club tournament by the rulebook."""

__version__ = "0.1.0"
#: Its day: a computer whose clock is before it is wrong. That of its heading in ``CHANGELOG.md``.
VERSION_DAY = "2026-11-21"
