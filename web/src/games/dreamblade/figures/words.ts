import { WORDS, type Look } from "./lexicon";
import { hash, wordsOf, type Sculpture } from "./sculpture";

const HATS = ["crown", "tophat", "bowler", "hood", "flames", "moon", "veil", "tiara", "wig", "plume", "mortarboard"];
const PROPS = [
  "sword",
  "spear",
  "lantern",
  "staff",
  "axe",
  "scroll",
  "torch",
  "keys",
  "rose",
  "hourglass",
  "fan",
  "scales",
];
const BACKS = ["cape", "moon", "wind", "bat", "feathers", undefined];

/** A name that says nothing still gets things of its own. */
function unnamed({ name, location }: Sculpture): Look {
  if (location) return {};
  const one = <Thing>(things: readonly Thing[], salt: string): Thing | undefined =>
    things[hash(salt + name) % things.length];
  const [hat, left, right, back] = [one(HATS, "hat"), one(PROPS, "left"), one(PROPS, "right"), one(BACKS, "back")];
  return {
    ...(hat && { hat }),
    ...(left && hash(name) % 2 && { left }),
    ...(right && { right }),
    ...(back && { back }),
  };
}

export function look(sculpture: Sculpture): Look {
  let wish: Look = {};
  for (const word of wordsOf(sculpture.name)) {
    const asked = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    wish = { ...asked, ...wish };
  }
  return Object.keys(wish).length ? wish : unnamed(sculpture);
}
