import type { Answer, Ask, Because, Event, Play, Refused, Say, Table, ToBrowser, ToServer } from "../messages";
import { Connection, lineTo, type Listener, type Socket } from "./connection";
import { seed } from "./seed";

const PATIENCE = 6_000;

/** One table as this browser knows it, kept up to date. */
export class Match {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  play = $state.raw<Play | null>(null);
  /** Everything that happened, in order. */
  events = $state.raw<Event[]>([]);
  /** What the last message added to what was known before; nothing after a first load or a step back. */
  news = $state.raw<Event[]>([]);
  refused = $state.raw<Refused | null>(null);
  connection = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  /** The step whose answer is on its way, or -1. */
  sent = $state(-1);

  readonly mine: number[] = $derived(
    (this.table?.seats ?? []).flatMap((sitter, seat) => (sitter.mine === true ? [seat] : [])),
  );
  readonly asks: Ask[] = $derived(this.play?.asks ?? []);

  readonly #line: Connection;
  readonly #sown = new Set<number>();
  readonly #questions = new Map<string, (because: Because | undefined) => void>();

  constructor(id: string, make?: (address: string) => Socket) {
    this.id = id;
    const listener: Listener = {
      heard: (message) => this.#hear(message),
      opened: () => this.#opened(),
      lost: (final) => this.#lost(final),
    };
    this.#line = new Connection(lineTo(id), listener, make);
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Answer the question of a step with an option, by its place. */
  answer(seat: number, step: number, option: number): void {
    this.#answer({ type: "answer", seat, step, option });
  }

  /** Answer the question of a step in notation. */
  type(seat: number, step: number, text: string): void {
    this.#answer({ type: "say", seat, step, text });
  }

  /** Take back what may be taken back without asking. */
  undo(seat: number, step = this.play?.step ?? 0): void {
    this.#say({ type: "undo", seat, step });
  }

  askTakeback(seat: number, step: number): void {
    this.#say({ type: "ask-takeback", seat, step });
  }

  replyTakeback(seat: number, allow: boolean): void {
    this.#say({ type: "reply-takeback", seat, step: this.table?.takeback?.step ?? 0, allow });
  }

  resign(seat: number): void {
    this.#say({ type: "resign", seat });
  }

  rematch(seat: number): void {
    this.#say({ type: "rematch", seat });
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
      if (!this.#say({ type: "why", seat, text })) settle(undefined);
    });
  }

  /** Put a refusal aside that has been read. */
  forgive(): void {
    this.refused = null;
  }

  #answer(message: Answer | Say): void {
    if (this.sent === message.step) return;
    if (this.#say(message)) this.sent = message.step;
  }

  #say(message: ToServer): boolean {
    this.refused = null;
    if (this.#line.send(message)) return true;
    this.refused = { type: "refused", reason: "offline", sentence: "⟦web-refused-offline⟧" };
    return false;
  }

  #opened(): void {
    this.connection = "open";
    this.sent = -1;
    this.#sown.clear();
  }

  #lost(final: boolean): void {
    this.connection = final ? "gone" : "lost";
    this.sent = -1;
    for (const settle of this.#questions.values()) settle(undefined);
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case "table":
        this.table = message;
        this.#sow(message);
        break;
      case "play":
        this.#follow(message);
        break;
      case "because":
        this.#questions.get(message.text)?.(message);
        break;
      case "refused":
        this.sent = -1;
        // Another page of the same guest was quicker to sow, and that is as good.
        if (message.reason === "server-sown") break;
        this.refused = message;
        break;
      case "pong":
        break;
    }
  }

  /** What is known from the step `since` on never happened; a gap before it is filled by asking for everything. */
  #follow(play: Play): void {
    const known = this.play?.step ?? 0;
    if (play.since > known) {
      this.#line.send({ type: "resync" });
      return;
    }
    const onward = this.play !== null && play.step >= known;
    this.events = [...this.events.filter((event) => event.step < play.since), ...play.events];
    this.news = onward ? play.events.filter((event) => event.step >= known) : [];
    this.play = play;
    this.sent = -1;
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
