"""What may happen: one module a matter, each turns a command into one event."""
