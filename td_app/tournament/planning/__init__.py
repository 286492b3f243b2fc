"""Before and beside the evening: structures made, stacks and prizes offered, the end estimated."""
