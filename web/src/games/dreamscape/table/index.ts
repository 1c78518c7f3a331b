import type { Component } from "svelte";
import type { Game, ReckoningProps } from "../../../table/game";
import { askForPrinted } from "../cards/printed.svelte";
import Dreamscape from "../Dreamscape.svelte";
import { language } from "../../../words";
import type { View } from "../messages";
import { loadStage } from "../stage/load";
import { heard } from "./heard";
import { PACE } from "./pace";
import { TELLING } from "./telling";

const loadReckoning = async (): Promise<Component<ReckoningProps>> =>
  (await language.with(import("../ending/Reckoning.svelte"), "table/ending")).default;

export const TABLE: Game = {
  component: Dreamscape,
  prepare: askForPrinted,
  pace: PACE,
  telling: TELLING,
  heard,
  loadHints: async () => (await language.with(import("./hints"), "games/dreamscape/table/hints")).HINTS,
  loadCourse: async () => (await import("./lessons")).COURSE,
  scores: ({ view }) => (view as unknown as View).seats.map((player) => player.score),
  hasPlayersToLookAt: true,
  loadChecks: () => import("./setup"),
  loadTurns: async () => (await import("../turns")).TURNS,
  loadReckoning,
  loadLookback: async () =>
    (await language.with(import("../lookback/Lookback.svelte"), "games/dreamscape/lookback")).default,
  loadRest: () => Promise.all([loadReckoning(), loadStage()]),
};
