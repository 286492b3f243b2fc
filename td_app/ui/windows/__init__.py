"""The windows of the director's application."""
