// What a browser fetches before a page is there stays small: script and style, compressed, without fonts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const PAGES = {
  lobby: "src/lobby/Lobby.svelte",
  table: "src/table/TablePage.svelte",
  rules: "src/rules/RulesPage.svelte",
};
const WORDS = /^src\/(?:games\/[^/]+\/)?words\/([a-z]{2})\.ts$/;

const folder = process.argv[2] ?? fileURLToPath(new URL("../src/oneiros/server/static", import.meta.url));
const chunks = JSON.parse(readFileSync(`${folder}/chunks.json`, "utf8"));

/** Add the files of a chunk and of everything that it needs at once. */
function gather(name, files = new Set()) {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`${name} is not built`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) gather(other, files);
  return files;
}

/** The chunks of each language, those of the games included. */
const languages = {};
for (const name of Object.keys(chunks)) {
  const [, language] = WORDS.exec(name) ?? [];
  if (language) (languages[language] ??= []).push(name);
}
if (Object.keys(languages).length === 0) throw new Error("no words are built");

for (const [page, source] of Object.entries(PAGES)) {
  for (const [language, words] of Object.entries(languages)) {
    const files = new Set(["index.html", source, ...words].flatMap((name) => [...gather(name)]));
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
    console.log(`${page} in ${language}: ${(bytes / 1000).toFixed(1)} kB`);
    if (bytes > MOST) process.exitCode = 1;
  }
}
if (process.exitCode) console.error(`more than ${MOST / 1000} kB`);
