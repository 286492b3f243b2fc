"""The page of the settings, and its cards."""
