#!/bin/sh
# Writes the locks: versions and hashes, never an address. Needs uv; users need only pip.
set -eu
cd "$(dirname "$0")/.."

lock() {
    target=requirements/$1.txt
    shift
    "${UV:-uv}" pip compile --quiet --upgrade --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate \
        "$@" --output-file "$target" pyproject.toml
    if grep -nE '://|^--' "$target"; then
        echo "$target holds an address or an option" >&2
        exit 1
    fi
}

lock run --extra server
lock build --extra server --group build --constraint requirements/run.txt
lock dev --extra server --extra rl --group dev --constraint requirements/build.txt
lock bench --extra server --extra rl --group bench --constraint requirements/run.txt
lock cluster --extra server --extra cluster --group cluster --constraint requirements/dev.txt
lock postgres --extra postgres --constraint requirements/dev.txt
lock docs --group docs --constraint requirements/dev.txt
lock lowest --resolution lowest-direct --extra server --extra postgres --extra rl --extra cluster \
    --extra data --extra mcp
