"""Puts the engine of the page without a server together: Python for browsers, and Deskovka.

    python -m tools.engine src/deskovka/site/kit/engine

Python comes from npm (`web/node_modules/pyodide`), the packages from `requirements-tab.lock`. Both
are pinned, nothing is taken that is not needed, and the same sources give the same bytes.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
LOCK: Final = ROOT / "requirements-tab.lock"
WHEELS: Final = ROOT / "build" / "wheels"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # that of this release of Pyodide
PYTHON: Final = "3.14"

COPIED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_YEAR_OF_ZIP: Final = (1980, 1, 1, 0, 0, 0)

# Of Python's own library: what no game, message or card can ask for.
_UNUSED: Final = (
    "_pyrepl", "_sitebuiltins_docs", "asyncio/__main__", "asyncio/tools", "compression/zstd",
    "concurrent/interpreters", "cProfile", "ctypes", "curses", "dbm", "distutils", "doctest",
    "ensurepip", "ftplib", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox",
    "multiprocessing", "netrc", "pdb", "pickletools", "poplib", "profile", "pstats",
    "pydoc", "pydoc_data", "smtplib", "sqlite3", "tarfile", "timeit", "tkinter", "trace",
    "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml",
    "xmlrpc", "zipapp",
)  # fmt: skip

# Of the packages: what a message in English or Czech cannot ask for.
_LOCALES: Final = ("root", "en", "cs")
_LEFT_OUT: Final = {"cli", "envs", "server/storage/migrations", "server/web", "site"}
_SQL: Final = ("store.py", "cookies.py", "socket.py")


def make(out: Path) -> None:
    """Write all files of the engine into the folder ``out``."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in COPIED:
        shutil.copyfile(PYODIDE / name, out / name)
    lock = msgspec.json.decode((PYODIDE / "pyodide-lock.json").read_bytes())
    (out / "pyodide-lock.json").write_bytes(msgspec.json.encode({**lock, "packages": {}}))
    library = zipfile.ZipFile(PYODIDE / "python_stdlib.zip")
    _write(out / "python_stdlib.zip", _read(library, _is_used))
    _write(out / "deskovka.zip", {**_packages(), **_deskovka()})


def _is_used(name: str) -> bool:
    return not any(name == f"{one}.py" or name.startswith(f"{one}/") for one in _UNUSED)


def _read(archive: zipfile.ZipFile, wanted: Callable[[str], bool]) -> dict[str, bytes]:
    names = [name for name in archive.namelist() if not name.endswith("/") and wanted(name)]
    return {name: archive.read(name) for name in names}


def _packages() -> dict[str, bytes]:
    """What the wheels hold, as far as it is needed."""
    _fetch()
    found: dict[str, bytes] = {}
    for wheel in sorted(WHEELS.glob("*.whl")):
        found |= _read(zipfile.ZipFile(wheel), _is_needed)
    return found


def _fetch() -> None:
    """The wheels of the lock file; pip checks their hashes."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    command = [
        sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check",
        "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(LOCK),
        "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp",
        "--abi", "cp" + PYTHON.replace(".", ""), "--abi", "none", "--dest", str(WHEELS),
    ]  # fmt: skip
    subprocess.run(command, check=True)


def _is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first.endswith(".dist-info"):
        return rest.startswith("licenses/") or rest in ("METADATA", "LICENSE", "LICENSE.txt")
    if first == "babel":
        kept = rest.startswith("locale-data/") and Path(rest).stem in _LOCALES
        return kept or (rest.endswith((".py", ".dat")) and not rest.startswith(_OF_BABEL))
    if first == "pytz":
        return rest.endswith(".py")
    return not name.endswith((".pyi", ".typed"))


_OF_BABEL: Final = ("messages/", "locale-data/", "localtime/_win32")


def _deskovka() -> dict[str, bytes]:
    """Deskovka itself, without what needs a server or a terminal of its own."""
    package = ROOT / "src" / "deskovka"
    found = {
        f"deskovka/{path}": (package / path).read_bytes()
        for path in _sources(package)
        if _is_for_tabs(path)
    }
    info = f"deskovka-{metadata.version('deskovka')}.dist-info"
    for name in ("METADATA", "entry_points.txt"):
        text = metadata.distribution("deskovka").read_text(name)
        found[f"{info}/{name}"] = (text or "").encode()
    return found


def _sources(package: Path) -> Iterator[str]:
    for path in sorted(package.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".json", ".txt", ".md"):
            yield path.relative_to(package).as_posix()


def _is_for_tabs(path: str) -> bool:
    if path == "_compiled.json" or any(path.startswith(f"{one}/") for one in _LEFT_OUT):
        return False
    return not (path.startswith("server/") and path.endswith(_SQL))


def _write(path: Path, files: Mapping[str, bytes]) -> None:
    """An archive that is the same for the same files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _YEAR_OF_ZIP)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name])
    path.write_bytes(buffer.getvalue())


if __name__ == "__main__":
    make(Path(sys.argv[1]))
