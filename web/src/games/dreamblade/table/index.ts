import { askForCells } from "../board/cells.svelte";
import Dreamblade from "../Dreamblade.svelte";
import type { Game } from "../../../table/game";
import { HINTS } from "./hints";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const TABLE: Game = { component: Dreamblade, prepare: askForCells, pace: PACE, telling: TELLING, hints: HINTS };
