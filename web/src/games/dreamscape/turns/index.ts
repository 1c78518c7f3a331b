import type { Turns } from "../../../table/turn/turns";
import { find } from "./finding";
import Picture from "./Picture.svelte";
import { steps } from "./steps";

/** How the turns of Dreamscape are followed: places are locations, links, slots and cards. */
export const TURNS: Turns = {
  steps,
  // A place of the dreamworld has room for few signs, and the ways between them cross.
  most: 4,
  Picture,
  find,
  // What is drawn of a play is behind it by what is still coming anyway.
  before: (play) => play,
};
