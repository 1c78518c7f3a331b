/** What the browser keeps with a step of its history: the page below something, or the step above it that closes it. */
type Level = "below" | "above";

/**
 * Let the browser's way back close what lies above the page, as on a phone everybody expects;
 * this must happen while a component begins.
 *
 * Whoever closes it otherwise keeps the step above, which is used for the next time: going back by
 * script would come too late for a page that goes on meanwhile. Whoever goes back over it then wants
 * to leave, and is led on. The address that the page has noted above it stands below as well.
 */
export function closedByBack(isOpen: () => boolean, close: () => void): void {
  let at = level();
  /** Whether somebody has just gone back from the step above. */
  let left = false;

  $effect(() => {
    if (!isOpen() || level() === "above") return;
    history.replaceState(marked("below"), "", location.href);
    history.pushState(marked("above"), "", location.href);
    at = "above";
  });

  $effect(() => {
    const back = (): void => {
      left = at === "above" && level() === "below";
      at = level();
      if (isOpen()) close();
      else if (left) history.back();
    };
    // It comes after the step back, and before the page hears of another address.
    const keep = ({ oldURL }: HashChangeEvent): void => {
      if (left) history.replaceState(history.state, "", oldURL);
      left = false;
    };
    window.addEventListener("popstate", back);
    window.addEventListener("hashchange", keep, { capture: true });
    return () => {
      window.removeEventListener("popstate", back);
      window.removeEventListener("hashchange", keep, { capture: true });
    };
  });
}

function level(): Level | undefined {
  return (history.state as { readonly level?: Level } | null)?.level;
}

function marked(wanted: Level): object {
  return { ...(history.state as object | null), level: wanted };
}
