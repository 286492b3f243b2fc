"""The revisions of the club's file, run by :mod:`td_app.persistence.schema`.

A new one: change ``tables.py``, add ``v000N_what_changes.py`` here, its name and ``HEAD`` below;
the tests compare all of them.
"""

from __future__ import annotations

from types import ModuleType

#: The revision this application writes, repeated here so that opening needs no Alembic.
HEAD = "0014"


def revisions() -> tuple[ModuleType, ...]:
    """Return the revisions, oldest first; imported by name, which a packer follows."""
    from td_app.persistence.schema_versions import (
        v0001_first_tables,
        v0002_steady_marks,
        v0003_printed_papers,
        v0004_seals,
        v0005_joined_files,
        v0006_seasons,
        v0007_register,
        v0008_joined_flights,
        v0009_majority_on_cards,
        v0010_commitments,
        v0011_judged_entries,
        v0012_winner_photos,
        v0013_names_in_public,
        v0014_published_pages,
    )

    return (
        v0001_first_tables,
        v0002_steady_marks,
        v0003_printed_papers,
        v0004_seals,
        v0005_joined_files,
        v0006_seasons,
        v0007_register,
        v0008_joined_flights,
        v0009_majority_on_cards,
        v0010_commitments,
        v0011_judged_entries,
        v0012_winner_photos,
        v0013_names_in_public,
        v0014_published_pages,
    )
