"""Incidents at the table (articles 5 to 11): one situation, one ruling each."""
