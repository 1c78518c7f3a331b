/**
 * Let the browser's way back close what lies above the page, as on a phone everybody expects;
 * this must happen while a component begins.
 */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  /** Whether there is a step to go back that only closes it. */
  let stepped = false;

  $effect(() => {
    if (isOpen() === stepped) return;
    stepped = !stepped;
    if (stepped) history.pushState(history.state, "", location.href);
    else history.back();
  });

  $effect(() => {
    const back = (): void => {
      if (!stepped) return;
      stepped = false;
      close();
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  });
}
