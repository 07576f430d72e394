"""What the server writes down: one line for each thing, for people or as JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from time import monotonic

from starlette.requests import Request

log = logging.getLogger("maiolica")
MINUTE = 60.0
_written: dict[str, float] = {}
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A JSON object a line: when, how bad, what, and the fields that came with it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        form: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        form |= extras(record)
        if record.exc_info:
            form["error"] = self.formatException(record.exc_info)
        return json.dumps(form, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        fields = "".join(f" {name}={value}" for name, value in extras(record).items())
        return f"{super().format(record)}{fields}"


def extras(record: logging.LogRecord) -> dict[str, object]:
    """The fields that came with a message."""
    return {name: value for name, value in vars(record).items() if name not in PLAIN}


def seldom(what: str, error: BaseException) -> None:
    """Something that goes wrong again and again: one line a minute, without where it came from."""
    now = monotonic()
    if now - _written.get(what, -MINUTE) >= MINUTE:
        _written[what] = now
        log.error(what, extra={"reason": f"{type(error).__name__}: {error}".partition("\n")[0][:200]})


class WithoutAddresses(logging.Filter):
    """Leaves out the lines that say who connected from where."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it."""
        return "WebSocket" not in str(record.msg) and "connection " not in str(record.msg)


def set_up(form: str, level: str, addresses: bool = False) -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines("%(asctime)s %(levelname)s %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
    # In its details uvicorn writes down whole requests, tokens included.
    below = logging.getLogger("uvicorn.error")
    below.setLevel(max(log.level, logging.INFO))
    if not addresses:
        below.addFilter(WithoutAddresses())


def request(asked: Request, status: int, seconds: float) -> None:
    """A request, at the level for details; the address holds no secrets."""
    if log.isEnabledFor(logging.DEBUG):
        table = asked.path_params.get("table_id")
        fields = {"method": asked.method, "path": asked.url.path, "status": status, "ms": round(seconds * 1000, 1)}
        log.debug("request", extra=fields | ({"table": table} if table else {}))
