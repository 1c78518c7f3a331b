import type { Packs } from "../../../packs/packs";
import Sealed from "./Sealed.svelte";

export const PACKS: Packs = { Sealed };
