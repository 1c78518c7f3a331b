"""Compile the listed modules with mypyc, and refuse incomplete wheels.

A wheel is compiled and has the pages in it, or is not built. `ONEIROS_PURE=1` asks for one without
compiled code. In a source tree, modules that cannot be compiled stay interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["oneiros"]
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist"}
GIVEN_AWAY = "bdist_wheel" in sys.argv
HIDDEN = "-fvisibility=hidden"
"""Nothing replaces functions of a group from outside, so the compiler may inline them."""
# Checking the indentation of such long files takes gcc a third of its time.
UNCHECKED = "-Wno-misleading-indentation"
# Passes of gcc that take a quarter of its time and speed up no game (`make bench`).
SKIPPED = ["-fno-tree-pre", "-fno-gcse", "-fno-tree-pta", "-fno-ipa-cp-clone"]
# People do not notice the speed of the last group; see [tool.oneiros] groups.
RELAXED = "-O1"
PAGES = ROOT / "src/oneiros/server/static/index.html"


def matches(globs: list[str]) -> set[str]:
    """Return the files that match any of the globs, relative to the project."""
    return {path.relative_to(ROOT).as_posix() for glob in globs for path in ROOT.glob(glob)}


def listed_modules() -> list[str]:
    """Return the modules to compile, in a stable order."""
    return sorted(matches(SETTINGS["compiled"]) - matches(SETTINGS["interpreted"]))


def groups(modules: list[str]) -> list[tuple[list[str], str]]:
    """Deal each module to the first group that matches it; the last group has all others."""
    dealt: list[list[str]] = []
    left = modules
    for globs in SETTINGS["groups"]:
        named = matches(globs)
        dealt.append([module for module in left if module in named])
        left = [module for module in left if module not in named]
    named_groups = enumerate([*dealt, left])
    return [(group, f"oneiros._native{n}") for n, group in named_groups if group]


def compile_error(*flags: str) -> str:
    """Return why a C file that includes Python.h does not compile, or nothing when it does."""
    from setuptools._distutils.ccompiler import new_compiler  # noqa: PLC0415
    from setuptools._distutils.sysconfig import customize_compiler  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = sysconfig.get_paths()["include"]
            compiler.compile(
                [str(probe)],
                output_dir=folder,
                include_dirs=[include],
                extra_preargs=list(flags),
            )
        except Exception as error:  # noqa: BLE001 - whatever fails, there is no usable compiler
            return f"no C compiler: {error}"
    return ""


def accepted_flags() -> list[str]:
    """Return those of our flags that the compiler knows."""
    wanted = [HIDDEN, UNCHECKED, *SKIPPED, RELAXED]
    if sys.platform == "win32":
        return []
    if not compile_error("-Werror", *wanted):
        return wanted
    return [flag for flag in wanted if not compile_error("-Werror", flag)]


def prune(wanted: set[str]) -> None:
    """Remove compiled files that no source asks for: they would shadow a module or break it."""
    for root in [ROOT / "src", *ROOT.glob("build/lib*")]:
        for built in [*root.rglob("*.so"), *root.rglob("*.pyd")]:
            module = built.relative_to(root).with_name(built.name.split(".")[0])
            if module.as_posix() not in wanted:
                built.unlink()


def interpreted(why: str) -> list[Extension]:
    """Build nothing, leave nothing compiled behind, and say why; a wheel is refused."""
    if GIVEN_AWAY:
        sys.exit(
            f"oneiros: this wheel would be interpreted and slow ({why}).\n"
            "A C compiler and the headers of Python are needed; ONEIROS_PURE=1 builds it without."
        )
    print(f"oneiros: interpreted build ({why})", file=sys.stderr)
    prune(set())
    return []


def extensions() -> list[Extension]:
    """Return what has to be compiled: all of the listed modules or none."""
    modules = listed_modules()
    if os.environ.get("ONEIROS_PURE") == "1" or METADATA_COMMANDS & set(sys.argv):
        return []
    if not modules:
        return interpreted("no modules")
    if why := compile_error():
        return interpreted(why)
    dealt = groups(modules)
    prune(
        {module.removeprefix("src/").removesuffix(".py") for module in modules}
        | {f"{name.replace('.', '/')}__mypyc" for _, name in dealt}
    )
    try:
        from mypyc.build import mypycify  # noqa: PLC0415

        found: list[Extension] = mypycify(  # type: ignore[assignment] # setuptools' own
            ["--cache-dir=build/mypy", *modules],
            opt_level="3",
            debug_level="0",
            separate=[*dealt],
            target_dir="build/mypyc",
        )
    except (Exception, SystemExit) as error:  # noqa: BLE001 - mypyc exits on an error in a source
        return interpreted(f"mypyc failed: {error}")
    accepted = accepted_flags()
    _, last = dealt[-1]
    for one in found:
        flags = [flag for flag in accepted if flag != RELAXED or one.name.startswith(last)]
        one.extra_compile_args = [*one.extra_compile_args, *flags]
    return found


class AllOrNothing(build_ext):
    """Build every extension or none, because half a group cannot be imported."""

    def finalize_options(self) -> None:
        """Use every core."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Fall back to the sources when the C compiler refuses a file."""
        try:
            super().run()
        except Exception as error:  # noqa: BLE001 - whatever fails, the sources still run
            self.extensions = interpreted(f"compiling failed: {error}")


def build_pages() -> None:
    """Build the pages where they are missing, or say what that needs."""
    if PAGES.exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(
            f"oneiros: the pages are missing ({PAGES.relative_to(ROOT)}).\n"
            "Node 20.19 or newer, with npm, is needed to build them; an sdist has them in it."
        )
    for what in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *what], cwd=ROOT / "web", check=True)  # noqa: S603 - found on the path


class WithPages(build_py):
    """Copy the package into a wheel, with the pages."""

    def run(self) -> None:
        """Build the pages first, unless the tree itself is installed."""
        if not self.editable_mode:
            build_pages()
        super().run()


class SourcesWithPages(sdist):
    """Pack the sources with the pages, so that whoever installs them needs no Node."""

    def run(self) -> None:
        """Build the pages first."""
        build_pages()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPages, "sdist": SourcesWithPages},
)
