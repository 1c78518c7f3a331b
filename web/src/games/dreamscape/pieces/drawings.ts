import { mount } from "svelte";
import Drawings from "./Drawings.svelte";

let drawn: SVGSVGElement | null = null;

/**
 * Put the drawings that others use by their ids onto the page, once for all of them: whoever uses one calls this.
 *
 * They belong to no component of a page, so none takes them along when it goes.
 */
export function useDrawings(): void {
  if (drawn?.isConnected) return;
  mount(Drawings, { target: document.body });
  drawn = document.body.querySelector("#dream-drawings");
}
