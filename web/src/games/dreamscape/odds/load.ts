import type { Component } from "svelte";
import { language } from "../../../words";
import type { BringsProps, ComingProps } from "./brings";

const FOLDER = "games/dreamscape/odds";

/** Load what tells what draws may bring, with its words: a table is there before it. */
export async function loadBrings(): Promise<Component<BringsProps>> {
  return (await language.with(import("./Brings.svelte"), FOLDER)).default;
}

/** Load what tells with what a location would be filled. */
export async function loadComing(): Promise<Component<ComingProps>> {
  return (await language.with(import("./Coming.svelte"), FOLDER)).default;
}
