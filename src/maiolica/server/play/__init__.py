"""Tables being played: changed one command at a time, stored, then shown to everybody who looks."""
