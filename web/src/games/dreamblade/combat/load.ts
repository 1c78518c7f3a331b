import type { Component } from "svelte";
import { language } from "../../../words";
import type { StageProps } from "./stage";

/** Load the stage of a combat with its words: many games begin without it. */
export async function loadCombat(): Promise<Component<StageProps>> {
  return (await language.with(import("./CombatStage.svelte"), "games/dreamblade/combat")).default;
}
