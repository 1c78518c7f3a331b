import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Play, Tried } from "../../../messages";
import { type Line, seated, show } from "../../../table/seated";
import type { TableState } from "../../../table/state.svelte";
import type { Talk } from "../../../table/talk";
import { language } from "../../../words";
import { Chosen } from "../chosen.svelte";
import { Choosing } from "./choosing.svelte";
import type { Option, Question } from "../messages";
import { askOf, CREATION, option, player, playOf, TRAVEL, view } from "./fixture";

await language.choose("en");

let state: TableState;
let talk: Talk;
let line: Line;
let choosing: Choosing;

afterEach(() => talk.close());

function ask(question: "travel" | "creation", mine: readonly number[] = [0], change: Partial<Play> = {}): void {
  const play = playOf(askOf(question, question === "travel" ? TRAVEL : CREATION), change);
  ({ state, talk, line } = seated(play, mine, "dreamscape"));
  choosing = new Choosing(talk, new Chosen());
}

const said = (type: string): Record<string, unknown>[] => line.said.filter((one) => one["type"] === type);
const seen = (change: Parameters<typeof view>[0]): Play["view"] => view(change) as unknown as Play["view"];
/** Let pending promises and effects run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    flushSync();
    await Promise.resolve();
  }
}

/** The next play, after an answer of the first seat: its score tells it apart. */
function next(step: number, score: number, options = CREATION): void {
  const seats = [player({ score }), player({ seat: "B" })];
  show(state, playOf(askOf("creation", options), { since: step - 1, step, view: seen({ seats }) }));
  state.sent = null;
}

function tried(answers: string[], change: Partial<Tried> = {}): void {
  const seats = [player({ score: 29, dreamer: "c2" }), player({ seat: "B" })];
  const at = { type: "tried", seat: 0, step: 1, cuts: 0 } as const;
  const ask = askOf("creation", CREATION);
  line.tell({ ...at, answers, view: seen({ seats }), events: [], ask, stop: "", ...change });
}

test("touching all that an answer is about gives it, and nothing is lit until the server has spoken", () => {
  ask("creation");
  choosing.touch.choose({ shard: "grass" });
  expect(choosing.marks.slots.get("b1")?.state).toBe("target");
  choosing.touch.choose({ slot: "b1" });
  expect(said("answer")).toEqual([{ type: "answer", seat: 0, step: 1, cuts: 0, option: 2 }]);
  expect(choosing.marks.slots.size + choosing.marks.shards.size).toBe(0);
});

test("while all create, an answer is given by its name: others change the numbers", () => {
  ask("creation", [0], { view: seen({ simultaneous: true }) });
  choosing.touch.choose({ shard: "grass" });
  choosing.touch.choose({ slot: "b1" });
  expect(said("say")).toMatchObject([{ text: "place grass b1" }]);
});

describe("in a game whose players create at the same time", () => {
  const QUESTIONS: [Question, Option][] = [
    ["lake", option("rearrange", { location: 2 }, "rearrange 2")],
    ["arrange", option("next", { kind: "water" }, "next water")],
    ["lake", option("decline", {}, "decline")],
    ["tower", option("decline", {}, "decline")],
    ["golem", option("decline", {}, "decline")],
    ["deck", option("decline", {}, "decline")],
    ["travel", option("move", { location: 2, takes_link: 0 }, "move 2")],
  ];

  test.each(QUESTIONS)("an answer to %s goes on when the server asks anew, not when others answer", (question, one) => {
    const stood = { ...askOf(question, [one, option("end", {}, "end")]), since: 1 };
    const other = { seat: 1, question: "creation", sentence: "B creates." };
    const told = (step: number, ...asks: Play["asks"]): void => {
      const { view: before } = state.asked ?? playOf(stood);
      const play = playOf(stood, { since: step - 1, step, asks, view: before });
      line.tell(play);
      show(state, play);
    };
    ({ state, talk, line } = seated(playOf(stood, { view: seen({ simultaneous: true }) }), [0], "dreamscape"));
    choosing = new Choosing(talk, new Chosen());
    choosing.answer(0);
    told(2, stood, { ...other, since: 2 });
    expect(choosing.open).toBeNull();
    choosing.answer(0);
    expect(said("say")).toMatchObject([{ text: one.text, step: 1 }]);
    told(3, { ...stood, since: 3 }, { ...other, since: 2 });
    expect(choosing.open?.ask.question).toBe(question);
    choosing.answer(0);
    expect(said("say").at(-1)).toMatchObject({ text: one.text, step: 3 });
  });

  test("a plan waits for what comes of its own answers", async () => {
    const stood = { ...askOf("golem", [option("decline", {}, "decline")]), since: 1 };
    ({ state, talk, line } = seated(playOf(stood, { view: seen({ simultaneous: true }) }), [0], "dreamscape"));
    choosing = new Choosing(talk, new Chosen());
    choosing.plan.begin();
    choosing.answer(0);
    void choosing.plan.doNext();
    await settle();
    show(state, playOf(stood, { since: 1, step: 2 }));
    await settle();
    expect(choosing.plan.doing).toBe(true);
    show(state, playOf({ ...stood, since: 3 }, { since: 2, step: 3 }));
    await settle();
    expect(choosing.plan.doing).toBe(false);
    expect(choosing.plan.steps).toEqual([]);
  });
});

test("what is picked stays when somebody else answers, and goes when it has become impossible", () => {
  ask("creation");
  choosing.touch.choose({ shard: "grass" });
  show(state, playOf(askOf("creation", CREATION), { step: 2 }));
  expect(choosing.pick.parts).toEqual([{ kind: "shard", shard: "grass" }]);
  show(state, playOf(askOf("creation", CREATION.slice(0, 1)), { step: 3 }));
  expect(choosing.pick.parts).toEqual([]);
});

test("the Dreamer stays in hand for the next step", () => {
  ask("creation");
  choosing.touch.choose({ slot: "c1" });
  choosing.touch.choose({ slot: "c2" });
  expect(said("answer")).toMatchObject([{ option: 5 }]);
  next(2, 22);
  expect(choosing.pick.parts).toEqual([{ kind: "dreamer" }]);
});

test("a doubt is confirmed by Enter and dropped by Escape", () => {
  ask("travel");
  choosing.end();
  expect(choosing.pick.sure).toEqual({ text: "end", doubts: ["loses"] });
  expect(said("answer")).toEqual([]);
  choosing.release();
  expect(choosing.pick.sure).toBeUndefined();
  choosing.end();
  choosing.confirm();
  expect(said("answer")).toMatchObject([{ option: 0 }]);
});

test("a reason belongs to my question, whatever others do", async () => {
  ask("travel");
  choosing.touch.choose({ location: 3 });
  expect(said("why")).toMatchObject([{ text: "move 3" }]);
  line.tell({ type: "because", text: "move 3", may: false, sentence: "Too far.", rule: "4.3" });
  await settle();
  expect(choosing.because?.sentence).toBe("Too far.");
  show(state, playOf(askOf("travel", TRAVEL), { step: 2 }));
  expect(choosing.because?.sentence).toBe("Too far.");
  choosing.touch.choose({ shard: "grass" });
  expect(choosing.because).toBeNull();
});

test("nobody answers for somebody else, and an onlooker for nobody", () => {
  ask("creation", [1]);
  choosing.touch.choose({ shard: "grass" });
  choosing.touch.choose({ slot: "b1" });
  // The browser may be asked for its seed meanwhile.
  expect(line.said.filter((one) => one["type"] !== "ping")).toEqual([]);
  expect(choosing.marks.shards.size).toBe(0);
});

describe("a plan", () => {
  test("collects answers, tries them, and asks what comes next", async () => {
    ask("creation");
    choosing.plan.begin();
    choosing.touch.choose({ shard: "grass" });
    choosing.touch.choose({ slot: "b1" });
    expect(said("answer")).toEqual([]);
    expect(said("try")).toMatchObject([{ seat: 0, step: 1, answers: ["place grass b1"] }]);
    expect(choosing.open).toBeNull();
    tried(["place grass b1"]);
    await settle();
    expect(choosing.plan.view?.seats[0]?.score).toBe(29);
    expect(choosing.open?.ask.question).toBe("creation");
    choosing.answer(5);
    expect(said("try").at(-1)).toMatchObject({ answers: ["place grass b1", "step c2"] });
    choosing.undo();
    expect(choosing.plan.steps.map((one) => one.text)).toEqual(["place grass b1"]);
    choosing.plan.clear();
    expect(choosing.plan.view).toBeNull();
  });

  test("an answer that is not legal is left out, with its reason", async () => {
    ask("creation");
    choosing.plan.begin();
    choosing.say("place grass e5");
    line.tell({ type: "refused", reason: "answer-illegal", sentence: "No shard beside it.", rule: "5.1", to: "try" });
    await settle();
    expect(choosing.plan.steps).toEqual([]);
    expect(choosing.plan.fault?.sentence).toBe("No shard beside it.");
    expect(state.refused).toBeNull();
  });

  test("that comes too fast keeps what was added", async () => {
    ask("creation");
    choosing.plan.begin();
    choosing.say("place grass b1");
    line.tell({ type: "refused", reason: "server-too-fast", sentence: "Too fast.", to: "try" });
    await settle();
    expect(choosing.plan.steps).toHaveLength(1);
    expect(choosing.plan.fault?.sentence).toBe("Too fast.");
  });

  async function planTwo(): Promise<void> {
    ask("creation");
    choosing.plan.begin();
    choosing.answer(2);
    tried(["place grass b1"]);
    await settle();
    choosing.answer(5);
    tried(["place grass b1", "step c2"]);
    await settle();
  }

  test("is done answer by answer, each after the one before has been seen", async () => {
    await planTwo();
    void choosing.plan.doAll();
    await settle();
    expect(said("say").map((one) => one["text"])).toEqual(["place grass b1"]);
    next(2, 22);
    await settle();
    expect(said("say").map((one) => one["text"])).toEqual(["place grass b1", "step c2"]);
    next(3, 29);
    await settle();
    expect(choosing.plan.on).toBe(false);
    expect(choosing.plan.doing).toBe(false);
  });

  test("ends when its last answer has been given by itself", async () => {
    ask("creation");
    choosing.plan.begin();
    choosing.answer(2);
    tried(["place grass b1"]);
    await settle();
    void choosing.plan.doNext();
    await settle();
    next(2, 22);
    await settle();
    expect(choosing.plan.on).toBe(false);
  });

  test("stops at a refusal and keeps what is left", async () => {
    await planTwo();
    void choosing.plan.doAll();
    await settle();
    next(2, 22);
    await settle();
    line.tell({ type: "refused", reason: "answer-illegal", sentence: "No.", to: "say" });
    await settle();
    expect(choosing.plan.doing).toBe(false);
    expect(choosing.plan.steps.map((one) => one.text)).toEqual(["step c2"]);
  });

  test("stops when the line is lost", async () => {
    await planTwo();
    void choosing.plan.doAll();
    await settle();
    state.connection = "lost";
    await settle();
    expect(choosing.plan.doing).toBe(false);
    expect(choosing.plan.steps).toHaveLength(2);
  });

  test("stops before something is revealed, which is done by itself", async () => {
    ask("creation");
    choosing.plan.begin();
    choosing.answer(4);
    tried(["plant c2"], { ask: null, stop: "chance" });
    await settle();
    expect(choosing.plan.full).toBe(true);
    void choosing.plan.doAll();
    await settle();
    expect(said("say")).toEqual([]);
    void choosing.plan.doNext();
    await settle();
    expect(said("say")).toMatchObject([{ text: "plant c2" }]);
  });

  test("is tried again when somebody else has answered, and ends when nobody is asked", async () => {
    await planTwo();
    show(state, playOf(askOf("creation", CREATION), { step: 2 }));
    choosing.plan.follow(choosing.real);
    expect(said("try").at(-1)).toMatchObject({ step: 2, answers: ["place grass b1", "step c2"] });
    choosing.plan.follow(null);
    expect(choosing.plan.on).toBe(false);
  });
});

test("numbers choose lines, and then what can be done with what is picked", () => {
  ask("creation");
  choosing.chooseNumber(1);
  expect(choosing.pick.parts).toEqual([{ kind: "shard", shard: "grass" }]);
  choosing.chooseNumber(1);
  expect(said("answer")).toMatchObject([{ option: 2 }]);
});

test("the usual answer and what ends the creation are given by key", () => {
  ask("creation", [0], { asks: [{ ...askOf("creation", [option("enter", {}, "enter"), ...CREATION]), usual: 0 }] });
  choosing.takeUsual();
  expect(said("answer")).toMatchObject([{ option: 0 }]);
});
