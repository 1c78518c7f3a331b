import type { Component } from "svelte";
import Miniature from "../pictures/Miniature.svelte";
import DieFaces from "../pictures/DieFaces.svelte";
import FateCases from "../pictures/FateCases.svelte";
import Price from "../pictures/Price.svelte";
import { beside, conquest, disruption, rows, type Scene, shift, spawn, strike, worth } from "../pictures/scenes";

/** What a rule is shown by: a board with words of its own, or a drawing. */
export type Shown = { scene: Scene; caption: string } | { drawing: Component };

/** The rules that have a picture. */
export const SHOWN: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ["1.3", { scene: rows, caption: "web-learn-dreamblade-rows-picture" }],
  ["1.4", { scene: worth, caption: "web-learn-dreamblade-goal-picture" }],
  ["1.5", { scene: beside, caption: "web-learn-dreamblade-beside-picture" }],
  ["2.1", { drawing: Miniature }],
  ["5.3", { drawing: Price }],
  ["5.5", { scene: spawn, caption: "web-learn-dreamblade-spawn-picture" }],
  ["6.2", { scene: shift, caption: "web-learn-dreamblade-shift-picture" }],
  ["7.2", { scene: strike, caption: "web-learn-dreamblade-strike-picture" }],
  ["7.3", { drawing: DieFaces }],
  ["8.2", { drawing: FateCases }],
  ["8.4", { scene: disruption, caption: "web-learn-dreamblade-fate-picture" }],
  ["9.1", { scene: conquest, caption: "web-learn-dreamblade-conquest-picture" }],
]);
