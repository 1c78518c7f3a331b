import type { Turns } from "../../../table/turn/turns";
import { before } from "./before";
import Picture from "./Picture.svelte";
import { steps } from "./steps";

/** How the turns of Dreamblade are followed: places are cells. */
export const TURNS: Turns = {
  steps,
  Picture,
  find: (root, place) => root.querySelector(`[data-cell="${place}"]`) ?? undefined,
  before,
};
