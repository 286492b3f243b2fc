"""The revisions of the club's file, run by :mod:`td_app.persistence.schema`.

A new one: change ``tables.py``, add ``versions/000N_what_changes.py`` after the last, set
``CURRENT.head`` in ``schema.py``; the tests compare all three.
"""
