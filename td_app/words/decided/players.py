"""Players in a decision's line: by their places where these are known, else by their names."""

from __future__ import annotations

from collections.abc import Iterable

from td_app.words.decided.line import Line


def of_players(code: str, players: Iterable[int | str], **params: object) -> Line:
    """Return the line ``code`` about players, or ``code_SEATS`` where places name them.

    >>> of_players("POT_SHARED", ("A", "B"), dead=1).params["players"]
    ('A', 'B')
    >>> of_players("POT_SHARED", ("2", 7)).code
    'POT_SHARED_SEATS'
    """
    named = tuple(players)
    if all(isinstance(player, int) or player.isdigit() for player in named):
        return Line(f"{code}_SEATS", {"players": tuple(int(seat) for seat in named), **params})
    return Line(code, {"players": tuple(str(name) for name in named), **params})
