import type { Event, Play } from "../messages";

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
  /** The phase in which a turn begins, unless the event that begins the turn says another. */
  readonly opening: Phase;
  /** What a turn is called. */
  turnName(turn: number): string;
  /** What a turn is called where there is room for little more than its number. */
  turnMark(turn: number): string;
  /** What a moment before the first turn is called, where a game has such moments. */
  beforehand?(play: Play): string | undefined;
  /** What a phase is called. */
  heading(phase: Phase): string;
  about(event: Event): Pointed;
  /** The kinds without a line of their own: headings, and what other lines tell already. */
  readonly unsaid: ReadonlySet<string>;
  /** Whether a player's phase can pass without any line, which is then said. */
  readonly passing: boolean;
  /** Whether an event is told by the line of the one before it. */
  joins?(event: Event, before: Event): boolean;
  /** What one line says of several events. */
  together?(events: readonly Event[]): string;
  /** The kinds that a short log keeps. */
  readonly important: ReadonlySet<string>;
  /** The kinds that are answers of chance. */
  readonly chance: ReadonlySet<string>;
  /** What somebody who does not watch is told of events, in one or two sentences. */
  summary(events: readonly Event[]): string;
}

export interface Line {
  readonly event: Event;
  /** What follows it and is told by the same line. */
  readonly more: readonly Event[];
  readonly about: Pointed;
  readonly important: boolean;
}
export interface Section {
  readonly phase: Phase;
  /** Which one of its turn it is. */
  readonly place: number;
  readonly step: number;
  readonly lines: readonly Line[];
  /** Whether a player has let the phase pass without doing anything. */
  readonly idle: boolean;
}
export interface Chapter {
  readonly turn: number;
  readonly sections: readonly Section[];
}

interface Begun {
  readonly phase: Phase;
  readonly step: number;
  /** The events of each line. */
  readonly runs: Event[][];
}

const lines = new WeakMap<Event, Line>();

/** The same line for the same events each time, so that what is drawn stays. */
function lineOf([event, ...more]: readonly Event[], telling: Telling): Line[] {
  if (!event) return [];
  let line = lines.get(event);
  if (line?.more.length !== more.length) {
    line = { event, more, about: telling.about(event), important: telling.important.has(event.kind) };
    lines.set(event, line);
  }
  return [line];
}

/** Put the events with sentences under their turns and phases; what begins those becomes a heading. */
export function chapters(events: readonly Event[], telling: Telling): Chapter[] {
  let section: Begun = { phase: telling.opening, step: 0, runs: [] };
  let chapter = { turn: 1, sections: [section] };
  const found = [chapter];
  for (const event of events) {
    const turn = telling.turn(event);
    const phase = telling.phase(event);
    if (turn !== undefined && turn !== chapter.turn) {
      section = { phase: phase ?? telling.opening, step: event.step, runs: [] };
      chapter = { turn, sections: [section] };
      found.push(chapter);
    } else if (phase && !isSame(phase, section.phase)) {
      section = { phase, step: event.step, runs: [] };
      chapter.sections.push(section);
    }
    if (!event.sentence || telling.unsaid.has(event.kind)) continue;
    const run = section.runs.at(-1);
    const before = run?.at(-1);
    if (run && before && telling.joins?.(event, before)) run.push(event);
    else section.runs.push([event]);
  }
  const told = (one: Begun, place: number): Section => ({
    phase: one.phase,
    place,
    step: one.step,
    lines: one.runs.flatMap((run) => lineOf(run, telling)),
    idle: telling.passing && one !== section && one.phase.player !== "" && one.runs.length === 0,
  });
  return found.map(({ turn, sections }) => ({ turn, sections: sections.map(told) }));
}

function isSame(one: Phase, two: Phase): boolean {
  return one.name === two.name && one.player === two.player;
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

/** How much a part of the log takes: its lines, or what is said in the place of any. */
const sizeOf = (section: Section): number => (section.idle ? 1 : section.lines.length);

/** How much the whole log takes. */
export function lengthOf(all: readonly Chapter[]): number {
  let length = 0;
  for (const { sections } of all) for (const section of sections) length += sizeOf(section);
  return length;
}

/** Only what lies from one place of the log up to another, under its turns and phases. */
export function between(all: readonly Chapter[], first: number, end: number): Chapter[] {
  let place = 0;
  return all.flatMap((chapter) => {
    const sections = chapter.sections.flatMap((section) => {
      const begin = place;
      place += sizeOf(section);
      if (place <= first || begin >= end || place === begin) return [];
      return [{ ...section, lines: section.lines.slice(Math.max(0, first - begin), end - begin) }];
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
