import type { Abilities } from "../../../abilities/ability";
import { say, speak } from "../../../words";
import type { Figure } from "../gallery/exhibit";
import { GALLERY } from "../gallery";
import { told } from "../told";
import Sign from "./Sign.svelte";

/** What a keyword is called in keys and addresses. */
const keyed = (keyword: string): string => keyword.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");

/** The abilities of Dreamblade. */
export const ABILITIES: Abilities<Figure> = {
  title: (name) => say(`ability-${name}-name`),
  printed: ({ printed }, name) =>
    printed.abilities
      .filter(({ keyword }) => keyed(keyword) === name)
      .map(({ heading, sentence }) => ({ heading: speak(heading), sentence: told(heading, sentence) })),
  gallery: GALLERY,
  Sign,
};
