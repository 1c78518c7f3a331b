import { describe, expect, test } from "vitest";
import { planOf } from "./plans";
import { ABILITIES, abilitySymbol, ACTIVATIONS, ASPECTS, aspectSymbol, figure, type Sculpture } from ".";
import { cast } from "./cast";

const sets = import.meta.glob<string>("../../../../../src/oneiros/games/dreamblade/warbands/miniatures/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const keywordFiles = import.meta.glob<string>("../../../../../src/oneiros/games/dreamblade/keywords/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The few fields a figure needs, read from the tables of a set. */
function miniatures(text: string): Sculpture[] {
  return text
    .split("[[miniature]]")
    .slice(1)
    .map((table) => {
      const field = (key: string): string => new RegExp(`^${key} = (.*)$`, "m").exec(table)?.[1] ?? '""';
      return {
        name: JSON.parse(field("name")) as string,
        aspects: JSON.parse(field("aspects")) as string[],
        lineage: JSON.parse(field("lineage")) as string,
        cost: Number(field("cost")),
        location: field("kind") === '"location"',
      };
    });
}

const ALL = Object.values(sets).flatMap(miniatures);
const KEYWORDS = Object.values(keywordFiles).flatMap(
  (text) => /^KEYWORD: .* = \w+\(\s*"([^"]+)"/m.exec(text)?.[1] ?? [],
);

const sketch = (change: Partial<Sculpture>): Sculpture => ({
  name: "Nobody Yet",
  aspects: ["Valor"],
  lineage: "",
  cost: 4,
  location: false,
  ...change,
});

/** The markup without the marks that come from the name alone. */
const drawn = (sculpture: Sculpture): string => figure(sculpture).replaceAll(cast(sculpture).prefix, "");

describe("figures", () => {
  test("the sets are read", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(119);
    expect(ALL.filter((one) => one.location).length).toBeGreaterThanOrEqual(14);
  });

  test("the same miniature always looks the same", () => {
    for (const one of ALL) expect(figure({ ...one })).toBe(figure(one));
  });

  test("no two look alike, and no two share the names of their gradients", () => {
    expect(new Set(ALL.map(drawn)).size).toBe(ALL.length);
    expect(new Set(ALL.map((one) => cast(one).prefix)).size).toBe(ALL.length);
  });

  test("no two share more than half of their strokes", () => {
    const strokes = ALL.map((one) => new Set(drawn(one).match(/ d="[^"]+"/g)));
    for (const [i, mine] of strokes.entries()) {
      for (const [j, yours] of strokes.entries()) {
        if (j <= i) continue;
        const shared = [...mine].filter((stroke) => yours.has(stroke)).length;
        expect(shared / Math.min(mine.size, yours.size), [ALL[i]?.name, ALL[j]?.name].join(" and ")).toBeLessThan(0.5);
      }
    }
  });

  test("a mark makes a copy independent", () => {
    const [one] = ALL;
    if (!one) throw new Error("no miniature was read");
    const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(ids(figure(one, "x")).filter((id) => ids(figure(one)).includes(id))).toEqual([]);
  });

  test("every miniature of the sets gets more than the fallback", () => {
    for (const one of ALL) expect(Object.keys(cast(one).look), one.name).not.toHaveLength(0);
  });

  test("markup is small, well formed and allowed by a strict content policy", () => {
    for (const one of ALL) {
      const markup = figure(one);
      expect(markup.length, one.name).toBeLessThan(6000);
      expect(markup).not.toMatch(/style=|<script|<style|http|\son\w+=|NaN|undefined|Infinity/);
      const parsed = new DOMParser().parseFromString(`<svg xmlns="urn:x">${markup}</svg>`, "application/xml");
      expect(parsed.querySelector("parsererror"), one.name).toBeNull();
      const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, id] of markup.matchAll(/#(\w+)[)"]/g)) {
        if (id && !/^[0-9a-f]{3}([0-9a-f]{3})?$/.test(id)) expect(ids, one.name).toContain(id);
      }
    }
  });

  test("names are no markup", () => {
    expect(figure(sketch({ name: '"><script>' }))).not.toContain("script");
  });

  test.each(["Janus", "Lost", "Hivelings", "Hellbred", "Bloodcut"])(
    "%s shows on any figure without a shape of its own",
    (lineage) => {
      expect(figure(sketch({ lineage }))).not.toBe(figure(sketch({})));
    },
  );

  test("a known word gives the body, any other name a body of its kind", () => {
    const plan = (change: Partial<Sculpture>): unknown => planOf(cast(sketch(change)));
    expect(plan({ name: "Second Dragon" })).toBe(plan({ name: "Noble Dragon" }));
    expect(plan({ name: "Qwerty", location: true })).not.toBe(plan({ name: "Qwerty" }));
    expect(figure(sketch({ name: "constructor" }))).toContain("<use");
    expect(figure(sketch({ name: "", aspects: [], cost: 0 }))).toContain("<use");
  });

  test("the dear ones are larger than the cheap ones", () => {
    const size = (cost: number): number => Number(/scale\(([\d.]+)\)"><use/.exec(figure(sketch({ cost })))?.[1]);
    expect(size(14)).toBeGreaterThan(size(7));
    expect(size(7)).toBeGreaterThan(size(1));
  });
});

describe("symbols", () => {
  test("each aspect has its own colours and its own sign", () => {
    const names = Object.keys(ASPECTS);
    expect(names).toEqual(["Valor", "Madness", "Fear", "Passion"]);
    expect(new Set(names.map(aspectSymbol)).size).toBe(4);
    expect(new Set(names.map((name) => ASPECTS[name]?.light)).size).toBe(4);
    expect(aspectSymbol("Valor")).toContain("currentColor");
  });

  test("each ability keyword has its own sign, and so has what activates it", () => {
    expect(KEYWORDS.length).toBeGreaterThan(50);
    expect([...ABILITIES].sort()).toEqual([...KEYWORDS].sort());
    expect(ACTIVATIONS).toEqual(expect.arrayContaining(["blade", "spawn", "score"]));
    const signs = [...ABILITIES, ...ACTIVATIONS].map(abilitySymbol);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) {
      expect(sign).toContain("currentColor");
      expect(sign).not.toMatch(/style=|NaN|undefined/);
    }
  });

  test("an unknown ability still gets a sign", () => {
    expect(abilitySymbol("Yodel")).toContain("<path");
    expect(abilitySymbol("constructor")).toContain("<path");
  });
});
