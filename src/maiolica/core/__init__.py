"""What every game needs and none is named in."""
