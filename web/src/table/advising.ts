import type { Hint, Motive, Refused, ToServer } from "../messages";
import { questionOf } from "./replies";
import type { Asked, TableState } from "./state.svelte";

/** How long a hint may take where many wait for one. */
const PATIENCE = 30_000;

/** Asks for hints and motives, which come into the state. */
export class Advising {
  readonly #state: TableState;
  readonly #send: (message: ToServer) => boolean;
  /** The hint that a motive has taken the place of. */
  #hint: Asked | null = null;

  constructor(state: TableState, send: (message: ToServer) => boolean) {
    this.#state = state;
    this.#send = send;
  }

  /** Ask for a hint about the question on the page. */
  askHint(): void {
    const { asked, seat } = this.#state;
    if (!asked || seat < 0) return;
    const where = { seat, step: asked.step, cuts: asked.cuts };
    if (!this.#send({ type: "ask-hint", ...where })) return;
    this.#await({ kind: "hint", at: asked.step, question: questionOf(asked, seat), stage: "thinking", ...where });
  }

  /** Ask why a bot answered as it did at a step. */
  askMotive(step: number): void {
    const { asked, play, mine, advice } = this.#state;
    const [first] = mine;
    if (first === undefined || !play) return;
    const seat = this.#state.seat >= 0 ? this.#state.seat : first;
    if (!this.#send({ type: "ask-motive", seat, step, cuts: play.cuts })) return;
    if (advice?.kind === "hint") this.#hint = advice;
    const [at, cuts] = [asked?.step ?? -1, asked?.cuts ?? -1];
    this.#await({ kind: "motive", seat, at, cuts, question: questionOf(asked, seat), step, stage: "thinking" });
  }

  /** Show what has come, if it is waited for. */
  hear(told: Hint | Motive): void {
    const { advice } = this.#state;
    const step = told.type === "hint" ? told.step : told.asked;
    const stage = told.type === "hint" ? "look" : "plan";
    const heard = (wish: Asked): Asked => ({ ...wish, stage, advice: told.advice, of: told.seat });
    const fits = (wish: Asked | null): boolean =>
      wish?.kind === told.type && wish.stage === "thinking" && wish.step === step;
    if (advice && fits(advice)) this.#state.advice = heard(advice);
    else if (this.#hint && fits(this.#hint)) this.#hint = heard(this.#hint);
  }

  /** Show why it is refused; a motive that is refused gives its place back to the hint before it. */
  refuse(refused: Refused): void {
    const { advice } = this.#state;
    const kind = refused.to === "ask-hint" ? "hint" : "motive";
    if (advice?.kind === kind && advice.stage === "thinking") {
      if (kind === "motive" && this.#hint) {
        this.#state.advice = this.#hint;
        this.#state.refused = refused;
      } else this.#state.advice = { ...advice, stage: "refused", refusal: refused.sentence };
    }
    this.#hint = null;
  }

  /** Wait for advice, but not for ever. */
  #await(wish: Asked): void {
    if (wish.kind === "hint") this.#hint = null;
    this.#state.advice = wish;
    setTimeout(() => {
      if (this.#state.advice !== wish) return;
      this.#state.advice = { ...wish, stage: "refused" };
    }, PATIENCE);
  }
}
