import { askForCells } from "../board/cells.svelte";
import { loadCombat } from "../combat/load";
import Dreamblade from "../Dreamblade.svelte";
import type { Game } from "../../../table/game";
import { language } from "../../../words";
import { heard } from "./heard";
import { HINTS } from "./hints";
import { COURSE } from "./lessons";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const TABLE: Game = {
  component: Dreamblade,
  prepare: askForCells,
  pace: PACE,
  telling: TELLING,
  heard,
  hints: HINTS,
  keys: [
    { keys: ["I"], meaning: "look" },
    { keys: ["B"], meaning: "stage" },
  ],
  course: COURSE,
  loadReckoning: async () => (await language.with(import("../ending/Reckoning.svelte"), "table/ending")).default,
  loadChecks: async () => (await import("./checks")).CHECKS,
  loadTurns: async () => (await import("../turns")).TURNS,
  loadRest: loadCombat,
};
