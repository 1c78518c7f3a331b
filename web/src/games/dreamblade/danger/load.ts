import type { Component } from "svelte";
import { language } from "../../../words";
import type { DangerProps } from "./danger";

/** Load the chances on the board with their words: a table is there before them. */
export async function loadDanger(): Promise<Component<DangerProps>> {
  return (await language.with(import("./Danger.svelte"), "games/dreamblade/danger")).default;
}
