"""The register's page in its parts."""
