"""What screens and papers read: frozen rows computed from the state."""
