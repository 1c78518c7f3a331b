import type { Pictures } from "../../../rules/pictures";
import { SHOWN } from "./shown";
import Picture from "./Picture.svelte";

/** The pictures beside the rules of Dreamscape. */
export const PICTURES: Pictures = { component: Picture, numbers: new Set(SHOWN.keys()) };
