import { createContext } from "svelte";
import type { Kept } from "../fair/kept";
import type { Pledge, Told } from "../fair/pledge";
import type {
  Because,
  News,
  OddsOf,
  Option,
  Past,
  Play,
  Refused,
  Table,
  ThreatsOf,
  ToBrowser,
  ToServer,
  Tried,
} from "../messages";
import { Connection, lineTo, type Listener, type Socket } from "../net/connection";
import { Advising } from "./advising";
import { textAt } from "./asking/folding";
import { ByItself } from "./byItself";
import type { Verifying } from "./fairness/verifying";
import { Inquiries } from "./inquiries";
import { Pledged } from "./pledged";
import type { Sent, TableState } from "./state.svelte";
import { after, earlier, told, type Story } from "./story";

/** How long to wait between two pieces of what happened earlier: the server counts what is asked of it. */
const LEAF = 150;
/** Why the server does not need what was said about a seed. */
const OVERTAKEN = new Set(["server-sown", "server-revealed", "server-reveal-early", "server-promise-old"]);
/** What is said about seeds by this page itself, so that nobody need read why it is refused. */
const BY_ITSELF = new Set(["seen"]);

/** Talks with the server: what it says is kept in the state, and what people here say goes to it. */
export class Talk {
  readonly state: TableState;
  /** What else happens when a play has come. */
  onplay: (() => void) | undefined;
  readonly #line: Connection;
  readonly #pledged: Pledged;
  /** What was said about seeds since the line opened. */
  readonly #sown = new Set<string>();
  readonly #byItself = new ByItself();
  /** What checks a game that is over; undefined where it was not asked for. */
  #verifying: Promise<Verifying> | undefined;
  /** The step before which was asked what happened, until that has come. */
  #earlier: number | null = null;
  readonly #inquiries: Inquiries;
  readonly #advising: Advising;
  #leafing: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, make?: (address: string) => Socket) {
    this.state = state;
    this.#pledged = new Pledged(state, (pledge) => this.#judge(pledge));
    const listener: Listener = {
      heard: (message) => this.#hear(message),
      opened: () => this.#opened(),
      lost: (final) => this.#lost(final),
    };
    this.#line = new Connection(lineTo(state.id), listener, make);
    this.#inquiries = new Inquiries(state, (message) => this.#line.send(message));
    this.#advising = new Advising(state, (message) => this.#send(message));
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    clearTimeout(this.#leafing);
    this.#pledged.end();
    this.#line.close();
  }

  /** Answer the question on the page with an option, by its index. */
  answer(seat: number, option: number): void {
    this.#answer(seat, (asked) => ({ type: "answer", ...asked, option }), textAt(this.#options(seat), option));
  }

  /** Answer it in notation. */
  say(seat: number, text: string): void {
    const typed = this.#options(seat).every((option) => option.text !== text);
    this.#answer(seat, (asked) => ({ type: "say", ...asked, text }), text, typed);
  }

  /** Answer with an option for people who need not be asked; nobody is told if it comes too late. */
  answerByItself(seat: number, option: number): void {
    const text = textAt(this.#options(seat), option);
    this.#answer(seat, (asked) => ({ type: "answer", ...asked, option }), text, false, true);
  }

  /** Take back the last answer given here, if that may be done without asking. */
  undo(): void {
    const { asked, mayUndo, seat } = this.state;
    if (asked && mayUndo) this.#send({ type: "undo", seat, step: asked.step, cuts: asked.cuts });
  }

  /** Ask to go back to an answer given here, up to a step. */
  askTakeback(step: number): void {
    const { play, seat } = this.state;
    if (!play || !this.#send({ type: "ask-takeback", seat, step, cuts: play.cuts })) return;
    const { step: at } = play;
    this.#pledged.do((pledge) => pledge.consent({ at, step, further: true }));
  }

  replyTakeback(seat: number, allow: boolean): void {
    const { play, table } = this.state;
    const wish = table?.takeback;
    if (!wish || !this.#send({ type: "reply-takeback", seat, step: wish.step, allow })) return;
    if (!allow || !play) return;
    const consent = { at: play.step, step: wish.step, further: false, stage: "asked" } as const;
    this.#pledged.do((pledge) => pledge.consent(consent));
  }

  /** What this browser did not know of was done here in another one. */
  ownUp(): void {
    this.#pledged.do((pledge) => {
      pledge.ownUp(this.state.verdict?.file?.sha256);
      this.state.verdict = pledge.faults.length > 0 ? pledge.verdict : null;
    });
    if (this.state.table) this.#sow(this.state.table);
  }

  /** What this browser remembers of the seeds and the course of the game. */
  get kept(): Kept | null {
    return this.#pledged.now?.kept ?? null;
  }

  /** Agree on seeds anew, although some were shown already. */
  agreeAnew(): void {
    const { table } = this.state;
    if (!table) return;
    this.#pledged.do((pledge) => pledge.sayYes(table.fairness.commitment));
    this.#sow(table);
  }

  /** Play a game that is not set up as usual. */
  takeUnusual(): void {
    const { table } = this.state;
    if (!table) return;
    this.#pledged.do((pledge) => pledge.take(table.fairness.setup ?? ""));
    this.#sow(table);
  }

  /** Go on although the seed of a seat here came too late. */
  acceptLate(seat: number): void {
    const { table } = this.state;
    if (!table || !this.#send({ type: "accept", seat })) return;
    this.#pledged.do((pledge) => pledge.accept(table.fairness.commitment));
  }

  resign(seat: number): void {
    this.#send({ type: "resign", seat });
  }

  claim(seat: number, what: "win" | "draw"): void {
    this.#send({ type: "claim", seat, what });
  }

  rematch(seat: number): void {
    this.#send({ type: "rematch", seat });
  }

  /** Ask why a seat may not do something; undefined where no answer comes. */
  why(seat: number, text: string): Promise<Because | undefined> {
    return this.#inquiries.why(seat, text, (message) => this.#send(message));
  }

  /** Ask what would come of some answers to the question on the page; undefined where no reply comes. */
  try(seat: number, answers: readonly string[]): Promise<Tried | Refused | undefined> {
    return this.#inquiries.try(seat, answers);
  }

  /** Ask what an answer to the question on the page may come to; undefined where no reply comes. */
  odds(seat: number, text: string, aim: string): Promise<OddsOf | undefined> {
    return this.#inquiries.odds(seat, text, aim);
  }

  /** Ask what others may do next to the pieces of a seat; undefined where no reply comes. */
  threats(seat: number): Promise<ThreatsOf | undefined> {
    return this.#inquiries.threats(seat);
  }

  /** Ask for a hint about the question on the page; it comes into the state. */
  askHint(): void {
    this.#advising.askHint();
  }

  /** Ask why a bot answered as it did at a step. */
  askMotive(step: number): void {
    this.#advising.askMotive(step);
  }

  /** Put a refusal aside that has been read. */
  forgive(): void {
    this.state.refused = null;
  }

  #options(seat: number): readonly Option[] {
    return this.state.asked?.asks.find((ask) => ask.seat === seat)?.options ?? [];
  }

  #answer(seat: number, message: (asked: Sent) => ToServer, text: string, typed = false, byItself = false): void {
    const { asked, waiting } = this.state;
    if (!asked || waiting) return;
    const sent = { seat, step: asked.step, cuts: asked.cuts };
    if (!(byItself ? this.#line.send(message(sent)) : this.#send(message(sent)))) return;
    if (byItself) this.#byItself.add(sent);
    else this.#byItself.forget();
    this.#pledged.do((pledge) => pledge.give({ seat, step: sent.step, text, ...(typed ? { typed } : {}) }));
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
    this.#earlier = null;
    this.#sown.clear();
    this.#byItself.forget();
  }

  #lost(final: boolean): void {
    this.state.connection = final ? "gone" : "lost";
    this.#inquiries.end();
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case "table":
        this.state.table = message;
        this.#sow(message);
        break;
      case "play":
        this.#begin(message);
        break;
      case "news":
        this.#follow(message);
        break;
      case "past":
        this.#goBack(message);
        break;
      case "clocks":
        this.state.clocks = { clocks: message, at: performance.now() };
        break;
      case "because":
      case "tried":
      case "odds":
      case "threats":
        this.#inquiries.hear(message);
        break;
      case "hint":
      case "motive":
        this.#advising.hear(message);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "pong":
        break;
    }
  }

  #refuse(refused: Refused): void {
    if (BY_ITSELF.has(refused.to ?? "")) return;
    if (refused.to === "answer" && this.#refuseOwn(refused)) return;
    if (refused.to === "answer" || refused.to === "say") {
      const { sent } = this.state;
      if (sent) this.#pledged.do((pledge) => pledge.refuse(sent));
      this.state.sent = null;
    }
    if (refused.to === "ask-takeback" || refused.to === "reply-takeback")
      this.#pledged.do((pledge) => pledge.dropWish());
    if (this.#inquiries.refuse(refused)) return;
    if (refused.to === "ask-hint" || refused.to === "ask-motive") return this.#advising.refuse(refused);
    // What happened earlier is asked for again when something else has been told.
    if (refused.to === "earlier") {
      this.#earlier = null;
      return;
    }
    // Another page of the same guest was quicker, or somebody got up meanwhile; the next table shows it.
    if (!OVERTAKEN.has(refused.reason)) this.state.refused = refused;
  }

  /** Take note, without a word, of what this page has answered by itself in vain. */
  #refuseOwn({ reason }: Refused): boolean {
    const own = this.#byItself.refused(reason);
    if (!own) return false;
    this.#pledged.do((pledge) => (own.late ? pledge.overtake(own.sent) : pledge.refuse(own.sent)));
    if (this.state.sent === own.sent) this.state.sent = null;
    return true;
  }

  /** Everything is told; what was known before it began stands if nothing was taken back and nothing was missed. */
  #begin(play: Play): void {
    const known = this.state.play;
    const stands = known !== null && known.cuts === play.cuts && play.since <= known.step;
    this.#take(play, play, told(this.state, play, stands));
    this.onplay?.();
  }

  /** What is known from the step `since` on never happened; a gap before it is filled by asking for everything. */
  #follow(news: News): void {
    const { play } = this.state;
    // On one line nothing that was taken back comes again.
    if (!play || news.since > play.step || news.cuts < play.cuts) {
      this.#line.send({ type: "resync" });
      return;
    }
    this.#take(news, after(play, news), told(this.state, news, true));
    this.onplay?.();
  }

  /** What was not asked for, or comes too late to be put before what is known, is not shown and counts as not told. */
  #goBack(past: Past): void {
    const { play, events, first, drawn } = this.state;
    const asked = this.#earlier;
    this.#earlier = null;
    if (asked === null || past.until > asked || past.until < first) return this.#keep(play, { events, first });
    const before = earlier(this.state, past);
    if (before.length > 0) this.state.drawn = { ...drawn, told: [...before, ...drawn.told] };
    this.#take(past, play, { events: [...before, ...events], first: Math.min(first, past.since) });
  }

  /** Show something from now on, and compare it with what was agreed on and rolled. */
  #take(message: Play | News | Past, play: Play | null, story: Story): void {
    this.#pledged.do((_, looking) => looking.take(message, play, story));
    this.#keep(play, story);
  }

  /** Keep what happened, and ask for what happened before it, a piece at a time and without haste. */
  #keep(play: Play | null, { events, first }: Story): void {
    this.state.heard = { play, events, first };
    clearTimeout(this.#leafing);
    if (this.state.over) this.#verify();
    if (first === 0) return;
    this.#leafing = setTimeout(() => {
      if (this.#line.send({ type: "earlier", before: first })) this.#earlier = first;
    }, LEAF);
  }

  /** Agree on seeds with everybody, and check in the end what came of it. */
  #sow(table: Table): void {
    this.#pledged.do((pledge) => {
      for (const said of pledge.hear(table))
        if (this.#sendOnce(said, table)) pledge.sent(said, table.fairness.commitment);
      this.state.worries = pledge.worries;
      this.#judge(pledge);
    });
    if (this.state.over) this.#verify();
  }

  /** Say something about seeds, if it was not said since the line opened. */
  #sendOnce(said: Told, table: Table): boolean {
    const once = `${said.type} ${said.seat} ${table.fairness.commitment}`;
    if (this.#sown.has(once) || !this.#line.send(said)) return false;
    this.#sown.add(once);
    return true;
  }

  /** Compute the whole game again from its record. */
  #verify(): void {
    this.#pledged.do((pledge, looking) => {
      // There is no record of a table that was closed before its game.
      if (!this.state.play && !pledge.kept.playing && this.state.table?.status === "closed") return;
      this.#verifying ??= import("./fairness/verifying").then(
        ({ Verifying }) => new Verifying(this.state, pledge, looking, () => this.#line.send({ type: "resync" })),
      );
      const looked = this.#verifying.then((verifying) => verifying.look());
      void looked.catch(() => {
        // A line that opens again tries it once more.
        this.#verifying = undefined;
        this.state.verdict = pledge.unchecked;
      });
    });
  }

  /** What is wrong is shown at once. */
  #judge(pledge: Pledge): void {
    const told = this.state.verdict?.faults ?? [];
    if (pledge.faults.some((one) => !told.includes(one))) this.state.verdict = pledge.verdict;
  }
}

export const [getTalk, setTalk] = createContext<Talk>();
