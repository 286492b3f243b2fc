"""Sanctions: suggested, given, counted hand by hand, lifted."""
