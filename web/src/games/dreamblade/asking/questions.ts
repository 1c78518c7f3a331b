// One question of each kind, as the server asks it in scenarios; for tests.

import type { Ask, Play } from "../../../messages";
import { foldedIndex } from "../../../table/asking/folding";
import type { Picked } from "../chosen.svelte";
import { begin } from "./picks";
import questions from "./questions.json";
import { viewOf } from "../board/view";
import { type Picking } from "./picking";

export type Kind = keyof typeof questions;

export const KINDS = Object.keys(questions) as Kind[];

export function playOf(kind: Kind): Play {
  return questions[kind] as Play;
}

export function askOf(kind: Kind): Ask {
  const [ask] = playOf(kind).asks;
  if (ask === undefined) throw new Error(`${kind} asks nothing`);
  return ask;
}

/** The picking of a question, with what is picked at first or instead of it. */
export function pickingOf(kind: Kind, pick: Picked = begin(askOf(kind))): Picking {
  return { ask: askOf(kind), view: viewOf(playOf(kind)), pick };
}

/** Every index that may be answered, those within folded options included. */
export function indexesOf(ask: Ask): number[] {
  const found = (ask.options ?? []).flatMap((option) => {
    const { group = [] } = option;
    if (option.folded !== true) return [option.index];
    return Array.from({ length: 2 ** group.length - 1 }, (_, at) =>
      foldedIndex(option, new Set(group.filter((_label, digit) => ((at + 1) >> digit) % 2 === 1))),
    );
  });
  return found.sort((a, b) => a - b);
}
