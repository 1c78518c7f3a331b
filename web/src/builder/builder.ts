// What a game offers to build: its own workshop, in which what is brought to the game is put together.
import type { Component } from "svelte";

export interface Builder {
  readonly Workshop: Component;
}
