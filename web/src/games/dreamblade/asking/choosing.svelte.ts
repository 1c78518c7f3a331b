import type { Ask, Option, Play } from "../../../messages";
import { speak } from "../../../words";
import type { Hands, Mark, Marks } from "../marks";
import { NO_MARKS } from "../marks";
import { fullAttack, toggled, candidates } from "./attack";
import { questionOnCell, questionOnPiece } from "./attempts";
import { type Numbered, numbered, type Pointed, POINTED_NOWHERE, type Row, rows } from "./choices";
import { endingOf } from "./deeds";
import { type Die, takenUp } from "./dice";
import { lights, pointedAt } from "./lights";
import { begin, clickCell, clickPiece, confirmed, drop, lifted, type Outcome } from "./picks";
import { NOTHING, type Picked, type Scene, type Sight, sightOf } from "./sight";

/** What a player is choosing: from a question and clicks to what lights up, and to the answer. */
export class Choosing {
  play = $state.raw<Play | null>(null);
  mine = $state.raw<readonly number[]>([]);
  pick = $state.raw<Picked>(NOTHING);
  /** Whether an answer is on its way. */
  waiting = $state(false);
  pointed = $state.raw<Pointed>(POINTED_NOWHERE);

  /** What is done with an answer, by its place among the options, and with a question to the rules, in notation. */
  onanswer: (place: number) => void = () => undefined;
  onwhy: (notation: string) => void = () => undefined;

  /** The question of one of my seats, otherwise the first that anybody is asked. */
  readonly ask: Ask | null = $derived(
    this.play?.asks.find((ask) => this.mine.includes(ask.seat)) ?? this.play?.asks[0] ?? null,
  );
  readonly isMine: boolean = $derived(this.ask !== null && this.mine.includes(this.ask.seat));
  /** The seat that answers and asks why. */
  readonly seat: number = $derived(this.isMine && this.ask ? this.ask.seat : (this.mine[0] ?? -1));
  readonly step: number = $derived(this.play?.step ?? 0);
  readonly sight: Sight | null = $derived(this.play === null ? null : sightOf(this.play));
  readonly scene: Scene | null = $derived(
    this.ask === null || this.sight === null ? null : { ask: this.ask, sight: this.sight, pick: this.pick },
  );
  /** The same where it can be answered now. */
  readonly open: Scene | null = $derived(this.isMine && !this.waiting ? this.scene : null);
  /** The same where the options are known, though perhaps the answer is on its way or the question still to come. */
  readonly known: Scene | null = $derived((this.ask?.options?.length ?? 0) > 0 ? this.scene : null);
  readonly rows: Row[] = $derived(this.known === null ? [] : rows(this.known));
  readonly numbered: Numbered[] = $derived(numbered(this.rows, this.pick.kind === "piece").slice(0, 9));
  readonly ending: Option | null = $derived(this.known === null ? null : (endingOf(this.known.ask) ?? null));
  /** The place of what is picked in full, or -1. */
  readonly confirmed: number = $derived(this.known === null ? -1 : confirmed(this.known));
  readonly usual: number = $derived(this.known?.ask.usual ?? -1);
  readonly mayUndo: boolean = $derived(
    this.play !== null && this.mine.length > 0 && !this.waiting && this.play.undo < this.play.step,
  );
  readonly marks: Marks = $derived.by(() => {
    const lit = this.open === null ? NO_MARKS : lights(this.open);
    const all = pointedAt(lit, this.pointed);
    return { pieces: spoken(all.pieces), cells: spoken(all.cells) };
  });

  /** What was picked before something was lifted, to come back if it is put down again. */
  #beforeLift: Picked | null = null;
  /** Which of my seats has answered at which step. */
  readonly #answered = new Map<number, number>();

  readonly hands: Hands = {
    piece: (label) => this.#follow((scene) => clickPiece(scene, label)),
    cell: (name) => this.#follow((scene) => clickCell(scene, name)),
    lift: (label) => this.#lift(label),
    drop: (label, cell) => this.#follow((scene) => drop(scene, label, cell)),
    why: (what) => this.#why(what),
  };

  /** Follow the game; whatever was picked is forgotten when something else is asked. */
  update(play: Play | null, mine: readonly number[]): void {
    if (play === this.play && mine.join() === this.mine.join()) return;
    const before = this.ask;
    const step = this.step;
    this.play = play;
    this.mine = mine;
    this.waiting = false;
    this.pointed = POINTED_NOWHERE;
    const same = step === this.step && before?.seat === this.ask?.seat && before?.sentence === this.ask?.sentence;
    if (!same) this.release();
  }

  /** Answer with the option of a place. */
  answer(place: number): void {
    if (this.open === null || place < 0) return;
    this.sending();
    this.onanswer(place);
  }

  /** Light nothing until the server has said what comes of the answer. */
  sending(): void {
    this.#answered.set(this.step, this.seat);
    this.waiting = true;
    this.pointed = POINTED_NOWHERE;
  }

  confirm(): void {
    this.answer(this.confirmed);
  }

  /** Forget what was picked. */
  release(): void {
    this.#beforeLift = null;
    this.pick = this.ask === null ? NOTHING : begin(this.ask);
  }

  /** Let an answer be given once more: the last one was refused. */
  reconsider(): void {
    this.waiting = false;
  }

  point(at: Pointed): void {
    this.pointed = at;
  }

  /** Choose a line of the list. */
  choose(row: Row): void {
    if (this.open === null) return;
    if (row.kind === "answer") this.answer(row.option.place);
    else if (row.kind === "attack") this.pick = fullAttack(this.open.ask, this.open.sight, row.cell);
    else this.hands.piece(row.label);
  }

  /** Choose by number, from 0 on. */
  chooseNumber(number: number): void {
    const wanted = this.numbered[number];
    if (wanted?.kind === "option") this.answer(wanted.option.place);
    else if (wanted) this.choose(wanted.row);
  }

  toggleAttacker(label: string): void {
    if (this.open === null || this.pick.kind !== "attack") return;
    const everybody = candidates(this.open.ask, this.pick.cell);
    this.pick = { ...this.pick, attackers: toggled(everybody, this.pick.attackers, label) };
  }

  assign(amount: number): void {
    if (this.open !== null && this.pick.kind === "damage") this.pick = { kind: "damage", amount };
  }

  toggleDie(die: Die): void {
    if (this.open === null || this.pick.kind !== "dice") return;
    this.pick = { ...this.pick, faces: takenUp(die, this.pick.faces) };
  }

  rerollWith(user: string): void {
    if (this.open !== null && this.pick.kind === "dice") this.pick = { ...this.pick, user };
  }

  /** Who takes back: whoever has answered last. */
  get undoSeat(): number {
    return this.#answered.get(this.step - 1) ?? this.seat;
  }

  #follow(judge: (scene: Scene) => Outcome): void {
    if (this.open === null) return;
    const outcome = judge(this.open);
    this.#beforeLift = null;
    if (outcome.kind === "answer") this.answer(outcome.place);
    else if (outcome.kind === "pick") this.pick = outcome.pick;
    else if (outcome.kind === "why") this.onwhy(outcome.text);
  }

  #lift(label: string | null): void {
    if (this.open === null) return;
    if (label === null) {
      if (this.#beforeLift !== null) this.pick = this.#beforeLift;
      this.#beforeLift = null;
      return;
    }
    const pick = lifted(this.open, label);
    if (pick === undefined) return;
    this.#beforeLift ??= this.pick;
    this.pick = pick;
  }

  #why(what: { piece: string } | { cell: string }): void {
    if (this.scene === null || this.seat < 0) return;
    const text = "piece" in what ? questionOnPiece(this.scene, what.piece) : questionOnCell(this.scene, what.cell);
    if (text !== undefined) this.onwhy(text);
  }
}

function spoken(marks: ReadonlyMap<string, Mark>): Map<string, Mark> {
  const said = (mark: Mark): Mark => (mark.sentence === undefined ? mark : { ...mark, sentence: speak(mark.sentence) });
  return new Map([...marks].map(([name, mark]) => [name, said(mark)]));
}
