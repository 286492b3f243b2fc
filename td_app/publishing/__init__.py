"""The club's public pages, and how they are sent: a face beside ``web``, without Qt or SQL."""
