import type { Turns } from "../../../table/turn/turns";
import { find } from "./finding";
import Picture from "./Picture.svelte";
import { steps } from "./steps";

/** How the turns of Dreamscape are followed: places are locations, links, slots and cards. */
export const TURNS: Turns = {
  steps,
  Picture,
  find,
  // What is drawn of a play is behind it by what is still coming anyway.
  before: (play) => play,
};
