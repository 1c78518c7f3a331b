/*
 * Everything that can change on the page of a table. Components read it here; seven parts write it:
 *
 *   talk.ts            what the server says and what is said to it: the server, and in flight
 *   advising.ts        the hint or motive asked for
 *   pacing.ts          what is drawn of it now, one thing after another: shown, and that nothing is in flight any more
 *   sitting.svelte.ts  what follows for the people who sit here: around the game, and whether the line is bad
 *   hints/hints.ts     the hints of a first game: around the game
 *   turn/              what others did: the table as it was, shown again, and what was seen before
 *   TablePage.svelte   and what it holds, such as log and dialogs: around the game; the game's own part: the scores,
 *                      and what of the moment is still to be seen
 *
 * What is chosen on the way to an answer is the game's own: games/<game>/chosen.svelte.ts.
 *
 * How a strike travels:
 *
 *   1. `news` (or the whole `play`) with a question come over the line: talk.ts makes a `play` of them and keeps it.
 *   2. When everything before it has been seen, pacing.ts makes it `shown` and `asked`; its options light up.
 *   3. A click on a cell becomes a pick, and the confirmed pick the index of an option (asking/picks.ts).
 *   4. talk.answer sends the index with the seat, `step` and `cuts` of `asked`: the question that was looked at,
 *      whatever has come since. Until something comes of it, it is `sent`, and nothing is lit.
 *   5. The server refuses it (`refused`), or answers with the next `news`. What still waited to be seen is drawn at
 *      once, what follows from the answer in a short time of its own, and then the next question is `asked`.
 */

import { createContext } from "svelte";
import type { Verdict, Worries } from "../fair/faults";
import type { Advice, Event, Play, Refused, Table } from "../messages";
import type { Told } from "./clock";
import { NOTHING_POINTED, type Pointed } from "./logbook";
import type { Game } from "./game";
import type { Hint, Situation } from "./hints/hints";
import { isEarly } from "./people";
import { questionOf } from "./replies";
import { speaker } from "./takeback/takeback";
import type { Turn } from "./turn";

/** The question that an answer was for: after something was taken back, a step alone can be another one. */
export interface Sent {
  readonly seat: number;
  readonly step: number;
  readonly cuts: number;
}

/** What has come of the game; it changes as a whole, since almost everything on the page follows from it. */
export interface Heard {
  /** The newest of the game; what is drawn may be behind it. */
  readonly play: Play | null;
  /** Everything that happened up to it, in order, as far back as `first`. */
  readonly events: readonly Event[];
  /** The step from which on everything that happened is known; the rest comes soon. */
  readonly first: number;
}

/** What is drawn of the game; it changes as a whole as well. */
export interface Drawn {
  /** The play whose view is drawn. */
  readonly shown: Play | null;
  /** The events that are being seen. */
  readonly moment: readonly Event[];
  /** Everything that has been seen, in order. */
  readonly told: readonly Event[];
  /** What has led to the view as well, but is seen after the moment. */
  readonly coming: readonly Event[];
  /** Whether what is drawn appears without motion. */
  readonly quick: boolean;
  /** Whether something has come to its end and is looked at until somebody goes on. */
  readonly held: boolean;
}

/** A hint that somebody has asked for, or why the computer did something. */
export interface Asked {
  readonly kind: "hint" | "motive";
  readonly seat: number;
  /** The step of the question on the page when it was asked, which it goes away with, and -1 for none. */
  readonly at: number;
  readonly cuts: number;
  /** The question on the page at that time, in full. */
  readonly question: string;
  /** The step that a motive is asked for. */
  readonly step: number;
  /** Whether it is waited for, told in its first step or wholly, or refused. */
  readonly stage: "thinking" | "look" | "plan" | "refused";
  readonly advice?: Advice;
  /** The seat whose plan it is. */
  readonly of?: number;
  /** Why it is refused; without a sentence where no answer came. */
  readonly refusal?: string;
}

export type DialogName = "menu" | "keys" | "fairness" | "takeback" | "resign" | "close";

export class TableState {
  readonly id: string;

  // What the server said.

  /** Who sits where, and what the table waits for. */
  table = $state.raw<Table | null>(null);
  /** What has come of the game. */
  heard = $state.raw<Heard>({ play: null, events: [], first: 0 });
  /** `gone` where the server wants no further try. */
  connection = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  /** What was said last about everybody's time. */
  clocks = $state.raw<Told | null>(null);
  /** Whether the line has been down for so long that it should be said. */
  bad = $state(false);

  /** What a check of the seeds has found: a fault at once, and everything when the game is over. */
  verdict = $state.raw<Verdict | null>(null);
  /** What people here should know about the seeds before the game goes on. */
  worries = $state.raw<Worries | null>(null);

  // What is shown now.

  /** What is drawn of it. */
  drawn = $state.raw<Drawn>({ shown: null, moment: [], told: [], coming: [], quick: true, held: false });
  /** The same of what is shown once more, instead of it. */
  replayed = $state.raw<Drawn | null>(null);
  /** What of the moment the game has yet to let happen: the log does not run ahead of it. */
  due = $state.raw<readonly Event[]>([]);
  /** The points by seat as far as a game lets them be seen that draws one event after another. */
  scores = $state.raw<readonly number[] | null>(null);
  /** Whether the game shows something else in place of its board: what is left there of a turn is not seen. */
  boardHidden = $state(false);
  /** What of the game has a stage of its own, open or put aside: something that is only chosen, or that happens. */
  stage = $state<"" | "chosen" | "happens">("");
  /** The play whose question stands on the page: nobody here is asked before everything has been seen. */
  asked = $state.raw<Play | null>(null);

  // What is in flight.

  /** The answer of this page of which nothing has been seen yet. */
  sent = $state.raw<Sent | null>(null);
  /** The step that this page answered last; what happened from there on is news to the people here. */
  ownStep = $state(0);
  /** The step up to which the people here had looked when they went away; -1 for those who have seen it all. */
  lookedStep = $state(-1);
  /** The seat of this browser whose player was last at the screen: it answered, or its player said so. */
  facing = $state(-1);
  /** What was refused last, until it is read or something else is said. */
  refused = $state.raw<Refused | null>(null);

  // Around the game.

  /** How the game is drawn and told, once it is loaded. */
  game = $state.raw<Game | null>(null);
  /** Whether this page has no way to draw the game. */
  unknownGame = $state(false);
  /** What a line of the log points at. */
  pointed = $state.raw<Pointed>(NOTHING_POINTED);
  /** Whether the log is up, where it is a sheet. */
  logOpen = $state(false);
  /** What others did, once that is loaded, and whether its sheet is up where it is one. */
  turn = $state.raw<Turn | null>(null);
  turnOpen = $state(false);
  /** The dialog above the table. */
  dialog = $state<DialogName | "">("");
  /** Why the server did not let somebody get up or close the table. */
  fault = $state("");
  /** Whether the hints of a first game are given, and the one that is read now. */
  hinting = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The hint or motive that was asked for last. */
  advice = $state.raw<Asked | null>(null);
  /** The player whom somebody wants to look at, where the game lets them, and the place where they did something. */
  looked = $state.raw<{ readonly seat: number; readonly at?: string } | null>(null);
  /** The seat from whose side the table is seen, where that is not one's own. */
  beside = $state<number | null>(null);
  /** Whether a game is looked at again, moment by moment: what is shown is no ending. */
  again = $state(false);
  /** What others did, for those who hear the page. */
  announced = $state("");

  // What follows from it.

  /** The seats of this browser. */
  readonly mine: readonly number[] = $derived(
    (this.table?.seats ?? []).flatMap((sitter, seat) => (sitter.mine === true ? [seat] : [])),
  );
  /** The names of those seats. */
  readonly own: readonly string[] = $derived(this.mine.map((seat) => this.table?.names[seat] ?? ""));
  readonly playing: boolean = $derived(this.table?.status === "playing");
  readonly over: boolean = $derived(this.table?.status === "over" || this.table?.status === "closed");
  /** Whether people or their clocks have ended the game, perhaps in the middle of something. */
  readonly brokenOff: boolean = $derived(
    this.table?.status === "closed" || (this.over && isEarly(this.table?.ending?.how ?? "")),
  );
  /** The seat that speaks for this browser at the question on the page, or -1 for an onlooker. */
  readonly seat: number = $derived(speaker(this.mine, this.asked?.asks.map((ask) => ask.seat) ?? []) ?? -1);
  /** Whether several people share this screen. */
  readonly shared: boolean = $derived(this.mine.length > 1);
  /** The seat of this browser whose secret the drawn view or its question shows, or -1 where there is none. */
  readonly secret: number = $derived(this.playing && this.shared ? secretOf(this.shown) : -1);
  /** Whether that would be shown to somebody else at this screen. */
  readonly covered: boolean = $derived(this.secret >= 0 && this.secret !== this.facing);
  /** Whether everything has been seen: the newest view is drawn, and nothing that led to it is left. */
  readonly settled: boolean = $derived(this.shown === this.play && this.told.length === this.events.length);
  readonly myTurn: boolean = $derived(this.playing && this.settled && this.asksMe(this.play));
  /** Whether the answer to the question on the page is on its way. */
  readonly waiting: boolean = $derived(this.isSent(this.asked));
  /** Whether the question on the page was for the eyes of one player, who has answered it: others may look by now. */
  readonly spent: boolean = $derived(
    this.shared &&
      secretOf(this.asked) >= 0 &&
      (this.waiting || this.asked?.step !== this.play?.step || this.asked?.viewer !== this.shown?.viewer),
  );
  /** Whether something may be taken back freely, as the page shows the game. */
  readonly mayUndo: boolean = $derived(
    this.playing && this.mine.length > 0 && !this.waiting && this.asked !== null && this.asked.undo < this.asked.step,
  );
  /** Everything that the game has let happen. */
  readonly logged: readonly Event[] = $derived.by(() => {
    const due = new Set(this.due);
    return due.size > 0 ? this.told.filter((event) => !due.has(event)) : this.told;
  });
  /** What has been seen since this page answered last. */
  readonly recent: readonly Event[] = $derived(this.logged.filter((event) => event.step >= this.ownStep));
  /** The hint or motive that is read: it goes away with the question on the page. */
  readonly advised: Asked | null = $derived.by(() => {
    const { advice, asked } = this;
    if (advice === null || this.waiting || advice.cuts !== (asked?.cuts ?? -1)) return null;
    const same = advice.question !== "" && questionOf(asked, advice.seat) === advice.question;
    return same || advice.at === (asked?.step ?? -1) ? advice : null;
  });
  /** What a line of the log points at, and what a hint does. */
  readonly marked: Pointed = $derived(together(this.pointed, this.advised));
  /** What hints look at. */
  readonly situation: Situation | null = $derived(
    this.shown && this.settled && this.seat >= 0 && !this.over
      ? { play: this.shown, seat: this.seat, recent: this.recent }
      : null,
  );

  constructor(id: string) {
    this.id = id;
  }

  get play(): Play | null {
    return this.heard.play;
  }

  get events(): readonly Event[] {
    return this.heard.events;
  }

  get first(): number {
    return this.heard.first;
  }

  get shown(): Play | null {
    return this.drawn.shown;
  }

  /** What the table shows: what is shown once more, or else the game. */
  get seen(): Drawn {
    return this.replayed ?? this.drawn;
  }

  get moment(): readonly Event[] {
    return this.seen.moment;
  }

  get quick(): boolean {
    return this.seen.quick;
  }

  /** Whether something has come to its end and is looked at until somebody goes on. */
  get held(): boolean {
    return this.seen.held;
  }

  /** What has led to the view but is yet to be seen, on the page or by what the game lets happen. */
  get unseen(): readonly Event[] {
    return this.seen.coming.length > 0 ? [...this.due, ...this.seen.coming] : this.due;
  }

  get told(): readonly Event[] {
    return this.drawn.told;
  }

  /** What was looked at has been seen. */
  goOn(): void {
    if (this.drawn.held) this.drawn = { ...this.drawn, held: false };
  }

  /** Whether a play asks somebody who sits here. */
  asksMe(play: Play | null): boolean {
    return play?.asks.some((ask) => this.mine.includes(ask.seat)) ?? false;
  }

  /** Whether the question of a play is the one whose answer is on its way, whatever others have answered since. */
  isSent(play: Play | null): boolean {
    const { sent } = this;
    if (play === null || sent?.cuts !== play.cuts) return false;
    return sent.step === play.step || stands(play, sent);
  }
}

/** Whether a question still stands that was answered: the server waits for that answer. */
function stands(play: Play, { seat, step }: Sent): boolean {
  const since = play.asks.find((ask) => ask.seat === seat)?.since ?? -1;
  return since >= 0 && since <= step;
}

/** What is pointed at, together with what is advised: first where to look, then all that a plan is about. */
function together(pointed: Pointed, asked: Asked | null): Pointed {
  const plan = asked?.kind === "hint" ? asked.advice?.plan : undefined;
  if (!plan) return pointed;
  const parts = asked?.stage === "look" ? [plan.look] : plan.deeds;
  return {
    pieces: [...pointed.pieces, ...parts.flatMap((part) => part.pieces ?? [])],
    cells: [...pointed.cells, ...parts.flatMap((part) => part.cells ?? [])],
  };
}

/** The seat whose secret a play shows: that of the viewer, while what is asked is for no other eyes. */
function secretOf(play: Play | null): number {
  return play?.asks.find((ask) => ask.seat === play.viewer && ask.secret)?.seat ?? -1;
}

export const [getTableState, setTableState] = createContext<TableState>();
