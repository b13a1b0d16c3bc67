"""Puts the engine of the page without a server together: Python for browsers, and Deskovka.

    python -m tools.engine src/deskovka/site/kit/engine

Python comes from npm (`web/node_modules/pyodide`), the packages from `requirements-tab.lock`. Both
are pinned, nothing is taken that is not needed, and the same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import io
import pickle
import shutil
import subprocess
import sys
import tempfile
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

COPIED: Final = ("pyodide.mjs", "pyodide.asm.mjs")
WASM: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
OURS: Final = "deskovka.zip"
PACKED: Final = ".bin"  # what the name of a file in gzip ends with
_YEAR_OF_ZIP: Final = (1980, 1, 1, 0, 0, 0)

# Of Python's own library: what no game, message or card can ask for.
_UNUSED: Final = (
    "_pydatetime", "_pyio", "_pyrepl", "_sitebuiltins_docs", "antigravity", "asyncio/__main__",
    "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events", "asyncio/windows_utils",
    "bdb", "cProfile", "cmd", "code", "colorsys", "compileall", "compression/zstd",
    "concurrent/futures/interpreter", "concurrent/futures/process", "concurrent/interpreters",
    "configparser", "ctypes", "curses", "dbm", "distutils", "doctest", "ensurepip",
    "filecmp", "fileinput", "ftplib", "html", "http", "idlelib", "imaplib", "lib2to3",
    "logging/config", "logging/handlers", "mailbox", "modulefinder", "multiprocessing", "netrc",
    "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "pyclbr",
    "pydoc", "pydoc_data", "pyodide/console", "rlcompleter", "runpy", "sched", "shelve", "smtplib",
    "socketserver", "sqlite3", "symtable", "tabnanny", "tarfile", "this", "timeit", "tkinter",
    "trace", "turtle", "turtledemo", "tty", "unittest", "urllib/robotparser",
    "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
)  # fmt: skip

_ENCODINGS: Final = {
    f"{name}.py"
    for name in (
        "__init__",
        "aliases",
        "ascii",
        "charmap",
        "cp437",
        "idna",
        "latin_1",
        "utf_8",
        "utf_8_sig",
    )
}

# Of the packages: what a message in English or Czech cannot ask for.
_LOCALES: Final = ("root", "en", "cs")
_UNSPOKEN: Final = {  # of Babel's data
    "all_currencies", "compact_currency_formats", "currency_formats", "currency_fractions",
    "currency_names", "currency_names_plural", "currency_unit_patterns", "languages",
    "likely_subtags", "meta_zones", "scripts", "territories", "territory_currencies",
    "territory_languages", "territory_zones", "time_zones", "unit_display_names", "unit_patterns",
    "compound_unit_patterns", "variants", "windows_zone_mapping", "zone_aliases",
    "zone_territories",
}  # fmt: skip
_LEFT_OUT: Final = {"cli", "envs", "server/storage/migrations", "server/web", "site/kit"}
_SQL: Final = ("store.py", "cookies.py", "socket.py")


def make(out: Path) -> None:
    """Write all files of the engine into the folder ``out``."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in COPIED:
        shutil.copyfile(PYODIDE / name, out / name)
    lock = msgspec.json.decode((PYODIDE / "pyodide-lock.json").read_bytes())
    (out / "pyodide-lock.json").write_bytes(msgspec.json.encode({**lock, "packages": {}}))
    library = _read(zipfile.ZipFile(PYODIDE / LIBRARY), _is_used)
    archives = {LIBRARY: _archive(library), OURS: _archive({**_packages(), **_deskovka()})}
    _pack(out / WASM, (PYODIDE / WASM).read_bytes())
    for name, content in _precompiled(archives).items():
        _pack(out / name, content)


def _pack(path: Path, content: bytes) -> None:
    """Not every host compresses such files, so they are compressed here."""
    packed = gzip.compress(content, mtime=0)
    path.with_name(path.name + PACKED).write_bytes(packed)


def _precompiled(archives: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same archives, as the engine's own Python starts fastest with them."""
    with tempfile.TemporaryDirectory() as folder:
        plain, asked, told = (Path(folder, name) for name in ("plain", "asked.zip", "told.zip"))
        plain.mkdir()
        for name, content in archives.items():
            _pack(plain / name, content)
        asked.write_bytes(_archive(archives))
        run_in_tab(plain, Path(__file__).with_name("precompile.py"), asked, told)
        return _read(zipfile.ZipFile(told), lambda _: True)


def run_in_tab(engine: Path, module: Path, asked: Path, told: Path) -> None:
    """Run a module's ``answer`` in the engine's own Python, which takes and gives bytes."""
    command: list[str | Path] = [ROOT / "web" / "npm", "--silent", "run", "tab", "--"]
    command += [path.resolve() for path in (engine, module, asked, told)]
    subprocess.run(command, check=True)


def _is_used(name: str) -> bool:
    folder, _, rest = name.partition("/")
    if folder == "encodings":
        return rest in _ENCODINGS
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
    return {name: _spoken(one) if name.endswith(".dat") else one for name, one in found.items()}


def _spoken(data: bytes) -> bytes:
    """Babel's data without names of currencies, countries and the like."""
    known = pickle.loads(data)
    kept = {key: {} if key in _UNSPOKEN else value for key, value in known.items()}
    return pickle.dumps(kept, protocol=4)


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


def _archive(files: Mapping[str, bytes]) -> bytes:
    """An archive that is the same for the same files; it is compressed as a whole later."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _YEAR_OF_ZIP), files[name])
    return buffer.getvalue()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
