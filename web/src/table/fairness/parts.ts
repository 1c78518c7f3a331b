export { default as Fairness } from "./Fairness.svelte";
export { default as Verdict } from "./Verdict.svelte";
export { default as Worries } from "./Worries.svelte";
