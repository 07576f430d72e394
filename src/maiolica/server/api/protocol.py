"""Writes the browser's types and the tables of docs/protocol.md from the types of the server: ``make protocol``."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as types

from ...core.game import account, pad, scene
from ...core.table import shown
from ...school import lesson_form
from ...study import form, habits
from .. import answers, catalog, messages, news

ROOT = Path(__file__).parents[4]
BROWSER = ROOT / "web" / "src" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
HEAD = "/** Made from the types in src/maiolica/server/ by `make protocol`; to be changed there. */\n"
PLACE = re.compile(r"(<!-- types: ([\w ]+) -->\n).*?(<!-- end of types -->)", re.DOTALL)
COMMENT = re.compile(r"^    (\w+): .*  # (.*)$", re.MULTILINE)
ANYTHING = "Argument"  # what a label speaks of: the only field that may hold anything


def main() -> None:
    """Write both."""
    BROWSER.write_text(for_browser(), encoding="utf-8")
    DOCUMENT.write_text(for_document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def for_browser() -> str:
    """All types in TypeScript."""
    argument = f"/** What a label speaks of. */\nexport type {ANYTHING} = string | number | Label\n"
    return "\n".join([HEAD, argument, *map(alias_text, aliases()), *map(interface, structs())])


def for_document(text: str) -> str:
    """The document with its tables made anew: each place names the types that it wants."""
    return PLACE.sub(lambda found: found[1] + table(found[2].split()) + found[3], text)


def structs() -> list[type[msgspec.Struct]]:
    """All types that are said, in the order of their files."""
    return [
        thing
        for module in (catalog, messages, answers, form, habits, lesson_form, news, shown, scene, account, pad)
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
        if issubclass(thing, msgspec.Struct) and thing is not messages.Message
    ]


def aliases() -> dict[str, Any]:
    """Choices and alternatives that have a name of their own."""
    found = (*vars(messages).items(), *vars(news).items())
    return {name: thing for name, thing in found if get_origin(thing) is Literal or isinstance(thing, UnionType)}


def alias_text(name: str) -> str:
    """A choice, or alternatives, in TypeScript."""
    return f"export type {name} = {alias_words(name)}\n"


def alias_words(name: str) -> str:
    """What a choice, or an alternative, may be."""
    return " | ".join(f"'{one}'" if isinstance(one, str) else one.__name__ for one in get_args(aliases()[name]))


def interface(struct: type[msgspec.Struct]) -> str:
    """A type in TypeScript."""
    lines = [f"/** {struct.__doc__} */", f"export interface {struct.__name__} {{"]
    for name, kind, optional, comment in fields(struct):
        lines += [f"  /** {comment} */"] if comment else []
        lines += [f"  {name}{'?' if optional else ''}: {kind}"]
    return "\n".join([*lines, "}", ""])


def table(names: list[str]) -> str:
    """Some types as a table of the document."""
    known = {struct.__name__: struct for struct in structs()}
    rows = [row for name in names for row in (rows_of(known[name]) if name in known else [alias_row(name)])]
    return "\n".join(["| | | |", "|---|---|---|", *rows, ""])


def rows_of(struct: type[msgspec.Struct]) -> Iterator[str]:
    """A type and its fields."""
    yield f"| **`{struct.__name__}`** | | {struct.__doc__} |"
    for name, kind, optional, comment in fields(struct):
        yield f"| `{name}{'?' if optional else ''}` | {in_table(kind)} | {comment} |"


def alias_row(name: str) -> str:
    """A choice, or alternatives, with its name."""
    return f"| **`{name}`** | {in_table(alias_words(name))} | |"


def in_table(kind: str) -> str:
    """Code in a cell of a table."""
    return f"`{kind}`".replace("|", "\\|")


def fields(struct: type[msgspec.Struct]) -> Iterator[tuple[str, str, bool, str]]:
    """The fields of a type: name, type in TypeScript, whether it may be left out, and what the source says of it."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    parents = [one for one in reversed(struct.__mro__) if one.__module__.startswith("maiolica")]
    comments = dict(found for one in parents for found in COMMENT.findall(inspect.getsource(one)))
    if info.tag_field:
        yield info.tag_field, f"'{info.tag}'", False, ""
    may_lack = issubclass(struct, messages.Message) or struct.__struct_config__.omit_defaults
    for field in info.fields:
        yield field.encode_name, written(field.type), may_lack and not field.required, comments.get(field.name, "")


def written(kind: types.Type) -> str:
    """A type of a field in TypeScript."""
    match kind:
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return ANYTHING
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return named(set(kind.values)) or " | ".join(f"'{value}'" for value in kind.values)
        case types.UnionType():
            return union(list(kind.types))
        case types.ListType() | types.VarTupleType():
            item = written(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case types.NamedTupleType():
            return f"[{', '.join(written(field.type) for field in kind.fields)}]"
        case types.DictType():
            return f"Record<string, {written(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def union(kinds: list[types.Type]) -> str:
    """Alternatives, by their own name where they have one; nothing comes last."""
    classes = {kind.cls for kind in kinds if isinstance(kind, types.StructType)}
    name = named(classes) if classes else None
    rest = [kind for kind in kinds if not (name and isinstance(kind, types.StructType))]
    words = [written(kind) for kind in sorted(rest, key=lambda kind: isinstance(kind, types.NoneType))]
    return " | ".join([name, *words] if name else words)


def named(parts: set[Any]) -> str | None:
    """The name of a choice or of alternatives, if they have one."""
    return next((name for name, thing in aliases().items() if set(get_args(thing)) == parts), None)


if __name__ == "__main__":
    main()
