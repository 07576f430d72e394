"""Studying games that were played: what every decision was worth, what luck brought, and why."""
