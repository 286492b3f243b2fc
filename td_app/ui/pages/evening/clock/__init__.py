"""The pieces of the clock page: controls, structure, figures, choice of the wall's screen."""
