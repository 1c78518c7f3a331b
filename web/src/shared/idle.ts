/** Do something when the page has nothing else to do; Safari does not say when that is. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, 1_000);
}
