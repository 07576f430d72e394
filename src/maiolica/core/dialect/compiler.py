"""Numba's compiler, told what it cannot know: which functions only ever run inside others.

Numba optimizes each function with all that it calls, and makes it ready to run; then again inside its callers, and
inside theirs. A part is never run by itself: here it is only translated, once, and each entry point is linked from all
its parts and optimized as a whole. That halves the time of compilation and changes nothing in the result.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any

from numba import types
from numba._dynfunc import make_function
from numba.core.cgutils import raw_memcpy
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags
from numba.core.compiler_machinery import register_pass
from numba.core.cpu import CPUContext
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import IRLegalization, NativeLowering, NopythonRewrites, NopythonTypeInference
from numba.core.untyped_passes import InlineClosureLikes
from numba.extending import lower_builtin
from numba.np.arrayobj import basic_indexing, make_array, normalize_indices, setitem_array


class PartLibrary(JITCodeLibrary):
    """The code of a part: never optimized or loaded by itself."""

    def finalize(self) -> None:
        """Let callers link it."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is nothing to point at."""
        return 0

    def alone(self) -> Any:
        """This part's own code."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """This part with all that it calls: somebody's code that Numba compiled by itself links only what it names."""
        whole = self.alone().clone()
        for library in all_parts(self._linking_libraries, {self}):
            whole.link_in(Once(library)._get_module_for_linking(), preserve=True)
        return whole


class EntryLibrary(JITCodeLibrary):
    """The code of an entry point, linked with all its parts."""

    def finalize(self) -> None:
        """Link each part once, whoever calls it."""
        self._linking_libraries = [Once(library) for library in all_parts(self._linking_libraries, set())]
        super().finalize()


class Once:
    """A library of which only its own code is linked, as what it calls is linked beside it."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self._reload_init = library._reload_init

    def _get_module_for_linking(self) -> Any:
        library = self.library
        return library.alone() if isinstance(library, PartLibrary) else library._get_module_for_linking()


def all_parts(libraries: list[Any], seen: set[Any]) -> Iterator[Any]:
    """Some libraries and all that their code calls, each once."""
    for library in libraries:
        if library not in seen:
            seen.add(library)
            yield library
            if isinstance(library, PartLibrary):
                yield from all_parts(library._linking_libraries, seen)


def is_part(state: Any) -> bool:
    """Whether Python cannot call what is being compiled."""
    return bool(state.flags.no_cpython_wrapper)


class SettledFlags(Flags):
    """Settings that change no more: Numba compares them at every call that it types, here by what they are called."""

    __slots__ = ("name",)

    def __init__(self, copy_from: Flags) -> None:
        super().__init__(copy_from)
        self.name = repr(sorted(self.values().items()))

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, SettledFlags) and self.name == other.name)


@register_pass(mutates_CFG=True, analysis_only=False)
class Typing(NopythonTypeInference):
    """Type inference, which compiles the functions that are called; to them the caller's settings must not matter."""

    _name = "rules_typing"

    def run_pass(self, state: Any) -> bool:
        """Type a function with the settings of a part."""
        flags = state.flags.copy()
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        flags.release_gil = False
        with ConfigStack().enter(SettledFlags(flags)):
            return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class Translation(NativeLowering):
    """From typed code to LLVM's; for an entry point on to the machine's."""

    _name = "rules_translation"

    def run_pass(self, state: Any) -> bool:
        """Translate a function into a library of its kind."""
        kind = PartLibrary if is_part(state) else EntryLibrary
        state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = is_part(state)
        changed = bool(super().run_pass(state))
        if is_part(state):
            self.stand_in(state)
        return changed

    def stand_in(self, state: Any) -> None:
        """Give Numba's tables something that stands for a part; nobody can call it."""
        done = state["cr"]
        stands_for_it = make_function(done.fndesc.lookup_module(), done.fndesc.qualname, "a part", 0, done.env, ())
        state.targetctx.insert_user_function(stands_for_it, done.fndesc, [state.library])
        state["cr"] = done._replace(cfunc=stands_for_it)


NEEDLESS = (InlineClosureLikes, NopythonRewrites, IRLegalization)  # no closures, array expressions, counted memory
INSTEAD = {NopythonTypeInference: Typing, NativeLowering: Translation}


class RulesCompiler(CompilerBase):
    """Numba's own steps, but for these two."""

    def define_pipelines(self) -> list[Any]:
        """The steps in their order."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [(INSTEAD.get(step, step), text) for step, text in steps.passes if step not in NEEDLESS]
        steps.finalize()
        return [steps]


@lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)
def copy_record(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """Copy a record as one piece of memory; Numba's own way is byte by byte, hundreds of instructions long."""
    kind, index_kind, value_kind = signature.args
    if kind.dtype != value_kind or kind.ndim != 1 or not isinstance(context, CPUContext):
        return setitem_array(context, builder, signature, values)
    array, index, record = values
    kinds, indices = normalize_indices(context, builder, (index_kind,), (index,))
    place, _, _ = basic_indexing(context, builder, kind, make_array(kind)(context, builder, array), kinds, indices)
    raw_memcpy(builder, place, record, context.get_constant(types.intp, kind.dtype.size), 1)
    return context.get_dummy_value()
