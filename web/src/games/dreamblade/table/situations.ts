// What hints and lessons ask of a situation at a table of Dreamblade.
import type { Ask, Event as Happened } from "../../../messages";
import type { Situation } from "../../../table/hints/hints";
import { viewOf } from "../board/view";
import { type About, type Kind, told } from "../events";
import type { Deed, Event, Piece, Question, Side } from "../messages";

export const sideOf = ({ seat }: Situation): Side => (seat === 0 ? "A" : "B");

export const asked = ({ play, seat }: Situation): Ask | undefined => play.asks.find((ask) => ask.seat === seat);

export const isAsked = (situation: Situation, ...questions: Question[]): boolean =>
  questions.some((question) => asked(situation)?.question === question);

export const offers = (situation: Situation, deed: Deed): boolean =>
  asked(situation)?.options?.some((option) => option.deed === deed) === true;

/** What of some kinds has been seen since the newcomer answered last, if anything. */
export const happened = <K extends Kind>(
  situation: Situation,
  ...kinds: K[]
): Extract<Event, { kind: K }> | undefined =>
  situation.recent.map(told).find((event) => kinds.some((kind) => kind === event?.kind)) as
    Extract<Event, { kind: K }> | undefined;

/** Whether an event is of a kind, and about this. */
export function isTold<K extends Kind>(event: Happened, kind: K, about: Partial<About[K]> = {}): boolean {
  return event.kind === kind && Object.entries(about).every(([name, value]) => event.about[name] === value);
}

/** The creatures of a side that stand on the board. */
export function standing({ play }: Situation, side: Side): readonly Piece[] {
  return viewOf(play).miniatures.filter((piece) => piece.side === side && piece.place.length === 2 && !piece.location);
}

export const cell = (name = ""): string => `[data-cell="${name}"]`;
export const piece = (label = ""): string => `[data-piece="${label}"]`;
export const QUESTION = '[data-hint="question"]';
/** The button that ends a phase. */
export const END = `${QUESTION} [aria-keyshortcuts~="E"]`;
