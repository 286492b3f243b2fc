"""The page of the chips, in parts."""
