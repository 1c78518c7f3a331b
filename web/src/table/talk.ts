import { createContext } from "svelte";
import type { Because, Play, Refused, Table, ToBrowser, ToServer, Tried, Try } from "../messages";
import { Connection, lineTo, type Listener, type Socket } from "../net/connection";
import { seed } from "../net/seed";
import type { Sent, TableState } from "./state.svelte";

const PATIENCE = 6_000;

/** What waits for the end of a trial. */
interface Trial {
  readonly wish: Try;
  readonly settle: (outcome: Tried | Refused | undefined) => void;
}

/** Talks with the server: what it says is kept in the state, and what people here say goes to it. */
export class Talk {
  readonly state: TableState;
  readonly #line: Connection;
  readonly #sown = new Set<number>();
  readonly #questions = new Map<string, (because: Because | undefined) => void>();
  #trials: Trial[] = [];

  constructor(state: TableState, make?: (address: string) => Socket) {
    this.state = state;
    const listener: Listener = {
      heard: (message) => this.#hear(message),
      opened: () => this.#opened(),
      lost: (final) => this.#lost(final),
    };
    this.#line = new Connection(lineTo(state.id), listener, make);
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Answer the question on the page with an option, by its index. */
  answer(seat: number, option: number): void {
    this.#answer(seat, (asked) => ({ type: "answer", ...asked, option }));
  }

  /** Answer it in notation. */
  say(seat: number, text: string): void {
    this.#answer(seat, (asked) => ({ type: "say", ...asked, text }));
  }

  /** Take back the last answer given here, if that may be done without asking. */
  undo(): void {
    const { asked, mayUndo, seat } = this.state;
    if (asked && mayUndo) this.#send({ type: "undo", seat, step: asked.step, cuts: asked.cuts });
  }

  /** Ask to go back to an answer given here, up to a step. */
  askTakeback(step: number): void {
    const { play, seat } = this.state;
    if (play) this.#send({ type: "ask-takeback", seat, step, cuts: play.cuts });
  }

  replyTakeback(seat: number, allow: boolean): void {
    const wish = this.state.table?.takeback;
    if (wish) this.#send({ type: "reply-takeback", seat, step: wish.step, allow });
  }

  resign(seat: number): void {
    this.#send({ type: "resign", seat });
  }

  rematch(seat: number): void {
    this.#send({ type: "rematch", seat });
  }

  /** Ask why a seat may not do something; undefined where no answer comes. */
  why(seat: number, text: string): Promise<Because | undefined> {
    return new Promise((resolve) => {
      const settle = (because: Because | undefined): void => {
        clearTimeout(patience);
        this.#questions.delete(text);
        resolve(because);
      };
      const patience = setTimeout(() => settle(undefined), PATIENCE);
      this.#questions.get(text)?.(undefined);
      this.#questions.set(text, settle);
      if (!this.#send({ type: "why", seat, text })) settle(undefined);
    });
  }

  /** Ask what would come of some answers to the question on the page; undefined where no reply comes. */
  try(seat: number, answers: readonly string[]): Promise<Tried | Refused | undefined> {
    const { asked } = this.state;
    return new Promise((resolve) => {
      const wish: Try = { type: "try", seat, step: asked?.step ?? 0, cuts: asked?.cuts ?? 0, answers: [...answers] };
      const settle = (outcome: Tried | Refused | undefined): void => {
        clearTimeout(patience);
        this.#trials = this.#trials.filter((trial) => trial.wish !== wish);
        resolve(outcome);
      };
      const patience = setTimeout(() => settle(undefined), PATIENCE);
      if (asked && this.#line.send(wish)) this.#trials.push({ wish, settle });
      else settle(undefined);
    });
  }

  /** Put a refusal aside that has been read. */
  forgive(): void {
    this.state.refused = null;
  }

  #answer(seat: number, message: (asked: Sent) => ToServer): void {
    const { asked, waiting } = this.state;
    if (!asked || waiting) return;
    const sent = { seat, step: asked.step, cuts: asked.cuts };
    if (!this.#send(message(sent))) return;
    this.state.sent = sent;
    this.state.ownStep = sent.step;
    this.state.facing = seat;
  }

  #send(message: ToServer): boolean {
    this.state.refused = null;
    if (this.#line.send(message)) return true;
    this.state.refused = { type: "refused", reason: "offline", sentence: "⟦web-refused-offline⟧", to: message.type };
    return false;
  }

  #opened(): void {
    this.state.connection = "open";
    this.state.sent = null;
    this.#sown.clear();
  }

  #lost(final: boolean): void {
    this.state.connection = final ? "gone" : "lost";
    for (const settle of this.#questions.values()) settle(undefined);
    for (const trial of this.#trials) trial.settle(undefined);
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case "table":
        this.state.table = message;
        this.#sow(message);
        break;
      case "play":
        this.#follow(message);
        break;
      case "because":
        this.#questions.get(message.text)?.(message);
        break;
      case "tried":
        this.#endTrial(message);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "pong":
        break;
    }
  }

  #refuse(refused: Refused): void {
    if (refused.to === "answer" || refused.to === "say") this.state.sent = null;
    // The server answers in the order in which it was asked, so it is the oldest question that is refused.
    if (refused.to === "try") {
      this.#trials[0]?.settle(refused);
      return;
    }
    if (refused.to === "why") [...this.#questions.values()][0]?.(undefined);
    // Another page of the same guest was quicker to sow, and that is as good.
    if (refused.reason !== "server-sown") this.state.refused = refused;
  }

  #endTrial(tried: Tried): void {
    this.#trials.find(({ wish }) => isReply(tried, wish))?.settle(tried);
  }

  /** What is known from the step `since` on never happened; a gap before it is filled by asking for everything. */
  #follow(play: Play): void {
    if (play.since > (this.state.play?.step ?? 0)) {
      this.#line.send({ type: "resync" });
      return;
    }
    this.state.events = [...this.state.events.filter((event) => event.step < play.since), ...play.events];
    this.state.play = play;
  }

  /** Give a seed for each of my seats once the server has promised its own. */
  #sow(table: Table): void {
    if (table.status !== "seating" || !table.fairness.commitment) return;
    table.seats.forEach((sitter, seat) => {
      if (sitter.mine !== true || sitter.sown === true || this.#sown.has(seat)) return;
      if (this.#line.send({ type: "sow", seat, seed: seed() })) this.#sown.add(seat);
    });
  }
}

function isReply(tried: Tried, wish: Try): boolean {
  const same = tried.seat === wish.seat && tried.step === wish.step && tried.cuts === wish.cuts;
  return same && tried.answers.join("\n") === wish.answers.join("\n");
}

export const [getTalk, setTalk] = createContext<Talk>();
