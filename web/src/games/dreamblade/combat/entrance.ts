const GROW: KeyframeAnimationOptions = { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)" };

/** Let the stage grow out of the cell in which they fight. */
export function grow(stage: HTMLElement, cell: Element): void {
  const [from, box] = [cell.getBoundingClientRect(), stage.getBoundingClientRect()];
  const x = from.left + from.width / 2 - box.left - box.width / 2;
  const y = from.top + from.height / 2 - box.top - box.height / 2;
  const scale = `scale(${from.width / (box.width || 1)}, ${from.height / (box.height || 1)})`;
  stage.animate(
    [
      { opacity: 0.4, transform: `translate(${x}px, ${y}px) ${scale}` },
      { opacity: 1, transform: "none" },
    ],
    GROW,
  );
}

/** Whether the stage takes the width of the screen, and the page scrolls. */
export function isSmall(): boolean {
  return matchMedia("(max-width: 60rem)").matches;
}
