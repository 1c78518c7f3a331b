// Which part of the pages may import which: lower parts know none above them, and no part names a game.
// What the parts of a game may import is said in layers/<game>.js.
import { readdirSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCES = resolve(import.meta.dirname, "src");
const OF_GAMES = resolve(import.meta.dirname, "layers");
const BASE = ["messages", "net", "router.svelte", "shared", "words"];

// From the bottom up: a part, which is a folder or a file, and what it may import besides itself.
// The first part that fits a file decides; `*` stands for any name.
const MAY_IMPORT = [
  ["memory", []],
  ["messages", []],
  ["motion.svelte", ["memory"]],
  ["router.svelte", []],
  ["words", ["memory"]],
  ["fair", ["memory", "messages"]],
  ["net", ["fair/wished", "messages"]],
  ["shared", ["memory", "messages", "net", "words"]],
  ["learn/guide", []],
  ["learn/Chapter.svelte", ["words"]],
  ["rules", ["games/index", "messages", "net", "shared", "words"]],
  ["gallery/gallery", []],
  ["abilities/ability", ["gallery/gallery"]],
  ["gallery", [...BASE, "games/builders", "games/galleries", "games/packs", "rules/search"]],
  ["builder/builder", []],
  ["builder", [...BASE, "games/builders"]],
  ["packs/packs", ["messages"]],
  ["packs", [...BASE, "games/packs"]],
  // What games offer is named here, the games are not.
  ["games/index", ["learn/guide", "rules/pictures", "table/game", "words"]],
  ["games/galleries", ["gallery/gallery", "words"]],
  ["games/abilities", ["abilities/ability", "words"]],
  ["games/builders", ["builder/builder", "words"]],
  ["games/packs", ["packs/packs", "words"]],
  ["games/lobbies", ["lobby/game", "words"]],
  ["abilities", [...BASE, "gallery/gallery", "games/abilities", "rules"]],
  ["learn", [...BASE, "games/index"]],
  ["puzzles", BASE],
  ["games/measures", ["table/moments"]],
  ["games/unusual", []],
  ["lobby", [...BASE, "games/lobbies"]],
  [
    "me",
    [
      ...BASE,
      "lobby/Continue.svelte",
      "lobby/Finished.svelte",
      "lobby/Section.svelte",
      "memory",
      "motion.svelte",
      "table/calling/Wishes.svelte",
    ],
  ],
  ["table/moments", ["messages", "net", "table"]],
  ["table/turn", [...BASE, "memory", "table"]],
  ["table/calling", ["memory", "messages", "motion.svelte", "shared", "table/state.svelte", "words"]],
  [
    "table",
    [
      ...BASE,
      "fair",
      "games/abilities",
      "games/index",
      "games/measures",
      "games/unusual",
      "lobby/Invite.svelte",
      "lobby/BringAnew.svelte",
      "lobby/SitDown.svelte",
      "motion.svelte",
      "rules/search",
    ],
  ],
  ["review", [...BASE, "games/index", "games/measures", "table"]],
  ...(await ofGames()),
  ["Nowhere.svelte", ["shared", "words"]],
  [
    "App.svelte",
    [
      ...BASE,
      "Nowhere.svelte",
      "abilities/AbilitiesPage.svelte",
      "builder/BuilderPage.svelte",
      "gallery/GalleryPage.svelte",
      "learn/LearnChoice.svelte",
      "learn/LearnPage.svelte",
      "lobby/Lobby.svelte",
      "me/MePage.svelte",
      "packs/DraftPage.svelte",
      "packs/PacksPage.svelte",
      "puzzles/PuzzlesPage.svelte",
      "review/ReviewPage.svelte",
      "rules/RulesChoice.svelte",
      "rules/RulesPage.svelte",
      "table/TablePage.svelte",
    ],
  ],
  ["main", ["App.svelte", "motion.svelte", "shared", "words"]],
];

/** The parts of every game, each below the folder of its game. */
async function ofGames() {
  const games = readdirSync(OF_GAMES).map(async (file) => {
    const { default: parts } = await import(pathToFileURL(resolve(OF_GAMES, file)).href);
    const below = (part) => part.replace(/^\.\//, `games/${basename(file, ".js")}/`);
    return parts.map(([part, allowed]) => [below(part), allowed.map(below)]);
  });
  return (await Promise.all(games)).flat();
}

/** Whether a path below the sources is a part or stands in it. */
function fits(part, path) {
  const written = part.replaceAll(".", "\\.").replace("*", "[^/]+");
  return new RegExp(`^${written}(?:/.*)?$`).test(path);
}

const plain = (file) =>
  relative(SOURCES, file)
    .replaceAll("\\", "/")
    .replace(/(\.d)?\.ts$/, "");

/** The complaint about an import, or undefined where it is allowed. */
function complaint(file, wanted) {
  const from = plain(file);
  const to = plain(resolve(dirname(file), wanted));
  // The folder of the games stands for its index.
  const target = to === "games" ? "games/index" : to;
  const found = MAY_IMPORT.find(([part]) => fits(part, from));
  if (!found) return `${from} belongs to no part; add it to layers.js, or to layers/<game>.js`;
  const [part, allowed] = found;
  if ([part, ...allowed].some((one) => fits(one, target))) return undefined;
  return `${part} may import ${allowed.join(", ") || "nobody"}, not ${target}`;
}

const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    function check(node) {
      const wanted = node.source?.value;
      if (typeof wanted !== "string" || !wanted.startsWith(".")) return;
      const message = complaint(context.filename, wanted);
      if (message) context.report({ node, message });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export const layers = { rules: { order: rule } };
