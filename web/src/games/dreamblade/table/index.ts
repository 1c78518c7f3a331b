import Dreamblade from "../Dreamblade.svelte";
import type { Game } from "../../../table/game";
import { HINTS } from "./hints";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const TABLE: Game = { component: Dreamblade, pace: PACE, telling: TELLING, hints: HINTS };
