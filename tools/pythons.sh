#!/bin/sh
# Compiles and tests with each other Python that is there, in a copy of the tree: compiled code is of one version.
set -eu
cd "$(dirname "$0")/.."
for python in ${PYTHONS:-python3.12 python3.13 python3.14}; do
    "$python" -c '' 2>/dev/null || continue
    copy=build/pythons/$python
    mkdir -p "$copy"
    git ls-files -z | xargs --null cp --parents --target-directory="$copy"
    "$python" --version
    make --no-print-directory --directory="$copy" PYTHON="$python" test-compiled
done
