import type PlanPanel from "./PlanPanel.svelte";

/** Load what shows a plan: many games are played without one. */
export async function loadPlanPanel(): Promise<typeof PlanPanel> {
  return (await import("./PlanPanel.svelte")).default;
}
