"""What the sessions need from outside, by matter: journals, the club, copies, time, chance."""
