"""The pieces that show, print and save papers; the ranking page prints and saves with them."""
