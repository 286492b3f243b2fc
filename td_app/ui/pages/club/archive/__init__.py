"""The archive's page in its parts."""
