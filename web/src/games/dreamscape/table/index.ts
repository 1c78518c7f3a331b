import type { Game } from "../../../table/game";
import { askForPrinted } from "../cards/printed.svelte";
import Dreamscape from "../Dreamscape.svelte";
import Reckoning from "../ending/Reckoning.svelte";
import type { View } from "../messages";
import { HINTS } from "./hints";
import { COURSE } from "./lessons";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const TABLE: Game = {
  component: Dreamscape,
  prepare: askForPrinted,
  pace: PACE,
  telling: TELLING,
  hints: HINTS,
  course: COURSE,
  scores: ({ view }) => (view as unknown as View).seats.map((player) => player.score),
  hasPlayersToLookAt: true,
  Reckoning,
};
