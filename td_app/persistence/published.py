"""What the club published: a row for each page that stands, or may stand, at a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, select

from td_app.persistence import tables
from td_app.persistence.database import UNSYNCHRONISED, DatabaseStore, storage_trouble
from td_app.persistence.seals import change_sealed, insert_sealed
from td_app.ports.publishing import PublishedPage


class SqlPublishedPages(DatabaseStore):
    """The pages published, in the club's file (or a PostgreSQL database)."""

    def pages(self, place: str) -> Sequence[PublishedPage]:
        """Return the pages of a place, by their paths."""
        p = tables.published_page.c
        query = select(p.path, p.inputs, p.content, p.remote, p.address, p.sent_at, p.unsure)
        rows = self._read(query.where(p.place == place).order_by(p.path))
        return [PublishedPage(*row) for row in rows]

    def left_elsewhere(self, place: str) -> int:
        """Return how many pages were sent to other places than this one, and not taken back."""
        p = tables.published_page.c
        sent = select(func.count()).where(p.place != place, p.sent_at > 0)
        ((count,),) = self._read(sent)
        return int(count)

    def keep_pages(self, place: str, pages: Sequence[PublishedPage]) -> None:
        """Keep pages in place of what was known of them; on disk as the next act is, or soon."""
        p = tables.published_page
        unsynchronised = self._writing.execution_options(**{UNSYNCHRONISED: True})
        with storage_trouble(), unsynchronised.begin() as connection:
            for page in pages:
                here = (p.c.place == place, p.c.path == page.path)
                if not change_sealed(connection, p, here, **asdict(page)):
                    insert_sealed(connection, p, [{"place": place, **asdict(page)}])

    def forget_page(self, place: str, path: str) -> None:
        """Keep that a page stands there no more."""
        p = tables.published_page
        unsynchronised = self._writing.execution_options(**{UNSYNCHRONISED: True})
        with storage_trouble(), unsynchronised.begin() as connection:
            connection.execute(delete(p).where(p.c.place == place, p.c.path == path))


def doubt_published(connection: Connection) -> None:
    """Have every page sent again: of two files just joined either may have sent the later one."""
    change_sealed(connection, tables.published_page, (), inputs="", content="")
