"""The floor's page: find what happened, ask, rule, note."""
