import type { Packs } from "../../../packs/packs";
import Drafting from "./Drafting.svelte";
import Sealed from "./Sealed.svelte";

export const PACKS: Packs = { Drafting, Sealed };
