import type { Abilities } from "../../../abilities/ability";
import { say } from "../../../words";
import type { Dream } from "../gallery/exhibit";
import { GALLERY } from "../gallery";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

/** The powers of Dreamscape. */
export const ABILITIES: Abilities<Dream> = {
  title: (name) => say(`power-${name}`),
  printed: ({ printed }, name) =>
    printed.power === name ? [{ heading: say(`power-${name}`), sentence: say(`power-${name}-text`) }] : [],
  gallery: GALLERY,
  Sign,
  Picture,
};
