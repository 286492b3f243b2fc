"""Entries are chained by hashes, rows have digests; clubs, teams and operators leave the journal.

What entries said of clubs and teams is rewritten here, once: it stands beside the journal, as names
do, and can be erased. ``sealed_entries`` of a tournament tells how many entries were there.
"""

import json
import time
from uuid import NAMESPACE_OID, uuid5

import sqlalchemy as sa
from alembic import op

from td_app.persistence.event_codec import written_entry
from td_app.persistence.seals import DIGEST, chained, seal
from td_app.tournament.history import History

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SEALED = (
    "tournament",
    "entrant_person",
    "entry_note",
    "printed_paper",
    "club_member",
    "club_setting",
    "operator",
)
GUARDS = ("journal_entry_no_update", "journal_entry_no_delete", "journal_entry_no_replace")


def upgrade() -> None:
    """Add what seals are kept in, rewrite the journals without clubs, and seal everything."""
    bind = op.get_bind()
    _lift_the_guards(bind)
    op.create_table(
        "operator",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column(DIGEST, sa.String(64), nullable=False, server_default=""),
    )
    for name in SEALED[:-1]:
        digest = sa.Column(DIGEST, sa.String(64), nullable=False, server_default="")
        if name == "tournament":
            op.add_column(name, sa.Column("sealed_at", sa.BigInteger))
            op.add_column(name, sa.Column("sealed_entries", sa.Integer))
        op.add_column(name, digest)
    op.add_column("journal_entry", sa.Column("operator_id", sa.Integer))
    for column in ("act", "hash"):
        op.add_column(
            "journal_entry", sa.Column(column, sa.String(64), nullable=False, server_default="")
        )
    tables = sa.MetaData()
    tables.reflect(bind)
    _chain_journals(bind, tables)
    op.drop_column("journal_entry", "operator")
    op.create_index("journal_entry_act", "journal_entry", ["act"], unique=True)
    for name in SEALED:
        seal(bind, tables.tables[name])
    from td_app.persistence.tables import guard_journal

    guard_journal(bind)


def _lift_the_guards(bind: sa.Connection) -> None:
    if bind.dialect.name == "postgresql":
        for trigger in ("journal_entry_no_change", "journal_entry_no_truncate"):
            bind.exec_driver_sql(f"DROP TRIGGER {trigger} ON journal_entry")
        bind.exec_driver_sql("DROP FUNCTION journal_entry_append_only")
    else:
        for trigger in GUARDS:
            bind.exec_driver_sql(f"DROP TRIGGER IF EXISTS {trigger}")


def _chain_journals(bind: sa.Connection, tables: sa.MetaData) -> None:
    journal = tables.tables["journal_entry"]
    tournament = tables.tables["tournament"]
    operators: dict[str, int] = {}
    for (number,) in bind.execute(sa.select(tournament.c.id).order_by(tournament.c.id)).all():
        query = sa.select(journal).where(journal.c.tournament_id == number)
        rows = bind.execute(query.order_by(journal.c.sequence)).mappings().all()
        told = _Told()
        before = ""
        for old in rows:
            row = {**old, "operator_id": _operator(bind, tables, operators, old["operator"])}
            row["act"] = uuid5(NAMESPACE_OID, f"{number}:{row['sequence']}").hex
            row["version"], row["body"] = told.without_clubs(old)
            row["hash"] = before = chained(before, row)
            here = sa.and_(journal.c.tournament_id == number, journal.c.sequence == old["sequence"])
            names = ("operator_id", "act", "version", "body", "hash")
            bind.execute(sa.update(journal).where(here).values({n: row[n] for n in names}))
        now = time.time_ns() // 1_000_000
        bind.execute(
            sa.update(tournament)
            .where(tournament.c.id == number)
            .values(sealed_at=now, sealed_entries=len(rows))
        )


def _operator(
    bind: sa.Connection, tables: sa.MetaData, known: dict[str, int], name: str
) -> int | None:
    if not name:
        return None
    if name not in known:
        added = bind.execute(sa.insert(tables.tables["operator"]).values(name=name))
        known[name] = int(added.inserted_primary_key[0])  # type: ignore[index]
    return known[name]


class _Told:
    """Entries as they were, and whom a draw kept apart: told by numbers from now on."""

    def __init__(self) -> None:
        self._history: History | None = History()
        self._clubs: dict[tuple[int, int], tuple[str, str]] = {}

    def without_clubs(self, row: sa.RowMapping) -> tuple[int, str]:
        """Return the version and body of an entry without clubs or teams."""
        kind = row["kind"]
        version = row["version"]
        text = row["body"]
        try:
            body = json.loads(text)
            if kind == "entrants_registered":
                for new in body["entrants"]:
                    self._note(new["id"], body["person"], new)
                version = 2
                text = _written(body)
            elif kind == "entrant_corrected":
                self._note(body["entrant"], body["person"], body)
                version = 2
                text = _written(body)
            elif kind == "seats_drawn" and "groups" not in body:
                text = _written({**body, "groups": self._groups()})
            self._take(row, version, text)
        except (KeyError, TypeError, ValueError, AttributeError):
            # A damaged entry stays as it is: the check says so, as before.
            self._history = None
        return version, text

    def _note(self, entrant: int, person: int, told: dict[str, str]) -> None:
        self._clubs[entrant, person] = told.pop("club", ""), told.pop("team", "")

    def _groups(self) -> list[list[int]]:
        if self._history is None:
            return []
        state = self._history.state
        numbers = dict[str, int]()
        groups = []
        apart = {"clubs": 0, "teams": 1}.get(state.setup.keep_apart.value)
        for _, entrant in sorted(state.entrants.items()) if apart is not None else ():
            if not entrant.present:
                continue
            name = self._clubs.get((entrant.id, entrant.person), ("", ""))[apart or 0]
            if name:
                groups.append([entrant.id, numbers.setdefault(name, len(numbers) + 1)])
        return groups

    def _take(self, row: sa.RowMapping, version: int, text: str) -> None:
        if self._history is not None:
            entry = written_entry(row["sequence"], row["recorded_at"], row["kind"], version, text)
            self._history.take(entry)


def _written(body: object) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club's file is never brought back to an older version")
