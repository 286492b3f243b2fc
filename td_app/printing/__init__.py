"""From what is true to paper: a view becomes a report's facts, the report becomes a file."""
