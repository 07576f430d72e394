"""Scenes drawn as SVG and as text."""
