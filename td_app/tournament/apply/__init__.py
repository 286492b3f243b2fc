"""Event to next state, one file a matter: copies, never judges."""
