// What others did, as it can be followed on the page: loaded when the table stands.

import type { Component } from "svelte";
import type { TableState } from "../state.svelte";
import { Following } from "./following.svelte";
import Recap from "./Recap.svelte";
import Strip from "./Strip.svelte";
import Traces from "./Traces.svelte";
import type { Turns } from "./turns";
import Unfold from "./Unfold.svelte";

/** What follows the turns of others, and what shows it beside the board and on it. */
export interface Turn {
  readonly following: Following;
  readonly Strip: Component<{ following: Following }>;
  readonly Traces: Component<{ following: Following; root: HTMLElement }>;
  readonly Unfold: Component<{ following: Following }>;
  readonly Recap: Component<{ following: Following }>;
}

export function follow(state: TableState, turns: Turns): Turn {
  return { following: new Following(state, turns), Strip, Traces, Unfold, Recap };
}
