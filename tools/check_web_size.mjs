// What a browser fetches before a page is there stays small: script and style, without fonts, as gzip, which every
// browser reads; brotli is smaller still. A table is counted with the parts and the words of its game.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const TABLE = /^src\/games\/([^/]+)\/table\/index\.ts$/;
const ABILITIES = /^src\/games\/([^/]+)\/abilities\/index\.ts$/;
const GALLERY = /^src\/games\/([^/]+)\/gallery\/index\.ts$/;
const WORDS = /^src\/(?:(.+)\/)?words\/([a-z]{2})\.ts$/;

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

const names = Object.keys(chunks);
const games = names.flatMap((name) => TABLE.exec(name)?.[1] ?? []);
/** Each page with what it needs, and the folders whose words it says besides those of all. */
const pages = [
  ["lobby", ["src/lobby/Lobby.svelte"], ["lobby", "table/lessons", ...games.map((game) => `games/${game}`)]],
  ...games.map((game) => [
    `table of ${game}`,
    ["src/table/TablePage.svelte", `src/games/${game}/table/index.ts`],
    [`games/${game}`],
  ]),
  ["rules", ["src/rules/RulesPage.svelte"], ["rules"]],
  ["learning", ["src/learn/LearnChoice.svelte"], ["table/lessons"]],
  ...names
    .flatMap((name) => ABILITIES.exec(name)?.[1] ?? [])
    .map((game) => [
      `abilities of ${game}`,
      ["src/abilities/AbilitiesPage.svelte", `src/games/${game}/abilities/index.ts`],
      ["abilities", "gallery", `games/${game}`, `games/${game}/abilities`],
    ]),
  ...names
    .flatMap((name) => GALLERY.exec(name)?.[1] ?? [])
    .map((game) => [
      `gallery of ${game}`,
      ["src/gallery/GalleryPage.svelte", `src/games/${game}/gallery/index.ts`],
      ["gallery", `games/${game}`],
    ]),
];
const languages = new Set(names.flatMap((name) => WORDS.exec(name)?.[2] ?? []));
if (languages.size === 0) throw new Error("no words are built");

for (const [page, sources, spoken] of pages) {
  for (const language of languages) {
    const words = names.filter((name) => {
      const [, folder, written] = WORDS.exec(name) ?? [];
      return written === language && (folder === undefined || spoken.includes(folder));
    });
    const files = new Set(["index.html", ...sources, ...words].flatMap((name) => [...gather(name)]));
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
    console.log(`${page} in ${language}: ${(bytes / 1000).toFixed(1)} kB`);
    if (bytes > MOST) process.exitCode = 1;
  }
}
if (process.exitCode) console.error(`more than ${MOST / 1000} kB`);
