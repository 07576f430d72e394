"""A scene drawn: as text for the terminal, as SVG for pages and notebooks."""
