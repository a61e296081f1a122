"""Build hook: the wheel gets the rules compiled with mypyc and the browser client, or goes without where it must.

The extension modules go into the wheel only. The source tree stays interpreted, so that a change to a rule
is seen at once, and so that the tests can run on both.

Environment, at build time:
    BLACKGATE_PURE=1      do not compile
    BLACKGATE_COMPILED=1  fail when the rules cannot be compiled, instead of falling back
    BLACKGATE_WEB=1       fail when the browser client cannot be built, instead of leaving it out; 0: do not build it

hatch-mypyc is not used: it stops the installation when there is no compiler, and it builds into the tree.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any
from zlib import crc32

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools._distutils.ccompiler import gen_preprocess_options
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
# What is compiled: the rules, observations, the bots, the stepping of environments, and what a server does with every
# action: play it, record it, and tell everybody at the table, in words.
AT_EVERY_ACTION = [
    "records/chance.py",
    "records/lines.py",
    "records/recorder.py",
    "records/rewinding.py",
    "server/client_events.py",
    "server/clocks.py",
    "server/decisions.py",
    "server/frames.py",
    "server/game_state.py",
    "server/message_handlers.py",
    "server/played_actions.py",
    "server/publishing.py",
    "server/questions.py",
    "server/rate_limits.py",
    "server/room.py",
    "server/scheduler.py",
    "server/sockets.py",
    "server/storage/seals.py",
    "server/table.py",
    "server/table_seat.py",
    "server/table_state.py",
    "server/writer.py",
]
COMPILED = [
    SOURCE / "blackgate" / part
    for part in ("rules", "observation", "bots", "wording", "envs/stepping.py", *AT_EVERY_ACTION)
]
# The browser client, where tools/build_web.py puts it; git does not keep it.
CLIENT = SOURCE / "blackgate" / "server" / "web"
# C files and objects of this Python, kept between builds: a change outside the rules compiles nothing again.
WORK = ROOT / "build" / f"mypyc-{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
# The shared library that holds all modules of the group, inside the package and not beside it.
GROUP = "blackgate.compiled"
# These are used once in a game, or less; all other rules call each other all the time and are optimised as one program.
SELDOM_USED = {
    f"rules/{name}.py"
    for name in (
        "build",
        "counts",
        "errors",
        "loading",
        "options",
        "refusals",
        "saving",
        "start",
        "view",
        "view_loading",
        "waiting",
        "windows",
    )
}
C_FILES_SELDOM_USED = {f"__native_blackgate___{name.removesuffix('.py').replace('/', '___')}.c" for name in SELDOM_USED}
# The rules, and what writes observations of them.
HOT = tuple(f"__native_blackgate___{part}___" for part in ("rules", "observation", "envs"))
FIRST_GCC = 10  # that links on all cores
# What C files begin with, and what takes longer to read than most of them: those of the group, and the one of each
# module that Python imports and that only asks the group's library for it.
GROUP_HEADERS = ("__native_compiled.h", "__native_internal_compiled.h")
SHIM_HEADERS = ("Python.h",)
# As pyproject.toml has it for mypy, but what only modules beside the compiled ones import is not looked at: reading the
# types of SQLAlchemy alone takes three times as long as everything of ours, and Gymnasium brings PyTorch with it.
TYPE_CHECKING = """[mypy]
strict = true
mypy_path = src
explicit_package_bases = true
namespace_packages = true

[mypy-alembic.*,fluent.*,gymnasium.*,numpy.*,pettingzoo.*,prometheus_client.*,rich.*,sqlalchemy.*,starlette.*,uvicorn.*]
follow_imports = skip
"""
# Bots and what is used all the time are worth the highest optimisation; in the rest Python's own functions do the work.
LESS_OPTIMISED = "-O1"
# mypyc makes warnings errors; a compiler newer than it must not cost the user the compiled rules. All modules are one
# library that nobody overrides from outside: calls inside it need no indirection, which makes random play about 1.4
# times as fast.
MORE_FLAGS = ("-Wno-error", "-fno-semantic-interposition", "-fvisibility=hidden")
REMEDY = "run 'apt-get install gcc python3-dev' and build again (in a clone after 'make clean')"


class CannotCompile(Exception):
    """The rules cannot be compiled here; the text says why."""


class CannotBuildClient(Exception):
    """The browser client cannot be built here; the text says why."""


class CompleteWheel(BuildHookInterface[Any]):
    """Adds to the wheel what is not in the source tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # At once: mypyc, with which compiling begins, is busy on one core alone.
        with ThreadPoolExecutor(1) as pool:
            client = pool.submit(self.add_client, build_data)
            self.add_rules(build_data)
            client.result()

    def add_client(self, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("BLACKGATE_WEB")
        if wanted == "0":
            self.app.display_info("blackgate: the browser client is left out, because BLACKGATE_WEB=0 is set.")
            return
        try:
            build_client()
        except CannotBuildClient as why:
            if wanted == "1":
                self.app.abort(f"blackgate: the browser client cannot be built, because {why}.")
            self.app.display_warning(
                f"blackgate: the browser client is left out (terminals and bots can play), because {why}."
            )
            return
        build_data["force_include"][str(CLIENT)] = CLIENT.relative_to(SOURCE).as_posix()

    def add_rules(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("BLACKGATE_PURE") == "1":
            self.app.display_info("blackgate: the rules are not compiled, because BLACKGATE_PURE=1 is set.")
            return
        try:
            extensions = compiled_extensions()
        except CannotCompile as why:
            if os.environ.get("BLACKGATE_COMPILED") == "1":
                self.app.abort(f"blackgate: the rules cannot be compiled, because {why}.")
            self.app.display_warning(
                f"blackgate: the rules stay interpreted (the same game, many times slower), because {why}."
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(extensions)


def run(script: str | Path) -> bool:
    """Run a Python script in a process of its own, and show what it said if it failed."""
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-4000:])
    return done.returncode == 0


def build_client() -> None:
    if not run(ROOT / "tools" / "build_web.py"):
        raise CannotBuildClient("building it failed, as shown above")


def compiled_extensions() -> dict[str, str]:
    """Compile the rules; gives each extension file and its path in the wheel."""
    check_compiler()
    # Not in this process: mypyc ends it on a type error, and both it and gcc are talkative.
    if not run(__file__):
        raise CannotCompile("compiling them failed, as shown above")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [module.removeprefix("src/").removesuffix(".py") for module in compiled_modules()]
    names.append(GROUP.replace(".", "/") + "__mypyc")
    return {str(WORK / "lib" / (name + suffix)): name + suffix for name in names}


def compiled_modules() -> list[str]:
    """Every module of the compiled parts but the packages' __init__."""
    files = [path for part in COMPILED for path in (part.rglob("*.py") if part.is_dir() else [part])]
    paths = [path for path in files if path.name != "__init__.py"]
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


def compiler() -> list[str]:
    """The command that setuptools will use."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def check_compiler() -> None:
    """Find what is missing before mypyc has worked for a quarter of a minute."""
    if sys.implementation.name != "cpython":
        raise CannotCompile("mypyc compiles for CPython only")
    if os.name != "posix":
        return  # setuptools itself looks for the compiler there
    command = compiler()[0]
    if shutil.which(command) is None:
        raise CannotCompile(f"there is no C compiler ({command}): {REMEDY}")
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise CannotCompile(f"there are no Python headers ({headers}/Python.h): {REMEDY}")


def compile_rules() -> None:
    """Type-check and compile every module of the rules, as one group, into the work folder."""
    from mypyc.build import mypycify

    configuration = WORK / "mypy.ini"
    configuration.parent.mkdir(parents=True, exist_ok=True)
    configuration.write_text(TYPE_CHECKING)
    extensions = mypycify(
        [
            f"--config-file={configuration}",
            f"--cache-dir={WORK / 'mypy' / installed_packages()}",
            # What the rules import is not compiled, and what that imports need not be there to build.
            "--follow-imports=silent",
            *compiled_modules(),
        ],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(WORK / "c"),
        multi_file=True,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *MORE_FLAGS]
        # Where mypyc puts the headers of a group whose name has a dot.
        extension.include_dirs.append(str(WORK / "c" / Path(*GROUP.split(".")[:-1])))
    library = next(extension for extension in extensions if extension.name.endswith("__mypyc"))
    library.extra_link_args = [*(library.extra_link_args or []), "-O3", *across_files()]
    # Not setup(): that would read pyproject.toml, which is hatchling's.
    building = ParallelBuild(Distribution({"name": "blackgate", "ext_modules": extensions}))
    building.build_lib = str(WORK / "lib")
    building.build_temp = str(WORK / "o")
    building.parallel = os.cpu_count()
    building.ensure_finalized()
    building.run()


def installed_packages() -> str:
    """A digest of what is installed: types remembered from another environment would hide a build requirement that
    pyproject.toml lacks."""
    found = sorted({f"{each.name} {each.version}" for each in distributions()})
    return f"{crc32(repr(found).encode()):08x}"


def optimisation(source: str) -> list[str]:
    """What is added to the flags of a C file, of which the last one counts."""
    name = Path(source).name
    if name.startswith("__native_blackgate___bots___"):
        return []
    is_hot = name.startswith(HOT) and name not in C_FILES_SELDOM_USED
    return across_files() if is_hot or not headers_of(source) else [LESS_OPTIMISED]


def headers_of(source: str) -> tuple[str, ...]:
    """What this C file begins with; mypyc's own runtime begins with this and that."""
    path = Path(source)
    if path.name.startswith("__native"):
        return GROUP_HEADERS
    return () if path.parent == WORK / "c" else SHIM_HEADERS


@cache
def across_files() -> list[str]:
    """The flags with which the linker optimises, on all cores. With a compiler that has none, random play is a tenth
    slower. Some distributions leave a part of it out, so it is tried."""
    said = subprocess.run(
        [*compiler(), "--version"], capture_output=True, text=True, errors="replace", check=False
    ).stdout
    version = re.search(r" (\d+)\.\d+\.\d+", said)
    if "Free Software Foundation" not in said or version is None or int(version[1]) < FIRST_GCC:
        return []
    flags = ["-flto=auto"]
    with TemporaryDirectory() as folder:
        command = [*compiler(), *flags, "-x", "c", "-", "-o", str(Path(folder) / "tried")]
        tried = subprocess.run(command, input=b"int main(void) { return 0; }", capture_output=True, check=False)
    return flags if tried.returncode == 0 else []


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files that have changed, on all cores."""

    def build_extensions(self) -> None:
        self.precompiled: set[str] = set()
        self.precompiling = Lock()
        compile_some, object_files = self.compiler.compile, self.compiler.object_filenames

        def compile_changed(sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
            headers = max((Path(header).stat().st_mtime for header in depends), default=0.0)

            def compile_one(source: str) -> None:
                (made,) = map(Path, object_files([source], output_dir=output_dir))
                if not made.exists() or made.stat().st_mtime < max(headers, Path(source).stat().st_mtime):
                    flags = [*options["extra_postargs"], *optimisation(source)]
                    flags += self.precompiled_headers(headers_of(source), flags, options)
                    changed = {**options, "extra_postargs": flags}
                    compile_some([source], output_dir=output_dir, depends=depends, **changed)

            with ThreadPoolExecutor(os.cpu_count()) as pool:  # the longest first: no core waits for it in the end
                list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))
            found: list[str] = object_files(sources, output_dir=output_dir)
            return found

        self.compiler.compile = compile_changed
        super().build_extensions()

    def precompiled_headers(self, headers: tuple[str, ...], flags: list[str], options: dict[str, Any]) -> list[str]:
        """The flags with which gcc need not read these headers again: they are precompiled once for each set of flags.
        None for other compilers."""
        if not headers or not across_files():
            return []
        lines = "".join(f'#include "{header}"\n' for header in headers)
        including = gen_preprocess_options(
            options["macros"] or [], [*options["include_dirs"], *self.compiler.include_dirs]
        )
        command = [*self.compiler.compiler_so, *including, *flags]
        whole = WORK / "headers" / f"{crc32(repr((lines, command)).encode()):08x}.h"
        with self.precompiling:
            if whole.name not in self.precompiled:
                whole.parent.mkdir(parents=True, exist_ok=True)
                whole.write_text(lines)
                self.spawn([*command, "-x", "c-header", str(whole), "-o", f"{whole}.gch"])
                self.precompiled.add(whole.name)
        return ["-include", str(whole)]


if __name__ == "__main__":
    compile_rules()
