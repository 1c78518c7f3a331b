import type { Event } from "../messages";

/** Pieces and cells that somebody points at. */
export interface Pointed {
  readonly pieces: readonly string[];
  readonly cells: readonly string[];
}

export const NOTHING_POINTED: Pointed = { pieces: [], cells: [] };

/** A part of a turn and whose it is; no player where it is everybody's. */
export interface Phase {
  readonly name: string;
  readonly player: string;
}

/** How the events of a game become a log. */
export interface Telling {
  /** The number of the turn that begins with an event. */
  turn(event: Event): number | undefined;
  /** The phase that begins with an event. */
  phase(event: Event): Phase | undefined;
  /** The phase in which a game begins. */
  readonly opening: Phase;
  /** What a phase is called. */
  heading(phase: Phase): string;
  about(event: Event): Pointed;
  /** The kinds that a short log keeps. */
  readonly important: ReadonlySet<string>;
  /** The kinds that are answers of chance. */
  readonly chance: ReadonlySet<string>;
  /** What somebody who does not watch is told of events, in one or two sentences. */
  summary(events: readonly Event[]): string;
}

export interface Line {
  readonly event: Event;
  readonly about: Pointed;
  readonly important: boolean;
}
export interface Section {
  readonly phase: Phase;
  readonly step: number;
  readonly lines: readonly Line[];
  /** Whether a player has let the phase pass without doing anything. */
  readonly idle: boolean;
}
export interface Chapter {
  readonly turn: number;
  readonly sections: readonly Section[];
}

const lines = new WeakMap<Event, Line>();

/** The same line for the same event each time, so that what is drawn stays. */
function lineOf(event: Event, telling: Telling): Line {
  let line = lines.get(event);
  if (!line) {
    line = { event, about: telling.about(event), important: telling.important.has(event.kind) };
    lines.set(event, line);
  }
  return line;
}

function begun(phase: Phase, step: number): { phase: Phase; step: number; lines: Line[]; idle: boolean } {
  return { phase, step, lines: [], idle: false };
}

/** Put the events with sentences under their turns and phases; what begins those becomes a heading. */
export function chapters(events: readonly Event[], telling: Telling): Chapter[] {
  let section = begun(telling.opening, 0);
  let chapter = { turn: 1, sections: [section] };
  const found = [chapter];
  const pass = (): void => {
    section.idle = section.phase.player !== "" && section.lines.length === 0;
  };
  for (const event of events) {
    const turn = telling.turn(event);
    const phase = telling.phase(event);
    if (turn !== undefined) {
      if (turn === chapter.turn) continue;
      pass();
      section = begun(telling.opening, event.step);
      chapter = { turn, sections: [section] };
      found.push(chapter);
    } else if (phase) {
      pass();
      section = begun(phase, event.step);
      chapter.sections.push(section);
    } else if (event.sentence) {
      section.lines.push(lineOf(event, telling));
    }
  }
  return found;
}

/** Only the lines that matter, and the phases and turns that have any. */
export function shortened(all: readonly Chapter[]): Chapter[] {
  return all.flatMap((chapter) => {
    const sections = chapter.sections.flatMap((section) => {
      const kept = section.lines.filter((line) => line.important);
      return kept.length > 0 ? [{ ...section, lines: kept }] : [];
    });
    return sections.length > 0 ? [{ ...chapter, sections }] : [];
  });
}

/** Cut a sentence around the last place where it cites its rule. */
export function around(sentence: string, cite: string): readonly [string, string, string] | undefined {
  const place = cite ? sentence.lastIndexOf(cite) : -1;
  if (place < 0) return undefined;
  const end = place + cite.length;
  return [sentence.slice(0, place), sentence.slice(place, end), sentence.slice(end)];
}
