"""The widgets of the director's application."""
