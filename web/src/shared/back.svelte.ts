/**
 * Let the browser's way back close what lies above the page, as on a phone everybody expects;
 * this must happen while a component begins.
 *
 * Whoever closes it otherwise keeps the step back, which is used for the next time: going back by
 * script would come too late, and take the address that the page has noted meanwhile with it.
 */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  /** Whether there is a step to go back that only closes it. */
  let stepped = false;

  $effect(() => {
    if (!isOpen() || stepped) return;
    stepped = true;
    history.pushState(history.state, "", location.href);
  });

  $effect(() => {
    const back = (): void => {
      stepped = false;
      if (isOpen()) close();
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  });
}
