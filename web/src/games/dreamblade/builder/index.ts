import type { Builder } from "../../../builder/builder";
import Workshop from "./Workshop.svelte";

export const BUILDER: Builder = { Workshop };
