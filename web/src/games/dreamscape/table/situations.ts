// What hints and lessons ask of a situation at a table of Dreamscape.
import type { Ask } from "../../../messages";
import type { Situation } from "../../../table/hints/hints";
import type { Deed, Event, Player, Question, Seat, View } from "../messages";

export type Kind = Event["kind"];
/** What an event of a kind is about. */
export type About<K extends Kind> = Extract<Event, { kind: K }>["about"];

export const viewOf = ({ play }: Situation): View => play.view as unknown as View;

const SEATS: readonly Seat[] = ["A", "B", "C", "D"];
export const seatOf = ({ seat }: Situation): Seat => SEATS[seat] ?? "A";

/** What lies before the player of this page. */
export function own(situation: Situation): Player | undefined {
  return viewOf(situation).seats[situation.seat];
}

export function asked({ play, seat }: Situation): Ask | undefined {
  return play.asks.find((ask) => ask.seat === seat);
}

export function isAsked(situation: Situation, ...questions: Question[]): boolean {
  return questions.some((question) => asked(situation)?.question === question);
}

export function offers(situation: Situation, deed: Deed): boolean {
  return asked(situation)?.options?.some((option) => option.deed === deed) === true;
}

/** Whether an event is of a kind, and about this. */
export function isTold<K extends Kind>(
  event: { kind: string; about: Record<string, unknown> },
  kind: K,
  about: Partial<About<K>> = {},
): boolean {
  return event.kind === kind && Object.entries(about).every(([name, value]) => event.about[name] === value);
}

/** Whether something of a kind, and about this, has just been seen. */
export function happened<K extends Kind>(situation: Situation, kind: K, about: Partial<About<K>> = {}): boolean {
  return situation.recent.some((event) => isTold(event, kind, about));
}

export const slot = (situation: Situation, name: string): string =>
  `[data-land="${seatOf(situation)}"] [data-slot="${name}"]`;
export const land = (situation: Situation): string => `[data-land="${seatOf(situation)}"]`;
export const place = (number: number): string => `[data-location="${number}"]`;
export const hand = (kind: string): string => `[data-hand="${kind}"]`;
export const HANDS = '[data-needed="hands"]';
export const card = (name: string): string => `[data-card="${name}"]`;
/** Where the open cards are, on a screen too small to show them always. */
export const CARDS = '[role="tab"][id$="-cards"]';
export const QUESTION = '[data-hint="question"]';
/** The button that ends travel or creation. */
export const END = '[data-hint="question"] [aria-keyshortcuts~="E"]';
