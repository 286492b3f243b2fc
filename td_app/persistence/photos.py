"""Photographs of winners, kept with their evening beside its journal, and erased with the name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, exists, select

from td_app.persistence import tables
from td_app.persistence.database import DatabaseStore, storage_trouble
from td_app.persistence.seals import change_sealed, insert_sealed
from td_app.ports.club import WinnerPhoto

#: Half a byte a sign, none of them a letter or a figure: after somebody is erased every byte of a
#: file is searched for their name and their licence, and a picture must not look like either.
SIGNS: Final = " !\"#$%&'()*+,-./"
_WRITTEN: Final = str.maketrans("0123456789abcdef", SIGNS)
_READ: Final = str.maketrans(SIGNS, "0123456789abcdef")


class SqlWinnerPhotos(DatabaseStore):
    """One photograph of each winner, in the club's file (or a PostgreSQL database)."""

    def photo(self, tournament: int, entrant: int) -> WinnerPhoto | None:
        """Return the photograph of an evening's winner, None without one."""
        p = tables.winner_photo.c
        here = (p.tournament_id == tournament, p.entrant == entrant, p.picture != "")
        for picture, agreed in self._read(select(p.picture, p.agreed).where(*here)):
            return WinnerPhoto(bytes.fromhex(picture.translate(_READ)), agreed)
        return None

    def keep_photo(self, tournament: int, entrant: int, photo: WinnerPhoto | None) -> None:
        """Keep a photograph in place of the one before, or remove it."""
        kept = photo or WinnerPhoto(b"")
        values = {"picture": kept.picture.hex().translate(_WRITTEN), "agreed": kept.agreed}
        key = {"tournament_id": tournament, "entrant": entrant}
        p = tables.winner_photo
        with storage_trouble(), self._writing.begin() as connection:
            here = (p.c.tournament_id == tournament, p.c.entrant == entrant)
            if not change_sealed(connection, p, here, **values):
                insert_sealed(connection, p, [key | values])
        self._empty_log()


def photographed(connection: Connection) -> frozenset[tuple[int, int]]:
    """Return whose photograph is kept: evening, entrant."""
    p = tables.winner_photo.c
    rows = connection.execute(select(p.tournament_id, p.entrant).where(p.picture != ""))
    return frozenset((tournament, entrant) for tournament, entrant in rows)


def erase_photo(connection: Connection, tournament: int, entrant: int) -> None:
    """Erase a photograph; its row stays, so that no joined file brings it back."""
    p = tables.winner_photo
    here = (p.c.tournament_id == tournament, p.c.entrant == entrant)
    change_sealed(connection, p, here, picture="", agreed=False)


def erase_nameless(connection: Connection) -> None:
    """Erase the photographs of those whose name is erased: two files just joined may hold some."""
    p = tables.winner_photo
    e = tables.entrant_person.c
    same = (e.tournament_id == p.c.tournament_id, e.entrant == p.c.entrant)
    named = exists().where(*same, e.last_name + e.first_name + e.pseudonym != "")
    change_sealed(connection, p, (p.c.picture != "", ~named), picture="", agreed=False)
