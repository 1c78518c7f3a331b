import { askForCells } from "../board/cells.svelte";
import { viewOf } from "../board/view";
import { loadCombat } from "../combat/load";
import Dreamblade from "../Dreamblade.svelte";
import type { Game } from "../../../table/game";
import { language } from "../../../words";
import { heard } from "./heard";
import { toBuilder } from "./brought";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const TABLE: Game = {
  component: Dreamblade,
  prepare: askForCells,
  pace: PACE,
  telling: TELLING,
  heard,
  loadHints: async () => (await language.with(import("./hints"), "games/dreamblade/table/hints")).HINTS,
  keys: [
    { keys: ["Shift", "E"], meaning: "sure" },
    { keys: ["I"], meaning: "look" },
    { keys: ["B"], meaning: "stage" },
    { keys: ["T"], meaning: "threats" },
  ],
  loadCourse: async () => (await import("./lessons")).COURSE,
  loadReckoning: async () => (await language.with(import("../ending/Reckoning.svelte"), "table/ending")).default,
  loadLookback: async () =>
    (await language.with(import("../lookback/Lookback.svelte"), "games/dreamblade/lookback")).default,
  loadDuel: async () => (await language.with(import("../duel/Duel.svelte"), "games/dreamblade/duel")).default,
  loadChecks: async () => (await import("./checks")).CHECKS,
  loadTurns: async () => (await import("../turns")).TURNS,
  changing: (play, seat) => toBuilder(viewOf(play).miniatures, seat === 0 ? "A" : "B"),
  loadRest: loadCombat,
};
