"""The revisions of the club's file, run by :mod:`td_app.persistence.schema`.

A new one: change ``tables.py``, add ``v000N_what_changes.py`` here and its name below, set
``CURRENT.head`` in ``schema.py``; the tests compare all of them.
"""

from __future__ import annotations

from types import ModuleType


def revisions() -> tuple[ModuleType, ...]:
    """Return the revisions, oldest first; imported by name, which a packer follows."""
    from td_app.persistence.schema_versions import (
        v0001_first_tables,
        v0002_steady_marks,
        v0003_printed_papers,
    )

    return (v0001_first_tables, v0002_steady_marks, v0003_printed_papers)
