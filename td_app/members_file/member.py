"""A member of a club is a person: the same value from the file to the tournament."""

from __future__ import annotations

from td_app.tournament.person import Person as Member
from td_app.tournament.person import plain_letters, plain_words, usual_case

__all__ = ["Member", "plain_letters", "plain_words", "usual_case"]
