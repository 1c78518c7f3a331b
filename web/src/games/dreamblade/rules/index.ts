import type { Pictures } from "../../../rules/pictures";
import { prepare } from "../pictures";
import Drawings from "../pictures/Drawings.svelte";
import Picture from "./Picture.svelte";
import { SHOWN } from "./shown";

/** The pictures beside the rules of Dreamblade. */
export const PICTURES: Pictures = {
  component: Picture,
  numbers: new Set(SHOWN.keys()),
  prepare,
  drawings: Drawings,
};
