"""The page Publier in its parts."""
