import { cast, gradients, type Cast } from "./cast";
import { d, flat, spot, star } from "./pen";
import { planOf } from "./plans";
import type { Sculpture } from "./sculpture";

/** Light around the dear ones: a glow from cost 6, sparks from 9, a crown of stars from 12. */
function aura(c: Cast): string {
  const { cost } = c.sculpture;
  if (cost < 6) return "";
  let sparks = "";
  const count = cost < 9 ? 0 : cost < 12 ? 5 : 9;
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.08 + (0.84 * i) / (count - 1));
    sparks += star(50 + Math.cos(angle) * 45, 54 + Math.sin(angle) * 47, 4, i % 2 ? 2.4 : 3.6, 1);
  }
  return `<g opacity=".4">${spot(c.halo, 50, 52, 50)}</g>${sparks ? flat(c.glow, sparks, 0.9) : ""}`;
}

/**
 * The figure of a miniature: inner markup for a view box of 100 by 100.
 * Copies on one page share their gradients; a mark of its own (letters and digits) makes a copy independent of the others.
 */
export function figure(sculpture: Sculpture, mark = ""): string {
  const c = cast(sculpture, mark);
  const body = planOf(c)(c);
  const size = sculpture.location ? 0.86 + 0.08 * Math.min(1, sculpture.cost / 5) : 0.7 + 0.27 * c.rank ** 0.6;
  const id = `${c.prefix}b`;
  const light = aura(c);
  const place = `${d`translate(${50 - 50 * size} ${95 - 95 * size})`} scale(${size.toFixed(3)})`;
  return (
    `<defs>${gradients(c, body + light)}<g id="${id}" stroke-linecap="round" stroke-linejoin="round">${body}</g></defs>` +
    light +
    spot(c.ink, 50, 95, 34 * size, 4, 0.35) +
    `<g transform="${place}"><use href="#${id}" stroke="${c.rim}" stroke-width="5.4" opacity=".5"/><use href="#${id}" stroke="${c.ink}" stroke-width="2"/></g>`
  );
}
