import { beforeEach, expect, test } from "vitest";
import { columns, kinds } from "./curve";
import { Draft, unkept } from "./draft.svelte";
import { Refusal } from "../../../net/api";
import { mended, mistyped, whyUnread } from "./refused";
import { sideOf } from "./sparring.svelte";
import { copiesOf, inOwnWords, linkTo, NOBODY, packedIn, playedIn, readWarband, wishFor, written } from "./warband";
import type { MiniatureText } from "../../../messages";

beforeEach(() => localStorage.clear());

const printed = new Map(
  [
    ["Ant", 1],
    ["Bat", 3],
    ["Cat", 3],
    ["Dragon", 12],
  ].map(([name, cost]) => [name as string, { name, cost } as MiniatureText]),
);

test("a warband is written in one way and read back, in whatever order it was built", () => {
  const one = written({ name: " Cold \n feet ", about: "", figures: ["Cat", "Ant", "Cat"] });
  expect(one).toBe(written({ name: "Cold feet", about: " ", figures: ["Ant", "Cat", "Cat"] }));
  expect(readWarband(one)).toEqual({ name: "Cold feet", about: "", figures: ["Ant", "Cat", "Cat"] });
  expect(readWarband("no JSON")).toEqual({ name: "", about: "", figures: [] });
});

test("a link holds the packed form behind its #, damaged or not, and nothing else is taken for one", () => {
  expect(packedIn(new URL(linkTo("w1.CUNvbGQ-_")).hash)).toBe("w1.CUNvbGQ-_");
  expect(packedIn("#patchwork-bear")).toBe("");
  expect(packedIn("#w1")).toBe("");
});

test("those that came last are taken out first, and every change can be taken back", () => {
  const draft = new Draft();
  for (const name of ["Ant", "Bat", "Ant", "Cat"]) draft.add(name);
  draft.takeOut("Ant");
  expect(draft.figures).toEqual(["Ant", "Bat", "Cat"]);
  draft.takeOutLast(2);
  expect(draft.figures).toEqual(["Ant"]);
  draft.takeOut("Dragon");
  draft.back();
  expect(draft.figures).toEqual(["Ant", "Bat", "Cat"]);
  draft.back();
  expect(copiesOf(draft.figures)).toEqual({ Ant: 2, Bat: 1, Cat: 1 });
});

test("this browser remembers what lies on the workbench, and whether the server keeps it", () => {
  const draft = new Draft();
  draft.name = "Mine";
  draft.add("Ant");
  expect(draft.isKept).toBe(false);
  draft.wasKept(draft.laid, "k1", draft.text);
  draft.remember();
  const again = new Draft();
  expect([again.id, again.name, again.figures, again.isKept]).toEqual(["k1", "Mine", ["Ant"], true]);
  again.add("Bat");
  expect(again.isKept).toBe(false);
});

test("what the server keeps is laid down as kept, and a new one as not", () => {
  const draft = new Draft();
  const { warband, text } = unkept('{"name": "Mine", "description": "Slow", "miniatures": {"Bat": 2}}');
  draft.lay(warband, "k1", text);
  expect([draft.isKept, draft.about, draft.of("Bat")]).toEqual([true, "Slow", 2]);
  draft.clear();
  expect([draft.id, draft.isKept, draft.figures]).toEqual(["", false, []]);
});

test("going back from one kept warband to another goes back to its place, too", () => {
  const draft = new Draft();
  draft.lay({ name: "One", about: "", figures: ["Ant"] }, "k1", "kept");
  draft.lay({ name: "Two", about: "", figures: ["Bat"] }, "k2", "kept");
  draft.back();
  expect([draft.id, draft.name, draft.figures]).toEqual(["k1", "One", ["Ant"]]);
});

test("the curve has a column for each cost, and the last one for all that cost more", () => {
  const found = columns(["Cat", "Dragon", "Bat", "Cat", "Nobody"], printed);
  expect(found.map(({ cost }) => cost)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found[2]?.figures).toEqual(["Bat", "Cat", "Cat"]);
  expect(found[8]?.figures).toEqual(["Nobody", "Dragon"]);
});

test("abilities are counted by when they work, once for each miniature that has one", () => {
  const works = new Map([
    ["Ant", ["blade", "always"]],
    ["Bat", ["blade"]],
  ]);
  expect(kinds(["Ant", "Bat", "Bat", "Cat"], works)).toEqual([
    { kind: "blade", number: 3 },
    { kind: "always", number: 1 },
  ]);
});

test("only an interval on one side of the middle is a verdict", () => {
  const told = { bot: "scripted", games: 60, share: 0.6, met: [] };
  expect(sideOf({ ...told, low: 0.47, high: 0.71 })).toBe("even");
  expect(sideOf({ ...told, low: 0.52, high: 0.71 })).toBe("above");
  expect(sideOf({ ...told, low: 0.2, high: 0.49 })).toBe("below");
});

test("text has the names of the page's language, and whatever stands after # as it was written", () => {
  const text = "# 2 Twilight Scout\n2 Twilight Scout\n1 Noble Dragon\n";
  const polish: Record<string, string> = { "Twilight Scout": "Zwiadowca Zmierzchu", "Noble Dragon": "Szlachetny Smok" };
  expect(inOwnWords(text, (name) => polish[name] ?? name)).toBe(
    "# 2 Twilight Scout\n2 Zwiadowca Zmierzchu\n1 Szlachetny Smok\n",
  );
});

test("a damaged link is told without letters and sums, and other faults as the server tells them", () => {
  const refused = (reason: string): unknown => new Refusal({ reason, sentence: "why" });
  expect(whyUnread(refused("warband-packed-damaged"))).toEqual(["⟦web-builder-link-damaged⟧"]);
  expect(whyUnread(refused("warband-packed-sets"))).toEqual(["why"]);
  expect(packedIn("#w1.cut off%")).toBe("w1.cut off%");
});

test("a mistyped name is told with those that were perhaps meant, and one of them mends the text", () => {
  const why = "⟦miniature-unknown¦came=Mirorman¦near=Mirrorman, Noble Dragon⟧";
  expect(mistyped(`⟦warband-line-wrong¦line#1¦why=${why}⟧`)).toEqual({
    came: "Mirorman",
    near: ["Mirrorman", "Noble Dragon"],
    sentence: "⟦warband-line-wrong¦line#1¦why=⟦miniature-unknown¦came=Mirorman¦near=none⟧⟧",
  });
  expect(mistyped("⟦miniature-unknown¦came=xyzzy¦near=none⟧")).toBeUndefined();
  expect(mistyped("⟦warband-size¦came#17⟧")).toBeUndefined();
  expect(mended("2 Ant\n1 Antler # Ant", "Ant", "$& Bee")).toBe("2 $& Bee\n1 Antler # $& Bee");
  expect(mended("1 Łowc (rare)", "Łowc (rare)", "Łowca")).toBe("1 Łowca");
  expect(mended("1 Łowc\n1 Łowca", "Łowc", "Łowczy")).toBe("1 Łowczy\n1 Łowca");
});

test("a gap is filled by looking for what is missing", () => {
  const gap = { sentence: "", add: [] };
  expect(wishFor({ ...gap, aspect: "Fear", mostCost: 3 })).toEqual({
    chosen: { aspect: ["Fear"] },
    between: { cost: [1, 3] },
  });
  expect(wishFor({ ...gap, lineage: "Janus" })).toEqual({ chosen: { lineage: ["Janus"] }, between: {} });
});

test.each([
  '{"miniatures":{"x":100000000}}',
  '{"miniatures":{"x":1.5}}',
  '{"miniatures":{"x":1},"name":5}',
  "[",
  "null",
])("what is no warband is none: %s", (text) => {
  expect(readWarband(text)).toEqual(NOBODY);
  expect(playedIn(`#played=${encodeURIComponent(text)}`)).toBeUndefined();
});
