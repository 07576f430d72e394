"""Tables being played: changed one after the other, stored, then shown to everybody who looks."""
