import { createContext } from "svelte";
import { Pledge } from "../fair/pledge";
import type { Because, Play, Refused, Table, ToBrowser, ToServer, Tried, Try } from "../messages";
import { record } from "../net/api";
import { Connection, lineTo, type Listener, type Socket } from "../net/connection";
import type { Sent, TableState } from "./state.svelte";

const PATIENCE = 6_000;
/** Why the server does not need what was said about a seed. */
const OVERTAKEN = new Set(["server-sown", "server-revealed", "server-reveal-early", "server-promise-old"]);

/** What waits for the end of a trial. */
interface Trial {
  readonly wish: Try;
  readonly settle: (outcome: Tried | Refused | undefined) => void;
}

/** Talks with the server: what it says is kept in the state, and what people here say goes to it. */
export class Talk {
  readonly state: TableState;
  readonly #line: Connection;
  readonly #pledge: Pledge;
  /** What was said about seeds since the line opened. */
  readonly #sown = new Set<string>();
  #verified = false;
  readonly #questions = new Map<string, (because: Because | undefined) => void>();
  #trials: Trial[] = [];

  constructor(state: TableState, make?: (address: string) => Socket) {
    this.state = state;
    this.#pledge = new Pledge(state.id);
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
        this.#pledge.see(message);
        this.#judge();
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
    // Another page of the same guest was quicker, or somebody got up meanwhile; the next table shows it.
    if (!OVERTAKEN.has(refused.reason)) this.state.refused = refused;
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

  /** Agree on seeds with everybody, and check in the end what came of it. */
  #sow(table: Table): void {
    for (const said of this.#pledge.hear(table)) {
      const once = `${said.type} ${said.seat} ${table.fairness.commitment}`;
      if (!this.#sown.has(once) && this.#line.send(said)) this.#sown.add(once);
    }
    this.#judge();
    if (this.state.over && !this.#verified) void this.#verify();
  }

  /** Compute the whole game again from its record. */
  async #verify(): Promise<void> {
    this.#verified = true;
    try {
      this.state.verdict = this.#pledge.verify(await record(this.state.id));
    } catch {
      // There is no record of a table that was closed before its game; a lost line opens again and tries it then.
      this.#verified = false;
    }
  }

  /** What is wrong is shown at once. */
  #judge(): void {
    if (this.#pledge.faults.length > 0) this.state.verdict = this.#pledge.verdict();
  }
}

function isReply(tried: Tried, wish: Try): boolean {
  const same = tried.seat === wish.seat && tried.step === wish.step && tried.cuts === wish.cuts;
  return same && tried.answers.join("\n") === wish.answers.join("\n");
}

export const [getTalk, setTalk] = createContext<Talk>();
