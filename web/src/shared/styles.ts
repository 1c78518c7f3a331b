/** How long to wait before a style sheet is asked for again, in milliseconds. */
const PAUSE = 1_000;

/**
 * Fetch style sheets again that could not be fetched, until they come. What is loaded late asks for its sheet once only:
 * without this, a part that is wanted while the line is down would stand there bare for good.
 */
export function keepStyles(page: Document): void {
  const again = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE);
  };
  // What fails to load tells only those who listen on the way down.
  page.addEventListener("error", again, { capture: true });
}
