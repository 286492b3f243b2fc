"""Ports of the sessions, by matter: journals, the club, copies, time, chance."""
