import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { language } from "./words";

/** So many milliseconds may a page take on a busy machine before it counts as stuck. */
export const PATIENCE = 15_000;
configure({ asyncUtilTimeout: PATIENCE });

// Whatever a test draws, its words are known.
for (const path of Object.keys(import.meta.glob("./*/**/words/en.ts")))
  await language.learn(path.slice("./".length, -"/words/en.ts".length));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** Let every question about screen and system be answered alike in a test. */
export function media(matches: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

/** Give jsdom what it lacks and every browser of ours has. */
function lend<Whose extends object>(whose: Whose, lacking: Partial<Whose>): void {
  for (const [name, value] of Object.entries(lacking)) {
    if (!(name in whose)) Object.defineProperty(whose, name, { value, configurable: true, writable: true });
  }
}

lend(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});

// Nothing is laid out, so nothing is out of sight and no size ever changes.
lend(Element.prototype, { scrollIntoView: () => undefined });
lend(globalThis, {
  ResizeObserver: class implements ResizeObserver {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  },
});
