"""Compiles the kernel and the rules into C where a compiler is there.

`src/deskovka/_build.py` says which modules are compiled and checks, whenever the package is
imported, that they still match their sources; this file builds them and writes the record for that
check. Without a compiler the package is installed as it is and runs interpreted.

    python setup.py build_ext --inplace      # what `make build` does: any failure is an error
    pip install .                            # a failure leaves a working, interpreted package
    DESKOVKA_PURE=1 pip install --editable . # compiles nothing: `make` does that afterwards
"""

from __future__ import annotations

import ast
import importlib.util
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

if TYPE_CHECKING:
    from collections.abc import Iterator

    from setuptools import Extension

PACKAGE = Path("src/deskovka")
NATIVE = "deskovka._native"  # the library that holds all the compiled code, inside the package
GENERATED = Path("build/native")  # where the C goes
CORES = os.cpu_count() or 1


def load_rules_of_build() -> Any:
    """Load `_build.py` alone, without the package around it."""
    spec = importlib.util.spec_from_file_location("_deskovka_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


rules = load_rules_of_build()


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Dotted names that a module of this package imports from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def source_of(name: str) -> str | None:
    """The source of a module of this package, relative to its folder."""
    first, *rest = name.split(".")
    if first != "deskovka":
        return None
    for path in ("/".join(rest) + ".py", "/".join([*rest, "__init__.py"])):
        if (PACKAGE / path).is_file():
            return path
    return None


def with_imports(sources: list[str]) -> list[str]:
    """The sources and all they import from this package: constants are copied out of those."""
    found = set(sources)
    waiting = list(sources)
    while waiting:
        path = waiting.pop()
        package = ".".join(["deskovka", *path.split("/")[:-1]])
        tree = ast.parse((PACKAGE / path).read_bytes(), path)
        for name in imports(tree, package):
            other = source_of(name)
            if other is not None and other != "__init__.py" and other not in found:
                found.add(other)
                waiting.append(other)
    return sorted(found)


@contextmanager
def alone() -> Iterator[bool]:
    """Two builds at once would write the same files: the second waits, and is told that it has."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield False
        return
    GENERATED.mkdir(parents=True, exist_ok=True)
    with open(GENERATED / "lock", "w") as file:
        waited = False
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waited = True
            fcntl.flock(file, fcntl.LOCK_EX)
        yield waited


def missing_tool(compiler: Any) -> str | None:
    """What keeps C from being compiled here, if anything does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed (it comes with mypy)"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int main(void) { return 0; }\n")
        try:
            compiler.compile([str(probe)], output_dir=folder)
        except Exception:
            return "no C compiler was found"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler.compile([str(probe)], output_dir=folder)
        except Exception:
            return "the headers of Python (Python.h) were not found"
    return None


def across_files(compiler: Any) -> list[str]:
    """The flags for optimising across the borders of files, if this compiler can.

    The rules call small functions of other files all the time: it saves a tenth of the work.
    """
    flags = ["-flto=auto"]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        try:
            made = compiler.compile([str(probe)], output_dir=folder, extra_preargs=flags)
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_preargs=flags)
        except Exception:
            return []
    return flags


class BuildNative(build_ext):
    """Builds everything or nothing, in parallel, and records from what."""

    def run(self) -> None:
        if self.editable_mode and os.environ.get("DESKOVKA_PURE", "") not in ("", "0"):
            return
        by_hand = bool(self.inplace) and not self.editable_mode
        target = PACKAGE if self.inplace else Path(self.build_lib, PACKAGE.name)
        with alone() as waited:
            if not (waited and by_hand and rules.examine(str(target))[0] == "compiled"):
                self.build_anew(target, by_hand)

    def build_anew(self, target: Path, by_hand: bool) -> None:
        """A build that is broken off leaves no record."""
        record = rules.read_record(str(target)) if self.inplace else {}
        record.pop(rules.SUFFIX, None)
        self.forget(target, record)

        entry = {"status": "compiled", "note": "", "modules": [], "sources": {}}
        problem = missing_tool(self.tool())
        try:
            if problem is not None:
                entry["status"] = "no-compiler"
                entry["note"] = f"{problem} when it was installed"
            else:
                sources = rules.compiled_sources(str(PACKAGE))
                entry["sources"] = rules.digests(str(PACKAGE), with_imports(sources))
                if sources:
                    self.compile_all(sources)
                entry["modules"] = sorted(self.modules())
                entry["note"] = "everything compiled matches its source"
        except (Exception, SystemExit) as failure:
            entry.update(status="failed", modules=[], sources={})
            entry["note"] = "compiling it failed when it was installed"
            self.forget(target, record)
            self.extensions = []
            if by_hand:
                rules.write_record(str(target), {**record, rules.SUFFIX: entry})
                raise
            print(f"compiling failed: {failure}", file=sys.stderr)
        target.mkdir(parents=True, exist_ok=True)
        rules.write_record(str(target), {**record, rules.SUFFIX: entry})
        if entry["status"] != "compiled":
            print(f"Deskovka runs interpreted, because {entry['note']}.", file=sys.stderr)

    def forget(self, target: Path, record: dict[str, Any]) -> None:
        """Take away what an earlier build has left, so that nothing half-done is found."""
        for file in target.rglob("*" + rules.SUFFIX):
            file.unlink()
        if target.is_dir():
            rules.write_record(str(target), record)

    def tool(self) -> Any:
        """The C compiler."""
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.set_include_dirs(self.include_dirs)
        return compiler

    def modules(self) -> Iterator[str]:
        """Paths inside the package of all that was compiled."""
        for extension in self.extensions:
            _, *rest = extension.name.split(".")
            yield "/".join(rest) + rules.SUFFIX

    def compile_all(self, sources: list[str]) -> None:
        print(f"translating {len(sources)} modules into C", flush=True)
        self.distribution.ext_modules = native_extensions(sources, across_files(self.tool()))
        self.swig_opts = None  # finalize_options runs a second time and would trip over it
        self.finalize_options()
        self.parallel = CORES
        super().run()

    def build_extensions(self) -> None:
        """Compile the files of one library side by side, and only those that have changed."""
        plain = self.compiler.compile

        def compile_files(
            sources: list[str], output_dir: str, depends: list[str], **options: Any
        ) -> list[str]:
            base = max(map(os.path.getmtime, [*depends, __file__]))
            done: list[str] = []

            def compile_file(source: str) -> list[str]:
                [made] = self.compiler.object_filenames([source], output_dir=output_dir)
                if os.path.exists(made):
                    if os.path.getmtime(made) > max(base, os.path.getmtime(source)):
                        return [made]
                result: list[str] = plain([source], output_dir, depends=depends, **options)
                done.append(source)
                if len(sources) > 1:  # not the small file that each module has besides
                    print(f"{len(done)} of {len(sources)} files are compiled", flush=True)
                return result

            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(CORES) as pool:
                objects = [made for [made] in pool.map(compile_file, largest_first)]
            if len(sources) > 1:
                print("optimising all of it together, which takes longest", flush=True)
            return objects

        self.compiler.compile = compile_files
        super().build_extensions()


def native_extensions(sources: list[str], whole: list[str]) -> list[Extension]:
    from mypyc.build import mypycify

    # Lint checks the types strictly; here only what the translation needs, whatever is installed.
    options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
    options.append("--follow-imports=silent")  # what is not compiled must not stop it
    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    extensions = mypycify(
        [*options, *(str(PACKAGE / source) for source in sources)],
        group_name=NATIVE,
        target_dir=str(GENERATED),
        opt_level="3",
        debug_level="0",
        multi_file=True,
    )
    for extension in extensions:
        extension.include_dirs.append(str(GENERATED / "deskovka"))  # mypyc overlooks the dot
        flags = extension.extra_compile_args
        if "-Werror" in flags:
            flags.remove("-Werror")
            flags += ["-w", "-fvisibility=hidden", *whole]
            extension.extra_link_args += whole
    return list(extensions)


class NativeDistribution(Distribution):
    """Says that there are extensions without translating anything until they are built."""

    def has_ext_modules(self) -> bool:
        return True


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent)
    setup(distclass=NativeDistribution, cmdclass={"build_ext": BuildNative}, ext_modules=[])
