"""What every game needs and none is named in; four packages, each of which may import only those before it."""
