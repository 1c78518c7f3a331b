import type {
  AskOdds,
  AskThreats,
  Because,
  OddsOf,
  Play,
  Refused,
  ThreatsOf,
  ToBrowser,
  ToServer,
  Tried,
  Try,
} from "../messages";
import { areOddsOf, areThreatsOf, isTrialOf } from "./replies";
import type { TableState } from "./state.svelte";

const PATIENCE = 6_000;

/** Something that was asked of the server, and whoever waits for the reply. */
interface Waiting<Wish, Reply> {
  readonly wish: Wish;
  readonly settle: (reply?: Reply) => void;
}

/** What is asked of the server beside the game: why something may not be done, and what may come of something. */
export class Inquiries {
  readonly #state: TableState;
  readonly #send: (message: ToServer) => boolean;
  readonly #questions = new Map<string, (because?: Because) => void>();
  #trials: readonly Waiting<Try, Tried | Refused>[] = [];
  /** Whoever waits for odds; the server works out one at a time for a page. */
  #weighing: Waiting<AskOdds, OddsOf> | undefined;
  /** What was asked for before, so that one waits for the other. */
  #weighed: Promise<unknown> = Promise.resolve();
  /** Whoever waits for threats. */
  #fearing: Waiting<AskThreats, ThreatsOf> | undefined;

  constructor(state: TableState, send: (message: ToServer) => boolean) {
    this.#state = state;
    this.#send = send;
  }

  /** Ask why a seat may not do something; undefined where no answer comes. `ask` says it aloud where nobody hears. */
  why(seat: number, text: string, ask: (message: ToServer) => boolean): Promise<Because | undefined> {
    return waited<Because>((settle) => {
      const settled = (because?: Because): void => {
        if (this.#questions.get(text) === settled) this.#questions.delete(text);
        settle(because);
      };
      this.#questions.get(text)?.();
      this.#questions.set(text, settled);
      if (!ask({ type: "why", seat, text })) settled();
      return settled;
    });
  }

  /** Ask what would come of some answers to the question on the page; undefined where no reply comes. */
  try(seat: number, answers: readonly string[]): Promise<Tried | Refused | undefined> {
    const { asked } = this.#state;
    const wish: Try = { type: "try", seat, ...whenOf(asked), answers: [...answers] };
    return waited<Tried | Refused>((settle) => {
      const settled = (outcome?: Tried | Refused): void => {
        this.#trials = this.#trials.filter((trial) => trial.wish !== wish);
        settle(outcome);
      };
      if (asked && this.#send(wish)) this.#trials = [...this.#trials, { wish, settle: settled }];
      else settled();
      return settled;
    });
  }

  /** Ask what an answer to the question on the page may come to; undefined where no reply comes. */
  odds(seat: number, text: string, aim: string): Promise<OddsOf | undefined> {
    const { asked } = this.#state;
    const told = this.#weighed.then(() => this.#odds(asked === this.#state.asked ? asked : null, seat, text, aim));
    this.#weighed = told;
    return told;
  }

  #odds(asked: Play | null, seat: number, text: string, aim: string): Promise<OddsOf | undefined> {
    const wish: AskOdds = { type: "ask-odds", seat, ...whenOf(asked), text, aim };
    return waited<OddsOf>((settle) => {
      const settled = (odds?: OddsOf): void => {
        if (this.#weighing?.wish === wish) this.#weighing = undefined;
        settle(odds);
      };
      if (asked && this.#send(wish)) this.#weighing = { wish, settle: settled };
      else settled();
      return settled;
    });
  }

  /** Ask what others may do next to the pieces of a seat; undefined where no reply comes. */
  threats(seat: number): Promise<ThreatsOf | undefined> {
    const { asked } = this.#state;
    const wish: AskThreats = { type: "ask-threats", seat, ...whenOf(asked) };
    return waited<ThreatsOf>((settle) => {
      const settled = (threats?: ThreatsOf): void => {
        if (this.#fearing?.wish === wish) this.#fearing = undefined;
        settle(threats);
      };
      this.#fearing?.settle();
      if (asked && this.#send(wish)) this.#fearing = { wish, settle: settled };
      else settled();
      return settled;
    });
  }

  /** Take a reply; what was asked for before may come when something else is wanted. */
  hear(message: Extract<ToBrowser, { type: "because" | "tried" | "odds" | "threats" }>): void {
    switch (message.type) {
      case "because":
        return this.#questions.get(message.text)?.(message);
      case "tried":
        return this.#trials.find(({ wish }) => isTrialOf(message, wish))?.settle(message);
      case "odds":
        if (this.#weighing && areOddsOf(message, this.#weighing.wish)) this.#weighing.settle(message);
        return;
      case "threats":
        if (this.#fearing && areThreatsOf(message, this.#fearing.wish)) this.#fearing.settle(message);
    }
  }

  /** Take a refusal, and tell whether nobody else need hear of it. */
  refuse(refused: Refused): boolean {
    switch (refused.to) {
      // The server answers in the order in which it was asked, so it is the oldest question that is refused.
      case "try":
        this.#trials[0]?.settle(refused);
        return true;
      case "ask-odds":
        this.#weighing?.settle();
        return true;
      case "ask-threats":
        this.#fearing?.settle();
        return true;
      case "why":
        [...this.#questions.values()][0]?.();
        return false;
      default:
        return false;
    }
  }

  /** The line is lost: nobody waits any longer. */
  end(): void {
    for (const settle of this.#questions.values()) settle();
    for (const trial of this.#trials) trial.settle();
    this.#weighing?.settle();
    this.#fearing?.settle();
  }
}

const whenOf = (asked: Play | null): { step: number; cuts: number } => ({
  step: asked?.step ?? 0,
  cuts: asked?.cuts ?? 0,
});

/** Wait for a reply, but not for ever; `begin` asks, and gives what settles it. */
function waited<Reply>(
  begin: (settle: (reply?: Reply) => void) => (reply?: Reply) => void,
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => settled(), PATIENCE);
    const settled = begin((reply) => {
      clearTimeout(patience);
      resolve(reply);
    });
  });
}
