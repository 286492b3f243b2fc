"""Views for screens and papers: frozen rows computed from the state."""
