import { DOUBTS, FAULTS } from "../fair/faults";
import { expect, test } from "vitest";
import { GROUPS } from "../games/dreamscape/asking/choices";
import { HINTS as BLADE_HINTS } from "../games/dreamblade/table/hints";
import { HINTS as SCAPE_HINTS } from "../games/dreamscape/table/hints";
import { COURSE as BLADE_COURSE } from "../games/dreamblade/table/lessons";
import { COURSE as SCAPE_COURSE } from "../games/dreamscape/table/lessons";
import { GALLERY as FIGURES } from "../games/dreamblade/gallery";
import { GALLERY as DREAMS } from "../games/dreamscape/gallery";
import { GAMES as LOBBIES } from "../games/lobbies";
import { PACES } from "../lobby/paces";
import { OPPONENTS } from "../lobby/wish";
import { MOTIONS } from "../motion.svelte";
import { THEMES } from "../shared/theme.svelte";
import { KEYS } from "../table/keys";
import { can, LANGUAGES, language } from ".";

const GALLERIES = [FIGURES, DREAMS];
const WORKS = FIGURES.facets.find(({ key }) => key === "works")?.values ?? [];
const GAMES = ["dreamblade", "dreamscape"];
const HINTS = [...BLADE_HINTS, ...SCAPE_HINTS].map((hint) => hint.name);
const COURSES = { dreamblade: BLADE_COURSE, dreamscape: SCAPE_COURSE };
const TAUGHT = Object.entries(COURSES).flatMap(([game, { lessons }]) =>
  lessons.map(({ name, steps }) => ({ lesson: `${game}-${name}`, steps })),
);
const LESSONS = TAUGHT.map(({ lesson }) => lesson);
const STEPS = TAUGHT.flatMap(({ lesson, steps }) => steps.map((step) => `${lesson}-${step.name}`));
/** Why an answer leads astray, as the steps of the lessons give it. */
const ASTRAY = [
  ...["left", "lost", "elsewhere"].map((reason) => `dreamblade-score-${reason}`),
  ...["alone", "early", "elsewhere", "few", "other", "unlucky"].map((reason) => `dreamblade-strike-${reason}`),
  ...["few", "disrupted", "regenerated", "unlucky", "over"].map((reason) => `dreamblade-fate-${reason}`),
  ...["first", "paid", "elsewhere", "power", "end", "short", "away"].map((reason) => `dreamscape-travel-${reason}`),
  ...["beside", "tree", "lost", "walk", "declined"].map((reason) => `dreamscape-creation-${reason}`),
  ...["stored", "shard", "declined", "beside", "stay", "last"].map((reason) => `dreamscape-powers-${reason}`),
];
/** What the guide to Dreamblade names on a base, and the phases of its turn. */
const PARTS = ["aspect", "ability", "damage", "power", "defense", "life"];
const PHASES = ["initiative", "spawn", "actions", "conquest"];
/** What each game ships to be tried, as the file beside its entry names it. */
const EXAMPLES = Object.entries(
  import.meta.glob<string>("../../../src/oneiros/registry/*/examples.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).flatMap(([path, text]) => {
  const game = path.split("/").at(-2) ?? "";
  return [...text.matchAll(/^\[(.+)\]$/gm)].map(([, name = ""]) => `${game}-${name}`);
});
const FIELDS = LOBBIES.flatMap((game) => [...game.fields, ...game.more]);
const BOTS = ["drowsy", "hasty", "scripted", "planner", "merciless", "random"];

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The keys that a page puts together, each with what stands in the place of the star. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  "web-asking-*-confirm": ["attack", "deathblow"],
  "web-asking-*-in": ["strike", "deathblow"],
  "web-asking-*-some": ["strike", "deathblow"],
  "web-asking-left-*": ["spawn", "move", "strike"],
  "web-board-*": ["power", "defense", "life"],
  "web-board-*-of": ["reserves", "graveyard", "removed"],
  "web-board-*-short": ["claims", "points", "pool", "bonus"],
  "web-builder-*-title": ["shared", "played"],
  "web-builder-copy-*": ["text", "json"],
  "web-builder-form-*": ["text", "json"],
  "web-builder-measure-*": ["fight", "cells", "early", "late", "symbols", "soon", "idle"],
  "web-draft-pace-*": ["quick", "usual", "slow"],
  "web-packs-packs-*": ["starter", "boosters"],
  "web-packs-packs-*-about": ["starter", "boosters"],
  "web-packs-row-*": ["common", "uncommon", "rare"],
  "web-combat-*": ["strike", "deathblow"],
  "web-combat-effect-*": ["disrupt", "destroy", "either"],
  "web-combat-fate-*": ["disrupt", "destroy"],
  "web-dreamscape-card-*": ["use", "store"],
  "web-dreamscape-group-*": GROUPS.filter((group) => group !== ""),
  "web-dreamscape-sure-*": ["free-way", "ends", "keeps", "power"],
  "web-dreamscape-tab-*": ["question", "cards", "plan", "purposes", "players", "log", "ending"],
  "web-duel-*": ["warband", "luck", "choices", "others"],
  "web-ending-*": ["deed", "roll"],
  "web-analysis-*": ["start", "luck", "choices", "others", "result"],
  "web-fair-doubt-*": DOUBTS,
  "web-fair-fault-*": FAULTS,
  "web-fair-seat-*": ["bot", "locked", "fits", "late", "wrong"],
  "web-fair-server-*": ["locked", "fits", "wrong"],
  "web-game-*": GAMES,
  "web-example-*": EXAMPLES,
  "web-gallery-*": ["previous", "next"],
  "web-gallery-by-*": GALLERIES.flatMap(({ facets, scales }) => [...facets, ...scales].map(({ key }) => key)),
  "web-gallery-order-*": GALLERIES.flatMap(({ orders }) => orders.map(({ key }) => key)),
  "web-gallery-rarity-*": ["common", "uncommon", "rare", "none"],
  "web-gallery-set-*": ["first-sleep", "rulebook"],
  "web-gallery-works-*": WORKS.map((one) => one.replaceAll(" ", "-")),
  "web-game-*-about": GAMES,
  "web-language-*": LANGUAGES,
  "web-lesson-*": STEPS,
  "web-lesson-*-hint": STEPS,
  "web-lesson-*-learnt": LESSONS,
  "web-lesson-*-task": LESSONS,
  "web-lesson-*-title": LESSONS,
  "web-lesson-astray-*": ASTRAY,
  "web-learn-dreamblade-fate-*": ["none", "disrupted", "either"],
  "web-learn-dreamblade-part-*": PARTS,
  "web-learn-dreamblade-part-*-text": PARTS,
  "web-learn-dreamblade-turn-*": PHASES,
  "web-learn-dreamblade-turn-*-text": PHASES,
  "web-lobby-advice-*": ["usual", "yes", "no"],
  "web-lobby-again-*": GAMES,
  "web-lobby-bot-*": BOTS,
  "web-lobby-bot-*-about": BOTS,
  "web-lobby-door-*": GAMES,
  "web-lobby-field-*": FIELDS,
  "web-lobby-field-*-about": ["nightmare", "simultaneous", "mirrored"],
  "web-lobby-first-*": GAMES,
  "web-lobby-free-*": ["link", "open"],
  "web-lobby-opponent-*": OPPONENTS,
  "web-lobby-opponent-*-about": OPPONENTS,
  "web-lobby-pace-*": Object.keys(PACES),
  "web-lobby-seat-*": ["any", "0", "1"],
  "web-dreamscape-lookback-end-*": ["purposes", "open", "nightmares"],
  "web-dreamscape-lookback-from-*": ["cards", "steps", "trees"],
  "web-dreamscape-lookback-measure-*": ["completed", "barren", "idle", "unused", "free", "places", "powers"],
  "web-lookback-measure-*": ["came", "paid", "pool", "left", "symbols", "destroyed", "vain", "cells", "claimed"],
  "web-me-delete-*": ["alone", "others", "kept", "browser"],
  "web-me-motion-*": MOTIONS,
  "web-me-results-*": ["won", "lost", "drawn"],
  "web-review-*": ["back", "forward", "turn-back", "turn-forward", "play", "pause"],
  "web-table-dreamblade-sum-*": ["spawned", "moves", "combats", "disrupted", "destroyed"],
  "web-table-ended-*": ["resigned", "time", "claimed"],
  "web-table-ended-*-by": ["resigned", "time"],
  "web-table-hint-*": HINTS,
  "web-table-hint-*-title": HINTS,
  "web-table-key-*": [...KEYS.map((key) => key.meaning), "look"],
  "web-table-level-*": BOTS,
  "web-table-reckoning-from-*": ["cards", "trees", "water", "mountains", "crossed"],
  "web-table-suits-*": ["up", "down"],
  "web-theme-*": THEMES,
  "web-warband-*": ["own", "sample"],
};

const found = (pattern: RegExp): Set<string> =>
  new Set(
    Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? "")),
  );

const used = found(/"(web-[a-z0-9-]+[a-z0-9])"|⟦(web-[a-z0-9-]+)[¦⟧]/g);
const composed = new Set(
  [...found(/[`⟦](web-[a-z0-9-]*\$\{[^}]+\}[a-z0-9-]*)/g)].map((key) => key.replace(/\$\{[^}]+\}/, "*")),
);

test("every key that a page puts together is listed here", () => {
  expect([...composed].sort()).toEqual(Object.keys(COMPOSED).sort());
});

test.each(LANGUAGES)("every key that a page names or puts together has a sentence in %s", async (one) => {
  await language.choose(one);
  await language.learn("table/fairness");
  const made = Object.entries(COMPOSED).flatMap(([key, values]) => values.map((value) => key.replace("*", value)));
  expect([...used, ...made].filter((key) => !can(key))).toEqual([]);
  expect(used.size).toBeGreaterThan(50);
});

const texts = import.meta.glob<string[]>(["./en.ts", "../*/**/words/en.ts"], { import: "default", eager: true });
const messages = import.meta.glob<string>("../games/*/**/*.json", { query: "?raw", import: "default", eager: true });

/** The keys that have a sentence in some files of words, and those that their sentences say within themselves. */
const defined = (path: string): string[] =>
  (texts[path] ?? []).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ""));
const within = (path: string): string[] =>
  (texts[path] ?? []).flatMap((text) => [...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1] ?? ""));

/** The keys that pages say in some folder, and those in what the server told there. */
const saidIn = (inside: (path: string) => boolean): string[] =>
  Object.entries({ ...sources, ...messages })
    .filter(([path]) => inside(path))
    .flatMap(([, text]) => [...text.matchAll(/say\("([a-z0-9-]+)"|⟦([a-z][a-z0-9-]*)[¦⟧]/g)])
    .map((match) => match[1] ?? match[2] ?? "");

test.each(GAMES)("%s is told in its own words and in those of all games, since no other are loaded", (game) => {
  const [path, learning] = [`../games/${game}/words/en.ts`, `../games/${game}/learn/words/en.ts`];
  const known = new Set([...defined("./en.ts"), ...defined(path)]);
  const taught = new Set([...known, ...defined(learning)]);
  const teaches = new RegExp(`^../games/${game}/(?:learn|pictures|rules)/`);
  const apart = new RegExp(
    `${teaches.source}|^../games/${game}/(?:lobby|combat|danger|odds|duel|ending|lookback|gallery|builder|packs)/`,
  );
  const said = [...within(path), ...saidIn((file) => file.startsWith(`../games/${game}/`) && !apart.test(file))];
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
  const shown = [...within(learning), ...saidIn((file) => teaches.test(file))];
  expect([...new Set(shown)].filter((key) => !taught.has(key))).toEqual([]);
});

test.each([
  ["lookback", "dreamblade"],
  ["duel", "dreamblade"],
  ["lookback", "dreamscape"],
])("what a %s tells after a game of %s is in the words of the game and its own", (part, game) => {
  const own = `../games/${game}/${part}/`;
  const files = ["./en.ts", `../games/${game}/words/en.ts`, `${own}words/en.ts`];
  const known = new Set(files.flatMap(defined));
  const said = [...within(`${own}words/en.ts`), ...saidIn((file) => file.startsWith(own))];
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(10);
});

test.each(GAMES)("the gallery of %s is told in the words of its game and those of galleries", (game) => {
  const files = ["./en.ts", `../games/${game}/words/en.ts`, "../gallery/words/en.ts"];
  const known = new Set(files.flatMap(defined));
  const said = saidIn((file) => file.startsWith(`../games/${game}/gallery/`));
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(10);
});

test("the builder is told in the words of its game, those of galleries and its own", () => {
  const files = ["./en.ts", "../games/dreamblade/words/en.ts", "../builder/words/en.ts"];
  const known = new Set(files.flatMap(defined));
  const said = saidIn((file) => /^\.\.\/(?:games\/dreamblade\/(?:builder|gallery)|gallery)\//.test(file));
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
});

test("packs are opened in the words of their game, of galleries, of the builder and their own", () => {
  const files = ["./en.ts", "../games/dreamblade/words/en.ts", "../packs/words/en.ts"];
  const known = new Set(files.flatMap(defined));
  const said = saidIn((file) => /^\.\.\/(?:games\/dreamblade\/(?:builder|gallery|packs)|gallery|packs)\//.test(file));
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});

test("the stage of a combat is told in the words of its game and its own", () => {
  const files = ["./en.ts", "../games/dreamblade/words/en.ts", "../games/dreamblade/combat/words/en.ts"];
  const known = new Set(files.flatMap(defined));
  const said = [...files.flatMap(within), ...saidIn((file) => file.startsWith("../games/dreamblade/combat/"))];
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
});

/** The folders with words of their own, besides those of games, and who else says them. */
const APART: Readonly<Record<string, RegExp>> = {
  abilities: /^\.\.\/(?:table\/examples|abilities)\//,
  builder: /^\.\.\/builder\//,
  gallery: /^\.\.\/gallery\//,
  packs: /^\.\.\/packs\//,
  rules: /^\.\.\/rules\//,
  me: /^\.\.\/me\//,
  lobby: /^\.\.\/(?:games\/[^/]+\/)?lobby\//,
  review: /^\.\.\/review\//,
  "table/ending": /^\.\.\/(?:table|games\/[^/]+)\/ending\//,
  "table/fairness": /^\.\.\/table\/fairness\//,
  "table/advice": /^\.\.\/table\/advice\//,
  "table/sharing": /^\.\.\/table\/sharing\//,
  "table/takeback": /^\.\.\/table\/takeback\//,
  "table/sealed": /^\.\.\/table\/sealed\//,
  "table/turn": /^\.\.\/table\/turn\//,
  "table/calling": /^\.\.\/table\/calling\//,
  "table/lessons": /^\.\.\/(?:table\/lessons|learn|shared\/lessons)/,
  puzzles: /^\.\.\/(?:table\/)?puzzles\//,
};

/** The folders whose words a page loads beside its own. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { me: ["lobby", "table/calling"] };

test("what is for every game needs the words of all games only, or those of its folder", () => {
  const common = new Set(defined("./en.ts"));
  const ofAll = saidIn((file) => /^\.\.\/(?!games)/.test(file) && !Object.values(APART).some((own) => own.test(file)));
  expect([...new Set([...within("./en.ts"), ...ofAll])].filter((key) => !common.has(key))).toEqual([]);
  for (const [folder, own] of Object.entries(APART)) {
    const path = `../${folder}/words/en.ts`;
    const beside = (BESIDE[folder] ?? []).flatMap((other) => defined(`../${other}/words/en.ts`));
    const known = new Set([...common, ...beside, ...defined(path)]);
    // The lobby knows the words of all games.
    const said = [...within(path), ...saidIn((file) => own.test(file))].filter((key) => key.startsWith("web-"));
    expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  }
});
