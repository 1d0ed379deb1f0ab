"""The only file that knows the compiler: another runtime of compiled functions would take its place.

`compiled` marks a function of the compiled dialect: plain Python over NumPy records, without allocation,
exceptions, strings or recursion. Compiled code is kept in a folder named after a digest of every source that
can flow into it and the mode, because the compiler's own cache does not notice edits in other files.
Machine code is made of functions called from plain Python alone (`Compiled`); those they call are part of it.
`load` executes a source file a second time under another name: generic code for one game (search, simulation).
`Translation` does so with another `compiled`: a game's rules without the compiler, or for a GPU, beside the usual ones.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numba.core.config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.registry import CPUDispatcher

THIS_FILE = Path(__file__)
PACKAGE = THIS_FILE.parent
SHARED = ("rng", "exponential")  # modules of compiled functions that those of all games call
# Where compiled code may live.
DIALECT = (
    *("jit.py", *(f"{name}.py" for name in SHARED)),
    *(f"rules/*/{name}.py" for name in ("rules", "greedy", "value", "value_numbers", "dense")),
    *("bots/**/*.py", "batches/**/*.py", "envs/**/*.py", "lab/**/*.py"),
)
FROZEN = ("rules/*/value.npz",)  # numbers that become part of it
CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")  # out-of-range reads raise, for tests
compiler: Any = numba.core.config
MODE = "checked" if CHECKED else "plain"

_setting = threading.Lock()  # the compiler's setting is the whole process's, and threads load code too


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of the dialect when it is first called, and keep the result on disk."""
    with _setting:
        folder = cache_folder()
        # A folder a module: the compiler tells functions apart by file and line, but one file may be loaded for several
        # games, and then the names in it mean different things.
        before, compiler.CACHE_DIR = compiler.CACHE_DIR, str(folder / function.__module__) if folder else ""
        try:
            # Bots and simulations release the GIL and run in threads; a rule keeps it: it takes about 1 µs.
            nogil = not function.__module__.endswith((".rules", ".rng"))
            return Compiled(function, nogil=nogil, cache=folder is not None)
        finally:
            compiler.CACHE_DIR = before


class Compiled(CPUDispatcher):
    """A compiled function, in two forms: the compiler's usual one for calls from Python, and `inner` for calls from
    other compiled functions.

    The compiler would optimise every function with all it calls, translate that into machine code and keep it on disk,
    and then do so again for each of its callers, up to the outermost. The inner form is left as it was lowered: it is
    optimised and translated where it is part of something that Python calls. That more than halves the time of
    compiling and takes three quarters off the cache.
    """

    def __init__(self, function: Callable[..., Any], *, nogil: bool, cache: bool):
        options = {"nopython": True, "error_model": "numpy", "boundscheck": CHECKED, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions={**options, "nogil": nogil})
        unwrapped = {**options, "no_cpython_wrapper": True}
        self.inner = CPUDispatcher(function, targetoptions=unwrapped, pipeline_class=InnerCompiler)
        if cache:
            self.enable_caching()

    @property
    def is_used(self) -> bool:
        """Whether it has been compiled, or loaded, for any call."""
        return bool(self.overloads or self.inner.overloads)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Asked where a compiled function that calls this one is typed."""
        return self.inner.get_call_template(args, kws)

    def get_overload(self, signature: Any) -> Any:
        """Asked where such a call is lowered."""
        return self.inner.get_overload(signature)


class InnerCompiler(CompilerBase):
    """The compiler's usual passes, into a library of the inner kind."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return [DefaultPassBuilder.define_nopython_pipeline(state)]


class InnerLibrary(JITCodeLibrary):
    """Code that is only linked into other libraries, never run by itself."""

    def _optimize_final_module(self) -> None:
        """Left to the library that this one becomes a part of."""

    def _finalize_final_module(self) -> None:
        """Done, without machine code."""
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Nowhere: the compiler takes 0 for a function that Python cannot call."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "InnerLibrary":
        """Asked for in order to set an environment, and code without Python objects reads none."""
        return self

    def set_env(self, _name: str, _environment: Any) -> None:
        """There is no machine code yet to set it in."""


def digest() -> str:
    """Names the state of all sources with compiled functions; plain Python among them is called by no compiled code."""
    content = hashlib.sha256(numba.__version__.encode())
    for pattern in (*DIALECT, *FROZEN):
        for path in sorted(PACKAGE.glob(pattern)):
            source = path.read_bytes()
            if b"@compiled" in source or path == THIS_FILE or pattern in FROZEN:
                content.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + source)
    return content.hexdigest()[:16]


def cache_root() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(os.environ.get("THREEKINGS_CACHE") or Path(base) / "threekings")


_folder: list[Path | None] = []  # decided once a process


def cache_folder() -> Path | None:
    """Where compiled code is kept; None where no such folder can be written."""
    if not _folder:
        folder = cache_root() / f"{digest()}-{MODE}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _folder.append(folder if os.access(folder, os.W_OK) else None)
        except OSError:
            _folder.append(None)
    return _folder[0]


def prune_cache(days: float = 30) -> None:
    """Delete what earlier versions of the sources left behind, once it is this old."""
    for folder in cache_root().glob("????????????????-*"):
        if folder != cache_folder() and folder.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def load(source: Path, name: str, given: Mapping[str, Any] | None = None) -> ModuleType:
    """Execute a source file as a module of its own, with the given names already in it."""
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(given or {})
    sys.modules[name] = module  # the compiler looks its functions' modules up here
    spec.loader.exec_module(module)
    return module


class Translation:
    """Sources of compiled code executed once more with another `compiled`, and so is what they import of each other."""

    def __init__(self, mark: Callable[[Callable[..., Any]], Callable[..., Any]], name: str):
        self.name = name
        other = ModuleType("threekings.jit")
        other.__dict__["compiled"] = mark
        self._made = {other.__name__: other}
        for part in SHARED:
            self.load(PACKAGE / f"{part}.py", f"threekings.{part}")

    def load(self, source: Path, module: str, given: Mapping[str, Any] | None = None) -> ModuleType:
        """Execute the source of a module, after those that it imports from."""
        with _replaced(self._made):
            made = load(source, f"{module}__{self.name}", given)
        self._made[module] = made
        return made


def interpreted(module: ModuleType) -> ModuleType:
    """The module's source without the compiler, in this process beside the compiled one."""
    name = f"{module.__name__}__interpreted"
    if name not in sys.modules:
        assert module.__file__
        Translation(lambda function: function, "interpreted").load(Path(module.__file__), module.__name__)
    return sys.modules[name]


@contextmanager
def _replaced(modules: Mapping[str, ModuleType]) -> Iterator[None]:
    before = {name: sys.modules[name] for name in modules if name in sys.modules}
    sys.modules.update(modules)
    try:
        yield
    finally:
        for name in modules:
            del sys.modules[name]
        sys.modules.update(before)
