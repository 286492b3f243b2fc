"""Reading what clubs have: a members' file or a pasted list, previewed before anything is kept."""
