// Node, doing nothing.
