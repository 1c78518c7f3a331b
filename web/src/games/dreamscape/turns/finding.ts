/** The element of a place: a location, a link, a slot of somebody's land, or a card; the largest that can be seen. */
export function find(root: HTMLElement, place: string): Element | undefined {
  const [seat = "", slot] = place.split(":");
  if (slot !== undefined) return largest(root, `[data-land="${seat}"] [data-slot="${slot}"]`);
  if (/^\d-\d$/.test(place)) return largest(root, `[data-link="${place}"]`);
  if (/^\d$/.test(place)) return largest(root, `[data-traced="${place}"]`);
  return largest(root, `[data-card="${CSS.escape(place)}"]`);
}

function largest(root: HTMLElement, selector: string): Element | undefined {
  const seen = [...root.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
  return seen.sort((one, two) => two.getBoundingClientRect().width - one.getBoundingClientRect().width)[0];
}
