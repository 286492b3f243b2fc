"""The pages of the director's application."""
