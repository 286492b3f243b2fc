"""The program itself: its edition, its folders, a file that is whole."""
