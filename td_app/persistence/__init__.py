"""Keeps the journal and the club on disk, through SQLAlchemy."""
