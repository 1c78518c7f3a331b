import type Stage from "./Stage.svelte";

/** Load the stage on which powers and draws are asked: many games begin without it. */
export async function loadStage(): Promise<typeof Stage> {
  return (await import("./Stage.svelte")).default;
}
