// How far this browser has come with a game: its lessons, its puzzles, and the examples of its abilities.
import type { GameDescription, PuzzleOutline } from "../messages";
import { triedExamples } from "../shared/examples";
import { keptLesson } from "../shared/lessons";
import { solvedPuzzles } from "../shared/puzzles";

export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface Way {
  readonly lessons: Progress;
  readonly puzzles: Progress;
  readonly examples: Progress;
}

/** Count what was learnt, solved and tried; puzzles are told apart by their ids only where they are known. */
export function wayOf(game: GameDescription, puzzles: readonly PuzzleOutline[]): Way {
  const { lessons = [], examples = [] } = game;
  const solved = solvedPuzzles();
  const tried = triedExamples(game.name);
  return {
    lessons: { done: lessons.filter((one) => keptLesson(game.name, one).learnt === true).length, of: lessons.length },
    puzzles: { done: puzzles.filter(({ id }) => solved.has(id)).length, of: puzzles.length },
    examples: { done: examples.filter(({ name }) => tried.has(name)).length, of: examples.length },
  };
}
