// Which part of the pages may import which: lower parts know none above them, and no part names a game.
import { dirname, relative, resolve } from "node:path";

const SOURCES = resolve(import.meta.dirname, "src");
const BASE = ["messages", "net", "router.svelte", "shared", "words"];
const TOLD = ["games/*/messages", "games/*/events"];
const SCENERY = ["games/*/marks", "games/*/messages", "games/*/pieces"];

// From the bottom up: a part, which is a folder or a file, and what it may import besides itself.
// The first part that fits a file decides; `*` stands for a game, the same one on both sides.
const MAY_IMPORT = [
  ["memory", []],
  ["messages", []],
  ["router.svelte", []],
  ["words", ["memory"]],
  ["net", ["messages"]],
  ["shared", ["memory", "net", "words"]],
  ["learn/guide", []],
  ["rules", ["games/index", "messages", "net", "shared", "words"]],
  // What games offer is named here, the games are not.
  ["games/index", ["learn/guide", "lobby/game", "rules/pictures", "table/game"]],
  ["learn", [...BASE, "games/index"]],
  ["lobby", [...BASE, "games/index"]],
  ["table", [...BASE, "games/index", "lobby/Invite.svelte", "lobby/SitDown.svelte", "rules/search"]],
  ["games/*/words", []],
  ["games/*/messages", []],
  ["games/*/api", ["messages", "net"]],
  ["games/*/events", ["games/*/messages", "messages", "words"]],
  ["games/*/figures", []],
  ["games/*/marks", ["games/*/messages"]],
  ["games/*/pieces", ["games/*/messages", "words"]],
  ["games/*/land", ["games/*/marks", "games/*/messages", "games/*/pieces", "memory", "shared", "words"]],
  ["games/*/cards", [...SCENERY, "games/*/api", "games/*/land", "messages", "shared", "words"]],
  ["games/*/world", [...SCENERY, "games/*/cards", "games/*/land", "memory", "messages", "shared", "words"]],
  ["games/*/chosen.svelte", ["games/*/messages", "messages", "table/logbook"]],
  [
    "games/*/stage",
    [
      ...SCENERY,
      "games/*/cards",
      "games/*/chosen.svelte",
      "games/*/events",
      "games/*/land",
      "games/*/pictures",
      "games/*/world",
      "messages",
      "shared",
      "words",
    ],
  ],
  [
    "games/*/board",
    [...TOLD, "games/*/api", "games/*/chosen.svelte", "games/*/figures", "games/*/marks", "messages", "net", "words"],
  ],
  [
    "games/*/asking",
    [
      "games/*/board",
      "games/*/cards",
      "games/*/land",
      "games/*/pieces",
      "games/*/stage",
      "games/*/world",
      "games/*/chosen.svelte",
      "games/*/marks",
      "games/*/messages",
      "messages",
      "rules/search",
      "shared",
      "table/asking",
      "table/logbook",
      "table/people",
      "table/state.svelte",
      "table/talk",
      "words",
    ],
  ],
  [
    "games/*/lobby",
    [
      "games/*/api",
      "games/*/figures",
      "games/*/cards",
      "games/*/land",
      "games/*/messages",
      "games/*/pieces",
      "lobby/game",
      "messages",
      "net",
      "shared",
      "words",
    ],
  ],
  ["games/*/ending", ["games/*/messages", "messages", "shared", "table/game", "table/people", "words"]],
  [
    "games/*/table",
    [
      ...TOLD,
      "games/*/ending",
      "games/*/board",
      "games/*/cards",
      "games/*/stage",
      "games/*/*.svelte",
      "messages",
      "shared",
      "table/beats",
      "table/logbook",
      "table/game",
      "table/hints",
      "table/lessons",
      "words",
    ],
  ],
  [
    "games/*/*.svelte",
    [
      "games/*/asking",
      "games/*/board",
      "games/*/cards",
      "games/*/chosen.svelte",
      "games/*/land",
      "games/*/marks",
      "games/*/messages",
      "games/*/pieces",
      "games/*/stage",
      "games/*/world",
      "memory",
      "messages",
      "shared",
      "words",
      "table/game",
      "table/people",
      "table/state.svelte",
      "table/talk",
    ],
  ],
  ["games/*/pictures", ["games/*/land", "games/*/messages", "games/*/pieces", "words"]],
  [
    "games/*/learn",
    [
      ...SCENERY,
      "games/*/cards",
      "games/*/land",
      "games/*/pictures",
      "games/*/world",
      "learn/guide",
      "shared",
      "words",
    ],
  ],
  ["games/*/rules", ["games/*/messages", "games/*/pictures", "rules/pictures", "words"]],
  ["Nowhere.svelte", ["shared", "words"]],
  [
    "App.svelte",
    [
      ...BASE,
      "Nowhere.svelte",
      "learn/LearnPage.svelte",
      "lobby/Lobby.svelte",
      "rules/RulesChoice.svelte",
      "rules/RulesPage.svelte",
      "table/TablePage.svelte",
    ],
  ],
  ["main", ["App.svelte", "shared", "words"]],
];

/** Match a path below the sources with a pattern, whose game is given or caught. */
function fits(pattern, path, game = "([^/]+)") {
  const written = pattern.replaceAll(".", "\\.").replace("/*/", `/${game}/`).replace("*", "[^/]+");
  return new RegExp(`^${written}(?:/.*)?$`).exec(path);
}

const plain = (file) =>
  relative(SOURCES, file)
    .replaceAll("\\", "/")
    .replace(/(\.d)?\.ts$/, "");

/** The complaint about an import, or undefined where it is allowed. */
function complaint(file, wanted) {
  const from = plain(file);
  const to = plain(resolve(dirname(file), wanted));
  for (const [part, allowed] of MAY_IMPORT) {
    const found = fits(part, from);
    if (!found) continue;
    const [, game = "-"] = found;
    // The folder of the games stands for its index.
    const target = to === "games" ? "games/index" : to;
    if ([part, ...allowed].some((one) => fits(one, target, game))) return undefined;
    return `${part} may import ${allowed.join(", ") || "nobody"}, not ${target}`;
  }
  return `${from} belongs to no part; add it to layers.js`;
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
