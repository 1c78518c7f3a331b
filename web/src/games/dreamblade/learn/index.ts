import type { Guide } from "../../../learn/guide";
import { prepare } from "../pictures";
import Whole from "./Guide.svelte";

/** How to play Dreamblade. */
export const GUIDE: Guide = {
  component: Whole,
  prepare,
  lead: "web-learn-dreamblade-lead",
  chapters: [
    ["goal", "web-learn-dreamblade-goal"],
    ["miniature", "web-learn-dreamblade-miniature"],
    ["turn", "web-learn-dreamblade-turn"],
    ["spawn", "web-learn-dreamblade-spawn"],
    ["shift", "web-learn-dreamblade-shift"],
    ["strike", "web-learn-dreamblade-strike"],
    ["fate", "web-learn-dreamblade-fate"],
    ["conquest", "web-learn-dreamblade-conquest"],
  ],
};
