import type { Guide } from "../../../learn/guide";
import { askForPrinted } from "../cards/printed.svelte";
import Whole from "./Guide.svelte";

/** How to play Dreamscape. */
export const GUIDE: Guide = {
  component: Whole,
  prepare: askForPrinted,
  lead: "web-learn-dreamscape-lead",
  chapters: [
    ["goal", "web-learn-dreamscape-goal"],
    ["cycle", "web-learn-dreamscape-cycle"],
    ["travel", "web-learn-dreamscape-travel"],
    ["creation", "web-learn-dreamscape-creation"],
    ["cards", "web-learn-dreamscape-cards"],
    ["powers", "web-learn-dreamscape-powers"],
    ["purposes", "web-learn-dreamscape-purposes"],
    ["end", "web-learn-dreamscape-end"],
    ["nightmare", "web-learn-dreamscape-nightmare"],
    ["together", "web-learn-dreamscape-together"],
  ],
};
