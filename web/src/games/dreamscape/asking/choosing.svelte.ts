import { createContext } from "svelte";
import type { Ask, Because, Odds, Play } from "../../../messages";
import type { Asking } from "../../../table/asking/asking";
import type { TableState } from "../../../table/state.svelte";
import type { Talk } from "../../../table/talk";
import type { Asked, Chosen, Part, Picked } from "../chosen.svelte";
import { type Marks, NO_MARKS, type Thing, type Touch } from "../marks";
import type { Option, Player, View } from "../messages";
import { optionsOf } from "../stage/offers";
import { attempt } from "./attempts";
import { endingOf, type Row, rows } from "./choices";
import { lights, pointedAt } from "./lights";
import { fitting } from "./parts";
import { isSameQuestion, letterOf, type Picking, playerOf, viewOf } from "./picking";
import type { Weigh } from "../odds/brings";
import { optionNamed, Plan } from "./plan.svelte";
import { pointedParts } from "./pointed";
import { spoken } from "./spoken";
import { begin, decide, type Outcome, partOf, touch } from "./touches";

const NOTHING: Picked = { parts: [] };

/** Leads from the question on the page and from touches to what lights up, and to the answer or the plan. */
export class Choosing implements Asking {
  readonly talk: Talk;
  readonly state: TableState;
  readonly chosen: Chosen;
  readonly plan: Plan;

  /** The question of one of my seats, otherwise the first that anybody is asked. */
  readonly real: Ask | null = $derived.by(() => {
    const asks = this.state.spent ? [] : (this.state.asked?.asks ?? []);
    return asks.find((ask) => ask.seat === this.state.seat) ?? asks[0] ?? null;
  });
  readonly isMine: boolean = $derived.by(() => this.real !== null && this.real.seat === this.state.seat);
  /** What would be asked after the plan, where there is one. */
  readonly ask: Ask | null = $derived.by(() => (this.plan.steps.length > 0 ? this.plan.ask : null) ?? this.real);
  /** The table as it would be asked about. */
  readonly view: View | null = $derived.by(() => {
    const { asked } = this.state;
    return this.plan.view ?? (asked === null ? null : viewOf(asked));
  });
  /** The points of the seat that plays here, as they are. */
  readonly score: number = $derived.by(() => {
    const { asked, seat } = this.state;
    return asked === null ? 0 : (playerOf(viewOf(asked), seat)?.score ?? 0);
  });
  readonly #asked: Asked = $derived.by(() => ({
    seat: this.ask?.seat ?? -1,
    question: this.ask?.question ?? "",
    own: this.state.ownStep,
    cuts: this.state.asked?.cuts ?? 0,
    planned: this.plan.steps.length,
  }));
  readonly #picking: Picking | null = $derived.by(() => {
    const { ask, view } = this;
    const me = ask && view && playerOf(view, ask.seat);
    return me ? { ask, view, me, pick: this.#picked(ask, view, me) } : null;
  });
  readonly pick: Picked = $derived(this.#picking?.pick ?? NOTHING);
  /** The question with what is picked, where it can be answered or planned now. */
  readonly open: Picking | null = $derived.by(() => {
    if (!this.isMine || this.state.waiting || this.state.replayed || this.plan.doing) return null;
    return this.plan.steps.length > 0 && this.plan.ask === null ? null : this.#picking;
  });
  readonly known: Picking | null = $derived((this.ask?.options?.length ?? 0) > 0 ? this.#picking : null);
  readonly rows: Row[] = $derived(this.known === null ? [] : rows(this.known));
  readonly numbered: Row[] = $derived(this.rows.slice(0, 9));
  readonly ending: Option | null = $derived(this.known === null ? null : (endingOf(this.known) ?? null));
  readonly usual: Option | null = $derived.by(() => {
    const { known } = this;
    return known === null ? null : (optionsOf(known.ask).find((one) => one.index === known.ask.usual) ?? null);
  });
  /** The answer that awaits a confirmation, or the only one that is about everything picked. */
  readonly confirmed: Option | null = $derived.by(() => {
    const { known } = this;
    if (known === null) return null;
    const { pick } = known;
    const named = pick.sure?.text;
    if (named !== undefined) return optionNamed(known.ask, named) ?? null;
    const found = pick.parts.length > 0 && known.ask.question !== "cross" ? fitting(known) : [];
    return found.length === 1 ? (found[0] ?? null) : null;
  });
  readonly because: Because | null = $derived.by(() => {
    const { because } = this.chosen;
    return because !== null && isSameQuestion(because.asked, this.#asked) ? because.said : null;
  });
  readonly mayUndo: boolean = $derived.by(() => (this.plan.steps.length > 0 ? !this.plan.doing : this.state.mayUndo));
  readonly #lit: Marks = $derived.by(() => (this.open === null ? NO_MARKS : spoken(lights(this.open))));
  readonly marks: Marks = $derived.by(() => {
    const pointing = this.open === null ? [] : this.chosen.pointing;
    return pointedAt(pointedAt(this.#lit, pointing), pointedParts(this.state.marked, letterOf(this.state.seat)));
  });

  /** How often something was chosen, put down or answered: a reason that was asked for before comes too late. */
  #turns = 0;

  readonly touch: Touch = {
    choose: (thing) => this.#choose(thing),
    point: (thing) => this.#point(thing),
    why: (thing) => this.#whyNot(thing),
  };

  /** What was asked about answers at a moment, each once. */
  #weighed: { readonly asked: Play | null; readonly odds: Map<string, Promise<Odds | undefined>> } | null = null;

  /** Ask what an answer may come to, where it is the next one; what is planned first would change it. */
  readonly weigh: Weigh = (text, aim) => {
    const { asked, seat } = this.state;
    const offered = this.plan.steps.length === 0 && this.open?.ask.options?.some((option) => option.text === text);
    if (offered !== true) return Promise.resolve(undefined);
    if (this.#weighed?.asked !== asked) this.#weighed = { asked, odds: new Map() };
    const key = `${aim} ${text}`;
    const known = this.#weighed.odds.get(key) ?? this.talk.odds(seat, text, aim).then((told) => told?.odds);
    this.#weighed.odds.set(key, known);
    return known;
  };

  constructor(talk: Talk, chosen: Chosen) {
    this.talk = talk;
    this.state = talk.state;
    this.chosen = chosen;
    this.plan = new Plan(talk, chosen);
  }

  answer(index: number): void {
    if (this.open === null) return;
    const option = optionsOf(this.open.ask).find((one) => one.index === index);
    if (option) this.give(option);
  }

  /** Give an answer, or add it to the plan. */
  give(option: Option): void {
    if (this.open === null) return;
    this.#turn();
    // The Dreamer stays in hand for the next step.
    const walks = option.deed === "step" && this.pick.parts.some((one) => one.kind === "dreamer");
    if (this.plan.on) this.plan.add({ text: option.text, option });
    else if (this.open.view.simultaneous) this.talk.say(this.state.seat, option.text);
    else this.talk.answer(this.state.seat, option.index);
    if (walks) this.#keep({ parts: [{ kind: "dreamer" }] });
    else this.chosen.picked = null;
  }

  /** Give an answer, unless there is something to doubt; wishing for it again confirms it. */
  wish(option: Option): void {
    if (this.open === null) return;
    const again = this.pick.sure?.text === option.text;
    this.#follow(again || this.plan.on ? { kind: "answer", option } : decide(this.open, option));
  }

  say(text: string): void {
    if (this.open === null) return;
    this.#turn();
    if (this.plan.on) this.plan.add({ text, option: optionNamed(this.open.ask, text) ?? null });
    else this.talk.say(this.state.seat, text);
  }

  confirm(): void {
    if (this.confirmed) this.give(this.confirmed);
  }

  end(): void {
    if (this.ending) this.wish(this.ending);
  }

  takeUsual(): void {
    if (this.usual) this.wish(this.usual);
  }

  undo(): void {
    if (this.plan.steps.length > 0) this.plan.removeLast();
    else this.talk.undo();
  }

  release(): void {
    if (this.chosen.picked !== null) this.#turn();
    this.chosen.picked = null;
  }

  /** Choose a line of the list. */
  choose(row: Row): void {
    if (row.kind === "answer") this.wish(row.option);
    else this.#take({ parts: [...this.pick.parts.filter((one) => one.kind === "slot"), row.part] });
  }

  /** Pick what has been chosen on a stage, or put it down. */
  hold(parts: readonly Part[]): void {
    if (this.open !== null) this.#take({ parts });
  }

  chooseNumber(number: number): void {
    const row = this.numbered[number];
    if (row) this.choose(row);
  }

  /** A line of the list is pointed at. */
  pointAt(parts: readonly Part[]): void {
    this.chosen.pointing = parts;
  }

  /** Ask the rules why something, in notation, may not be done. */
  wonder(text: string): void {
    this.#turn();
    const [turns, asked] = [this.#turns, this.#asked];
    void this.talk.why(this.state.seat, text).then((said) => {
      if (said && turns === this.#turns) this.chosen.because = { asked, said };
    });
  }

  forgetReason(): void {
    this.chosen.because = null;
  }

  /** The reason why something may not be done, where what is planned does not change it. */
  async #whyNot(thing: Thing): Promise<string> {
    const text = this.open === null || this.plan.steps.length > 0 ? undefined : attempt(this.open, thing);
    const said = text === undefined ? undefined : await this.talk.why(this.state.seat, text);
    return said === undefined || said.may ? "" : (said.sentence ?? "");
  }

  #picked(ask: Ask, view: View, me: Player): Picked {
    const { picked } = this.chosen;
    const first = begin({ ask });
    if (picked === null || !isSameQuestion(picked.asked, this.#asked)) return first;
    // Others may have taken what the pick was for.
    const named = picked.pick.sure?.text;
    if (named !== undefined) return optionNamed(ask, named) ? picked.pick : first;
    return fitting({ ask, view, me, pick: picked.pick }).length > 0 ? picked.pick : first;
  }

  #choose(thing: Thing): void {
    if (this.open !== null) this.#follow(touch(this.open, thing));
    else if ("card" in thing) this.#follow({ kind: "look", card: thing.card });
  }

  #point(thing: Thing | null): void {
    const part = thing && this.open ? partOf(this.open, thing) : undefined;
    this.chosen.pointing = part?.kind === "card" ? [part] : [];
  }

  #follow(outcome: Outcome): void {
    if (outcome.kind === "answer") this.give(outcome.option);
    else if (outcome.kind === "pick") {
      const { sure } = outcome.pick;
      const option = sure && this.plan.on && this.open ? optionNamed(this.open.ask, sure.text) : undefined;
      if (option) this.give(option);
      else this.#take(outcome.pick);
    } else if (outcome.kind === "look") this.#look(outcome.card);
    else if (outcome.kind === "why") this.wonder(outcome.text);
  }

  #look(card: string): void {
    this.chosen.card = this.chosen.card === card ? null : card;
  }

  #take(pick: Picked): void {
    this.#turn();
    this.chosen.picked = { asked: this.#asked, pick };
  }

  /** Keep something picked for the question after the next answer. */
  #keep(pick: Picked): void {
    const own = this.plan.on ? this.#asked.own : (this.state.sent?.step ?? this.#asked.own);
    this.chosen.picked = { asked: { ...this.#asked, own, planned: this.plan.steps.length }, pick };
  }

  #turn(): void {
    this.#turns += 1;
    this.chosen.because = null;
  }
}

export const [getChoosing, setChoosing] = createContext<Choosing>();
