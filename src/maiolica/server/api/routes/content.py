"""What a game gives the browser, from its own folder: addressed by what it says, packed once, kept for ever."""

from __future__ import annotations

import asyncio
import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from .... import __version__, games
from ....core.dialect.meanwhile import at_once
from ....core.game.errors import BadOption
from ....core.game.game import Game
from ....core.game.words import LANGUAGES, LESSON, lesson_words, words_file
from ....school.lesson import STEPS, BadLesson, has_lesson, lesson_of
from ....school.lesson_pack import packed_lesson
from ....school.rules_board import FILE as BOARD
from ....school.rules_board import BadPicture, board_of, has_board
from ....ui.svg import drawings, named_art
from ...logs import seldom
from ...play.puzzling import LIST, listed
from ...problems import Refused
from .asking import TheGate

router = APIRouter(prefix="/games", include_in_schema=False)
LESSON_FILE = "lesson.json"
BOARD_FILE = "rules/board.json"
FOREVER = "public, max-age=31536000, immutable"
MEDIA = {"svg": "image/svg+xml", "ftl": "text/plain", "md": "text/markdown", "json": "application/json"}


class Card(msgspec.Struct):
    """What the first page shows of a game: its name, its colors and its cover."""

    words: str
    theme: str
    cover: Any
    art: str


@dataclass(frozen=True)
class File:
    """A file as it is sent, plain or packed."""

    media: str
    plain: bytes
    packed: bytes


@dataclass(frozen=True)
class Content:
    """All files of a game, and a digest that is another one when any of them changes."""

    digest: str
    files: dict[str, File]


@router.get("/{game_id}/{digest}/{path:path}")
async def get_file(request: Request, game_id: str, digest: str, path: str, gate: TheGate) -> Response:
    """A file of a game; an old address gives what there is now, which nobody should keep."""
    game = known_game(game_id)
    content = content_of(game)
    if path == BOARD_FILE or (path == LESSON_FILE and has_lesson(game)):
        try:
            file: File | None = await asyncio.to_thread(board_file if path == BOARD_FILE else lesson_file, game)
        except (BadLesson, BadPicture) as error:
            seldom(f"{game_id}: {path} cannot be made", error)
            raise Refused("broken", str(error)) from None
    else:
        file = content.files.get(path)
    if file is None:
        raise Refused("not-found", f"{game_id} has no such file")
    if not path.startswith("card/"):  # those are on the first page; who asks for others opens the game
        gate.hub.ready_games.want(game_id)
    return sent(request, file, content, digest)


def sent(request: Request, file: File, content: Content, digest: str) -> Response:
    """A file that may be kept for ever, if it was asked for by what it says now."""
    headers = {"ETag": f'"{content.digest}"', "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = FOREVER if digest == content.digest else "no-cache"
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=file.media)
    return Response(file.plain, headers=headers, media_type=file.media)


def known_game(game_id: str) -> Game:
    """The game with this id, or a refusal."""
    try:
        return games.get(game_id)
    except BadOption as error:
        raise Refused("not-found", str(error)) from None


def address(game: Game) -> str:
    """Where the files of a game lie, below the address of the app."""
    return f"games/{game.id}/{content_of(game).digest}/"


@cache
def content_of(game: Game) -> Content:
    """All that the browser may ask of a game; read and packed once."""
    texts = dict(texts_of(game))
    digest = sha256(msgspec.json.encode([texts, *played_by(game)])).hexdigest()[:16]
    return Content(digest, {path: packed(path, text.encode()) for path, text in texts.items()})


def played_by(game: Game) -> list[str]:
    """What lessons and pictures are made with, so that their address changes when the game plays or looks otherwise."""
    written = [*([f"{LESSON}/{STEPS}"] if has_lesson(game) else []), *([BOARD] if has_board(game) else [])]
    if not written:
        return []
    sources = [path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py"))]
    return [__version__, *(read(game, name) for name in written), *sources]


@cache
def lesson_file(game: Game) -> File:
    """The lesson, played through once when somebody asks for it; nobody waits for a compiler."""
    with at_once():
        return packed(LESSON_FILE, packed_lesson(lesson_of(game)))


@cache
def board_file(game: Game) -> File:
    """What the rules page takes from the board; drawn once when somebody asks for it, as lessons are played."""
    with at_once():
        return packed(BOARD_FILE, msgspec.json.encode(board_of(game)))


def packed(path: str, plain: bytes) -> File:
    """A file in both forms."""
    return File(MEDIA[path.rpartition(".")[2]], plain, gzip.compress(plain, mtime=0))


def texts_of(game: Game) -> Iterator[tuple[str, str]]:
    """The files by name."""
    yield "art.svg", named_art(game.id)
    for language in LANGUAGES:
        words = words_file(game.folder, language).read_text(encoding="utf-8")
        yield f"card/{language}.json", msgspec.json.encode(card_of(game, words)).decode()
        yield f"words/{language}.ftl", words
        yield f"rules/{language}.md", read(game, f"rules/{language}.md")
        if has_lesson(game):
            yield f"{LESSON}/{language}.ftl", lesson_words(game.folder, language).read_text(encoding="utf-8")
    yield LIST, msgspec.json.encode(listed(game)).decode()
    if game.pad:
        yield "pad.json", msgspec.json.encode(game.pad).decode()


def card_of(game: Game, words: str) -> Card:
    """Only what the first page needs: the drawings of the cover, the name, and what the game is about."""
    said = re.findall(rf"^{game.id}-(?:name|about) *=.*\n(?:[ \t]+.*\n)*", words + "\n", re.MULTILINE)
    cover = msgspec.json.decode(read(game, "cover.json"))
    art = drawings(game.id, {shape[0] for shape in cover["shapes"]}, "svg")
    return Card("".join(said), read(game, "theme.css"), cover, ET.tostring(art, encoding="unicode"))


def read(game: Game, name: str) -> str:
    """A file of the game's folder; that it is there was checked when the game was loaded."""
    return (game.folder / name).read_text(encoding="utf-8")
