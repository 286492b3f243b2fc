"""The season's page in its parts."""
