import Dreamblade from "../../dreamblade/Dreamblade.svelte";
import type { Game } from "../game";
import { HINTS } from "./hints";
import { PACE } from "./pace";
import { TELLING } from "./telling";

export const DREAMBLADE: Game = { component: Dreamblade, pace: PACE, telling: TELLING, hints: HINTS };
