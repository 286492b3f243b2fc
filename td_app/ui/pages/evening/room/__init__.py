"""The pieces of the room's page: the plan, the entry line, the panels, the flows."""
