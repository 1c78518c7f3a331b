import type { Abilities } from "../../../abilities/ability";
import { say, speak } from "../../../words";
import { keyOf } from "../called";
import type { Figure } from "../gallery/exhibit";
import { GALLERY } from "../gallery";
import { told } from "../told";
import Sign from "./Sign.svelte";

/** The abilities of Dreamblade. */
export const ABILITIES: Abilities<Figure> = {
  title: (name) => say(`ability-${name}-name`),
  printed: ({ printed }, name) =>
    printed.abilities
      .filter(({ keyword }) => keyOf(keyword) === name)
      .map(({ heading, sentence }) => ({ heading: speak(heading), sentence: told(heading, sentence) })),
  gallery: GALLERY,
  Sign,
};
