import * as beasts from "./beasts";
import type { Cast, Plan } from "./cast";
import * as engines from "./engines";
import * as insects from "./insects";
import * as landmarks from "./landmarks";
import * as monsters from "./monsters";
import * as people from "./people";
import * as places from "./places";
import * as spirits from "./spirits";
import { shaped } from "./stances";
import * as things from "./things";

const CREATURES: Record<string, Plan> = {
  person: people.person,
  "upside-down": people.upsideDown,
  rider: people.rider,
  procession: people.procession,
  "empty-coat": people.emptyCoat,
  bear: beasts.bear,
  maw: shaped(monsters.maw, { wide: 1.04, high: 0.9 }),
  dragon: beasts.dragon,
  whale: beasts.whale,
  crab: beasts.crab,
  vulture: beasts.vulture,
  hound: beasts.hound,
  pup: beasts.pup,
  tigress: beasts.tigress,
  wolf: beasts.wolf,
  bull: beasts.bull,
  salamanders: beasts.salamanders,
  spikemauler: monsters.spikemauler,
  fiend: monsters.fiend,
  ogre: monsters.ogre,
  volcano: monsters.volcano,
  tentacles: monsters.tentacles,
  mite: insects.mite,
  gnat: insects.gnat,
  bee: insects.bee,
  moth: insects.moth,
  widow: insects.widow,
  landlord: insects.landlord,
  beetle: insects.beetle,
  "mantis-queen": insects.mantisQueen,
  poltergeist: spirits.poltergeist,
  hush: spirits.hush,
  draught: spirits.draught,
  "under-bed": spirits.underBed,
  grin: shaped(spirits.grin, { wide: 1.08, high: 0.68 }),
  crowd: shaped(spirits.crowd, { wide: 0.76, high: 0.9 }),
  "wardrobe-hand": spirits.wardrobeHand,
  button: things.button,
  "sock-drawer": things.sockDrawer,
  scissors: things.scissors,
  mirror: shaped(things.mirror, { wide: 0.82 }),
  wax: things.wax,
  "snow-globe": things.snowGlobe,
  "jack-box": things.jackBox,
  tooth: things.tooth,
  bottle: things.bottle,
  match: things.match,
  tinderbox: things.tinderbox,
  comet: things.comet,
  duel: things.duel,
  melting: things.melting,
  "moon-dentist": things.moonDentist,
  kite: things.kite,
  locomotive: shaped(engines.locomotive, { wide: 0.78 }),
  lighthouse: engines.lighthouse,
  clock: engines.clock,
  carousel: shaped(engines.carousel, { lean: 16, high: 0.94 }),
};

const PLACES: Record<string, Plan> = {
  porch: places.porch,
  barricade: shaped(places.barricade, { high: 0.76 }),
  dovecote: places.dovecote,
  citadel: places.citadel,
  castle: places.castle,
  hall: places.hall,
  corridor: places.corridor,
  observatory: places.observatory,
  "damp-patch": spirits.dampPatch,
  cellar: shaped(places.cellar, { high: 0.8 }),
  cradle: places.cradle,
  ballroom: places.ballroom,
  "box-office": places.boxOffice,
  kitchen: places.kitchen,
  tower: landmarks.tower,
  gate: landmarks.gate,
  well: landmarks.well,
  garden: landmarks.garden,
  bridge: landmarks.bridge,
  arena: landmarks.arena,
};

/** Bodies for names that say nothing. */
const UNNAMED_PLACES = [
  landmarks.tower,
  landmarks.gate,
  landmarks.well,
  landmarks.garden,
  landmarks.bridge,
  landmarks.arena,
];
const UNNAMED_HIVELINGS = [insects.beetle, insects.bee, insects.mite, insects.moth, insects.mantisQueen];

export function planOf(c: Cast): Plan {
  const { location, lineage } = c.sculpture;
  const named = (location ? PLACES : CREATURES)[c.look.plan ?? ""];
  if (named) return named;
  const unnamed = location
    ? UNNAMED_PLACES
    : lineage === "Hivelings" && !c.look.dress
      ? UNNAMED_HIVELINGS
      : [people.person];
  return unnamed[c.die(unnamed.length, "plan")] ?? people.person;
}
