import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { flushSync } from "svelte";
import { can, LANGUAGES, language, players, say, speak } from ".";
import { known } from "./language.svelte";

beforeEach(async () => {
  localStorage.clear();
  await language.choose("en");
});

const files = import.meta.glob<string[]>(["./[a-z][a-z].ts", "../*/**/words/[a-z][a-z].ts"], {
  import: "default",
  eager: true,
});

test("every file the browser needs is there in every language", () => {
  expect(LANGUAGES).toEqual(["en", "pl"]);
  const found = (one: string): [string, number][] =>
    Object.entries(files).flatMap(([path, texts]) =>
      path.endsWith(`/${one}.ts`) ? [[path.slice(0, -"en.ts".length), texts.length]] : [],
    );
  for (const one of LANGUAGES) expect(found(one)).toEqual(found("en"));
  expect(found("en").length).toBeGreaterThan(3);
  expect(found("en").every(([, texts]) => texts > 0)).toBe(true);
});

describe("a player in a sentence", () => {
  const won = "⟦log-turn-won¦player=B¦a#0¦b#4¦cause=⟦cite¦rule=9.3⟧⟧";
  const first = "⟦log-went-first¦player=A¦cause=⟦cite¦rule=4.2⟧⟧";
  afterEach(() => players.call({}));

  test("is called by the letter of the seat", async () => {
    expect(speak(won)).toBe("Player B wins the turn; conquest points: A 0, B 4 (rule 9.3).");
    await language.choose("pl");
    expect(speak(first)).toBe("Tę turę zaczyna gracz A (zasada 4.2).");
  });

  test("is called by name where that is known, in what is said already, too", async () => {
    const said: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void said.push(speak(won)));
    });
    flushSync();
    players.call({ A: "Ada", B: "Computer (steady)" });
    flushSync();
    players.call({ A: "Ada", B: "Computer (steady)" });
    flushSync();
    stop();
    expect(said.slice(1)).toEqual([
      "Computer (steady) wins the turn; conquest points: Ada 0, Computer (steady) 4 (rule 9.3).",
    ]);
    const travels = "⟦dreamscape-log-travel-began¦seat=A¦cause=⟦cite¦rule=4.1⟧⟧";
    expect(speak(travels)).toBe("Ada travels (rule 4.1).");
    await language.choose("pl");
    expect(speak(first)).toBe("Tę turę zaczyna Ada (zasada 4.2).");
    expect(speak(travels)).toBe("Ada podróżuje (zasada 4.1).");
  });

  test("is called by name where several are, and where a game has ended", () => {
    players.call({ A: "Ada", C: "Bob" });
    const ended = (winners: string): string => speak(`⟦server-ending¦how=rule¦won=yes¦winners=${winners}¦rule=9.4⟧`);
    expect(ended("A")).toBe("The game is over. Winner: Ada (rule 9.4).");
    expect(ended("A, B, C")).toBe("The game is over. Winner: Ada, B, Bob (rule 9.4).");
  });
});

describe("a sentence from the server", () => {
  test("is said with its details", () => {
    expect(speak("⟦cite¦rule=7.8⟧")).toBe("rule 7.8");
  });

  test("may stand within text and within another sentence", () => {
    expect(speak("(⟦cause-ability¦ability=⟦ability-unique-name⟧¦rule=11⟧)")).toBe("(Unique, rule 11)");
    expect(speak("⟦cite¦rule=7.8 and ⟦cite¦rule=9⟧⟧")).toBe("rule 7.8 and rule 9");
  });

  test("keeps numbers as numbers, for plural forms", async () => {
    await language.choose("pl");
    const turns = (n: number): string => speak(`⟦reason-vengeance¦turns#${n}¦miniature=X¦rule=5⟧`);
    expect(turns(1)).not.toBe(turns(2).replace("2", "1"));
    expect(turns(2)).not.toBe(turns(5).replace("5", "2"));
    expect(turns(22).replace("22", "2")).toBe(turns(2));
  });

  test("holds values with signs of its own form", () => {
    expect(speak("⟦cite¦rule=a=b#c⟧")).toBe("rule a=b#c");
  });

  test.each([
    "⟦",
    "⟧",
    "⟦⟧",
    "⟦cite",
    "cite⟧",
    "⟦no-such-key¦rule=1⟧",
    "⟦cite¦rule⟧",
    "⟦cite¦rule#x⟧",
    "⟦cite¦¦⟧",
    "plain text",
    "",
  ])("that is none stays as it is: %s", (text) => {
    expect(speak(text)).toBe(text);
  });

  test("is still found beside a broken one", () => {
    expect(speak("⟦broken ⟦cite¦rule=1⟧")).toBe("⟦broken rule 1");
    expect(speak("⟦cite¦rule=1⟧ ⟧")).toBe("rule 1 ⟧");
    expect(speak("⟦no-such-key¦a=⟦cite¦rule=1⟧⟧")).toBe("⟦no-such-key¦a=⟦cite¦rule=1⟧⟧");
  });

  test("ends quickly however deep it is, closed or not", () => {
    const deep = "⟦cite¦rule=".repeat(5000);
    expect(speak(deep)).toBe(deep);
    expect(speak(deep + "⟧".repeat(5000))).toContain("rule");
  });

  test("without a detail shows the name of the detail", () => {
    expect(speak("⟦cite⟧")).toContain("$rule");
  });
});

describe("the language", () => {
  test("changes what is said at once, without marks around details", async () => {
    let shown = "";
    const stop = $effect.root(() => {
      $effect(() => {
        shown = say("cite", { rule: "4.2" });
      });
    });
    flushSync();
    expect(shown).toBe("rule 4.2");
    await language.choose("pl");
    flushSync();
    expect(shown).toBe("zasada 4.2");
    stop();
  });

  test("is not spoken anew where words come later, but for those who have missed one", async () => {
    // Here all words are known from the beginning; another copy knows none.
    const copy = "./language.svelte.ts?copy";
    const fresh = ((await import(/* @vite-ignore */ copy)) as typeof import("./language.svelte")).language;
    await fresh.choose("en");
    const seen: Record<string, boolean[]> = { cite: [], "web-gallery-others": [] };
    const stop = $effect.root(() => {
      for (const [key, all] of Object.entries(seen)) $effect(() => void all.push(fresh.message(key) !== undefined));
    });
    flushSync();
    await fresh.learn("gallery");
    await fresh.learn("gallery");
    flushSync();
    expect(seen).toEqual({ cite: [true], "web-gallery-others": [false, true] });
    stop();
  });

  test("is remembered and told to the page", async () => {
    await language.choose("pl");
    expect(document.documentElement.lang).toBe("pl");
    await language.choose("en");
    localStorage.setItem("oneiros-language", "pl");
    await language.begin();
    expect(language.current).toBe("pl");
  });

  test("is the browser's first that is known here", async () => {
    Object.defineProperty(navigator, "languages", { value: ["de-DE", "pl-PL", "en"], configurable: true });
    localStorage.clear();
    await language.begin();
    expect(language.current).toBe("pl");
    expect(known("en-GB")).toBe("en");
    expect(known("xx")).toBeUndefined();
    expect(known("")).toBeUndefined();
  });

  test("says a key that it does not have", () => {
    expect(say("web-no-such-key")).toBe("web-no-such-key");
    expect(can("web-no-such-key")).toBe(false);
    expect(can("cite")).toBe(true);
  });
});
