import { FAULTS } from "../fair/record";
import { expect, test } from "vitest";
import { GROUPS } from "../games/dreamscape/asking/choices";
import { HINTS as BLADE_HINTS } from "../games/dreamblade/table/hints";
import { HINTS as SCAPE_HINTS } from "../games/dreamscape/table/hints";
import { COURSE } from "../games/dreamscape/table/lessons";
import { GAMES as LOBBIES } from "../games/lobbies";
import { OPPONENTS } from "../lobby/wish";
import { THEMES } from "../shared/theme.svelte";
import { KEYS } from "../table/keys";
import { can, LANGUAGES, language } from ".";

const GAMES = ["dreamblade", "dreamscape"];
const HINTS = [...BLADE_HINTS, ...SCAPE_HINTS].map((hint) => hint.name);
const LESSONS = COURSE.lessons.map((lesson) => `dreamscape-${lesson.name}`);
const STEPS = COURSE.lessons.flatMap(({ name, steps }) => steps.map((step) => `dreamscape-${name}-${step.name}`));
/** Why an answer leads astray, as the steps of the lessons give it. */
const ASTRAY = [
  ...["first", "paid", "elsewhere", "power", "end", "short", "away"].map((reason) => `dreamscape-travel-${reason}`),
  ...["beside", "tree", "lost", "walk", "declined"].map((reason) => `dreamscape-creation-${reason}`),
  ...["stored", "shard", "declined", "beside", "stay", "last"].map((reason) => `dreamscape-powers-${reason}`),
];
const FIELDS = LOBBIES.flatMap((game) => [...game.fields, ...game.more]);
const BOTS = ["scripted", "random"];

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The keys that a page puts together, each with what stands in the place of the star. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  "web-asking-*-confirm": ["attack", "deathblow"],
  "web-asking-*-some": ["strike", "deathblow"],
  "web-asking-effect-*": ["none", "disrupt", "destroy", "either"],
  "web-asking-left-*": ["spawn", "move", "strike"],
  "web-asking-mark-*": ["none", "disrupt", "destroy", "either", "all"],
  "web-board-*": ["power", "defense", "life"],
  "web-board-*-short": ["claims", "points", "pool", "bonus"],
  "web-dreamscape-card-*": ["use", "store"],
  "web-dreamscape-group-*": GROUPS.filter((group) => group !== ""),
  "web-dreamscape-sure-*": ["free-way", "ends", "keeps", "power"],
  "web-dreamscape-tab-*": ["question", "cards", "plan", "purposes", "players", "log"],
  "web-game-*": GAMES,
  "web-game-*-about": GAMES,
  "web-language-*": LANGUAGES,
  "web-lesson-*": STEPS,
  "web-lesson-*-hint": STEPS,
  "web-lesson-*-learnt": LESSONS,
  "web-lesson-*-task": LESSONS,
  "web-lesson-*-title": LESSONS,
  "web-lesson-astray-*": ASTRAY,
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
  "web-lobby-seat-*": ["any", "0", "1"],
  "web-table-dreamblade-sum-*": ["spawned", "moves", "combats", "disrupted", "destroyed"],
  "web-table-fair-fault-*": FAULTS,
  "web-table-hint-*": HINTS,
  "web-table-hint-*-title": HINTS,
  "web-table-key-*": KEYS.map((key) => key.meaning),
  "web-table-level-*": BOTS,
  "web-table-reckoning-from-*": ["cards", "trees", "water", "mountains", "crossed"],
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
  const made = Object.entries(COMPOSED).flatMap(([key, values]) => values.map((value) => key.replace("*", value)));
  expect([...used, ...made].filter((key) => !can(key))).toEqual([]);
  expect(used.size).toBeGreaterThan(50);
});

const texts = import.meta.glob<string[]>(["./en.ts", "../games/*/words/en.ts"], { import: "default", eager: true });
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
  const path = `../games/${game}/words/en.ts`;
  const known = new Set([...defined("./en.ts"), ...defined(path)]);
  const said = [...within(path), ...saidIn((file) => file.startsWith(`../games/${game}/`))];
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});

test("what is for every game needs no game's words, but for the lobby, which knows all", () => {
  const known = new Set(defined("./en.ts"));
  const said = [...within("./en.ts"), ...saidIn((file) => /^\.\.\/(?!games|lobby)/.test(file))];
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
});
