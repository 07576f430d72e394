from ...core.scene import Label, Scene
def scene(s, seat): return Scene("pavilion", Label("x"), ())
def why_not(s, seat, move): return Label("x")
