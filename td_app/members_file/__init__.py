"""Import of a members' file or a pasted list, previewed before anything is stored."""
