"""The command line: ``maiolica play``, ``replay``, ``simulate``, ``bench``, ``warm`` and ``games``."""
