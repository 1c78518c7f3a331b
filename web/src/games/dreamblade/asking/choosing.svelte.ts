import { createContext } from "svelte";
import type { Ask, Because, Option, Play } from "../../../messages";
import type { Asking } from "../../../table/asking/asking";
import { NOTHING_POINTED, type Pointed } from "../../../table/logbook";
import type { TableState } from "../../../table/state.svelte";
import type { Talk } from "../../../table/talk";
import type { Chosen, Picked, PickedFor, Plan } from "../chosen.svelte";
import type { Hands, Marks } from "../marks";
import { NO_MARKS } from "../marks";
import type { Combat } from "../messages";
import { fullAttack, toggled, candidates } from "./attack";
import { questionOnCell, questionOnPiece } from "./attempts";
import { type Numbered, numbered, type Row, rows } from "./choices";
import { damageIndex, filling, isWhole, laidOn, laying, sufferer, usualPlan } from "./damage";
import { endingOf } from "./deeds";
import { spawnsNothing } from "./doubt";
import { type Die, takenUp } from "./dice";
import { lights, pointedAt } from "./lights";
import { viewOf } from "../board/view";
import { NOTHING, type Picking } from "./picking";
import { begin, clickCell, clickPiece, confirmed, drop, lifted, type Outcome, QUIET } from "./picks";
import { kept, spoken } from "./spoken";

/** Leads from the question on the page and from clicks to what lights up, and to the answer. */
export class Choosing implements Asking {
  readonly talk: Talk;
  readonly state: TableState;
  readonly chosen: Chosen;

  /** The question of one of my seats, otherwise the first that anybody is asked. */
  readonly ask: Ask | null = $derived.by(() => {
    const asks = this.state.asked?.asks ?? [];
    return asks.find((ask) => ask.seat === this.state.seat) ?? asks[0] ?? null;
  });
  readonly isMine: boolean = $derived.by(() => this.ask?.seat === this.state.seat);
  readonly pick: Picked = $derived.by(() => {
    const { picked } = this.chosen;
    if (picked !== null && this.#isNow(picked)) return picked.pick;
    return this.ask === null ? NOTHING : begin(this.ask);
  });
  readonly #picking: Picking | null = $derived.by(() => {
    const { asked } = this.state;
    return this.ask === null || asked === null ? null : { ask: this.ask, view: viewOf(asked), pick: this.pick };
  });
  /** The question with what is picked, where it can be answered now. */
  readonly open: Picking | null = $derived.by(() =>
    this.isMine && !this.state.waiting && !this.state.replayed ? this.#picking : null,
  );
  /** The same where the options are known, though perhaps the answer is on its way or the question still to come. */
  readonly known: Picking | null = $derived((this.ask?.options?.length ?? 0) > 0 ? this.#picking : null);
  readonly rows: Row[] = $derived(this.known === null ? [] : rows(this.known));
  readonly numbered: Numbered[] = $derived(numbered(this.rows, this.pick.kind === "piece").slice(0, 9));
  readonly ending: Option | null = $derived(this.known === null ? null : (endingOf(this.known.ask) ?? null));
  /** The index of what is picked in full, or -1. */
  readonly confirmed: number = $derived(this.known === null ? -1 : confirmed(this.known));
  readonly usual: number = $derived(this.known?.ask.usual ?? -1);
  /** Whether the end of a phase has been asked about, and waits to be wished for once more. */
  readonly doubted: boolean = $derived.by(
    () => this.chosen.doubted !== null && this.chosen.doubted === this.state.asked,
  );
  /** Why something may not be done, as long as that is true and nothing else was chosen. */
  readonly because: Because | null = $derived.by(() => {
    const { because } = this.chosen;
    const { shown } = this.state;
    return because?.step === shown?.step && because?.cuts === shown?.cuts ? (because?.said ?? null) : null;
  });
  readonly mayUndo: boolean = $derived.by(() => this.state.mayUndo);
  /** What a line of the choices points at. */
  readonly pointed: Pointed = $derived.by(() => {
    const { pointing } = this.chosen;
    const now = pointing?.play === this.state.asked && !this.state.waiting;
    return pointing !== null && now ? pointing.at : NOTHING_POINTED;
  });
  readonly #lit: Marks = $derived.by(() => (this.open === null ? NO_MARKS : spoken(lights(this.open))));
  /** The marks as they were last: one that says the same stays the same, and what has it is not drawn again. */
  #marked: Marks = NO_MARKS;
  readonly marks: Marks = $derived.by(() => {
    const all = pointedAt(pointedAt(this.#lit, this.pointed), this.state.marked);
    return (this.#marked = {
      pieces: kept(this.#marked.pieces, all.pieces),
      cells: kept(this.#marked.cells, all.cells),
    });
  });

  /** The play at which damage was last dealt without asking; whoever is refused that is asked. */
  #spared: Play | null = null;
  /** How often something was chosen, put down or answered: a reason that was asked for before comes too late. */
  #turns = 0;

  readonly hands: Hands = {
    piece: (label, touch) => this.#follow(clickPiece(this.open, label, touch)),
    cell: (name, touch) => this.#follow(this.open === null ? QUIET : clickCell(this.open, name, touch)),
    lift: (label) => this.#lift(label),
    drop: (label, cell) => void this.#follow(this.open === null ? QUIET : drop(this.open, label, cell)),
    why: (what) => this.#why(what),
  };

  constructor(talk: Talk, chosen: Chosen) {
    this.talk = talk;
    this.state = talk.state;
    this.chosen = chosen;
  }

  /** Answer with the option of an index. */
  answer(index: number): void {
    if (this.open === null || index < 0) return;
    this.#turn();
    this.talk.answer(this.state.seat, index);
  }

  /** Answer in notation. */
  say(text: string): void {
    this.#turn();
    this.talk.say(this.state.seat, text);
  }

  confirm(): void {
    if (this.pick.kind === "damage" && this.confirmed >= 0) this.#deal(this.pick.plan);
    else this.answer(this.confirmed);
  }

  /** End the phase, or decline; whoever is not sure of it and spawns nothing is asked first. */
  end(sure = false): void {
    const { asked, events } = this.state;
    if (this.open !== null && !sure && !this.doubted && spawnsNothing(this.open, events)) this.chosen.doubted = asked;
    else this.answer(this.ending?.index ?? -1);
  }

  takeUsual(): void {
    const combat = this.pick.kind === "damage" ? this.open?.view.combat : null;
    if (combat) this.#deal(usualPlan(combat));
    else if (this.usual >= 0 && this.usual === this.ending?.index) this.end();
    else this.answer(this.usual);
  }

  /** Go on with the plan of damage that was begun, or begin one about which there is nothing to decide. */
  goOn(): void {
    const { dealing } = this.chosen;
    const { asked, refused } = this.state;
    if (this.open === null || asked === null) return;
    if (dealing === null) {
      if (this.#isNeedless(asked)) this.#spare(asked);
      else if (this.pick.kind === "damage") this.chosen.spared = false;
      return;
    }
    // After a lost line the same question may stand there again: what the server tells anew is answered anew.
    if (asked === dealing.asked) {
      const isRefused = refused !== null && refused.reason !== "offline";
      if (dealing.spared || isRefused) this.chosen.dealing = null;
      return;
    }
    const { combat } = this.open.view;
    const next = asked.cuts === dealing.cuts && asked.step - dealing.asked.step <= 1;
    const fits = next && this.state.seat === dealing.seat && this.pick.kind === "damage";
    if (fits && combat && isWhole(combat, dealing.plan)) this.#deal(dealing.plan, dealing.spared);
    else this.chosen.dealing = null;
  }

  undo(): void {
    this.talk.undo();
  }

  /** Forget what was picked. */
  release(): void {
    if (this.chosen.picked !== null || this.doubted) this.#turn();
    this.chosen.picked = this.chosen.beforeLift = null;
  }

  point(at: Pointed): void {
    this.chosen.pointing = { play: this.state.asked, at };
  }

  /** Choose a line of the list. */
  choose(row: Row): void {
    if (this.open === null) return;
    if (row.kind === "answer") this.answer(row.option.index);
    else if (row.kind === "attack") this.attackIn(row.cell);
    else this.hands.piece(row.label, "exact");
  }

  /** Let everybody who may attack in a cell. */
  attackIn(cell: string): void {
    if (this.open !== null) this.#take(fullAttack(this.open.ask, cell));
  }

  /** Choose by number, from 0 on. */
  chooseNumber(number: number): void {
    const wanted = this.numbered[number];
    if (wanted?.kind === "option") this.answer(wanted.option.index);
    else if (wanted) this.choose(wanted.row);
  }

  toggleAttacker(label: string): void {
    if (this.open === null || this.pick.kind !== "attack") return;
    const everybody = candidates(this.open.ask, this.pick.cell);
    this.#take({ ...this.pick, attackers: toggled(everybody, this.pick.attackers, label) });
  }

  /** Let an amount of damage lie on a defender. */
  assign(label: string, amount: number): void {
    this.#plan((combat, plan) => laying(combat, plan, label, amount));
  }

  /** Let as much lie on a defender as does the next thing to it. */
  fill(label: string): void {
    this.#plan((combat, plan) => filling(combat, plan, label));
  }

  toggleDie(die: Die): void {
    if (this.open === null || this.pick.kind !== "dice") return;
    this.#take({ ...this.pick, faces: takenUp(die, this.pick.faces) });
  }

  rerollWith(user: string): void {
    if (this.open !== null && this.pick.kind === "dice") this.#take({ ...this.pick, user });
  }

  /** Ask the rules why something, in notation, may not be done. */
  wonder(text: string): void {
    this.#turn();
    const turns = this.#turns;
    void this.talk.why(this.state.seat, text).then((said) => {
      const { shown } = this.state;
      if (said && shown && turns === this.#turns) this.chosen.because = { step: shown.step, cuts: shown.cuts, said };
    });
  }

  /** A reason has been read. */
  forgetReason(): void {
    this.chosen.because = null;
  }

  #plan(change: (combat: Combat, plan: Plan) => Plan): void {
    const combat = this.open?.view.combat;
    if (combat && this.pick.kind === "damage") this.#take({ kind: "damage", plan: change(combat, this.pick.plan) });
  }

  /** Whether every split of damage comes to the same; a page that nobody looks at, or that is behind, deals none. */
  #isNeedless(asked: Play): boolean {
    const stands = asked === this.state.play && asked !== this.#spared;
    return this.ask?.needless === true && stands && !document.hidden;
  }

  /** Deal damage as usual without asking. */
  #spare(asked: Play): void {
    const combat = this.pick.kind === "damage" ? this.open?.view.combat : null;
    if (!combat) return;
    this.#spared = asked;
    this.chosen.spared = true;
    this.#deal(usualPlan(combat), true);
  }

  /** Answer for the defender that is asked about, and remember the rest. */
  #deal(plan: Plan, spared = false): void {
    const { asked, seat } = this.state;
    if (this.open === null || asked === null) return;
    this.chosen.dealing = { seat, cuts: asked.cuts, plan, asked, spared };
    const index = damageIndex(this.open.ask, laidOn(plan, sufferer(this.open.ask)));
    if (spared) this.talk.answerByItself(seat, index);
    else this.answer(index);
  }

  /** Whether something in the cell is to be chosen yet. */
  #follow(outcome: Outcome): boolean {
    this.chosen.beforeLift = null;
    if (outcome.kind === "answer") this.answer(outcome.index);
    else if (outcome.kind === "pick") this.#take(outcome.pick);
    else if (outcome.kind === "why") this.wonder(outcome.text);
    return outcome.kind === "among";
  }

  #lift(label: string | null): void {
    if (this.open === null) return;
    if (label === null) {
      if (this.chosen.beforeLift !== null) this.chosen.picked = this.chosen.beforeLift.picked;
      this.chosen.beforeLift = null;
      return;
    }
    const pick = lifted(this.open, label);
    if (pick === undefined) return;
    this.chosen.beforeLift ??= { picked: this.chosen.picked };
    this.#take(pick);
  }

  #why(what: { piece: string } | { cell: string }): void {
    if (this.#picking === null || this.state.seat < 0) return;
    const picking = this.#picking;
    const text = "piece" in what ? questionOnPiece(picking, what.piece) : questionOnCell(picking, what.cell);
    if (text !== undefined) this.wonder(text);
  }

  /** Keep what is picked with the question that it is for. */
  #take(pick: Picked): void {
    if (this.ask === null || this.state.asked === null) return;
    const { step, cuts } = this.state.asked;
    this.#turn();
    this.chosen.picked = { step, cuts, seat: this.ask.seat, sentence: this.ask.sentence, pick };
  }

  #isNow({ step, cuts, seat, sentence }: PickedFor): boolean {
    const { asked } = this.state;
    return asked?.step === step && asked.cuts === cuts && this.ask?.seat === seat && this.ask.sentence === sentence;
  }

  #turn(): void {
    this.#turns += 1;
    this.chosen.because = this.chosen.doubted = null;
  }
}

export const [getChoosing, setChoosing] = createContext<Choosing>();
