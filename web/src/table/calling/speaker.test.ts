import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Cue } from "./cues";
import { SCORE } from "./score";
import { Speaker } from "./speaker";
import { wishes } from "./wishes.svelte";

const started = vi.fn();

/** Anything that sound is made with: it takes every wish and notes when it is started. */
function node(): unknown {
  const made: unknown = new Proxy(() => made, {
    get: (_, name) => {
      if (name === "then") return undefined;
      if (name === "start") return started;
      if (name === "getChannelData") return () => new Float32Array(4);
      if (name === "sampleRate") return 40;
      if (name === "currentTime") return 1;
      if (name === "state") return "running";
      return made;
    },
    set: () => true,
  });
  return made;
}

beforeEach(() => {
  started.mockClear();
  vi.stubGlobal("AudioContext", function AudioContext() {
    return node();
  });
});

describe("a speaker", () => {
  test.each(Object.keys(SCORE) as Cue[])("plays %s", async (cue) => {
    await new Speaker().play([{ cue, strength: 0.5, after: 0 }], 0.5);
    expect(started).toHaveBeenCalled();
  });

  test("is silent where nothing is wanted", async () => {
    await new Speaker().play([{ cue: "die", strength: 1, after: 0 }], 0);
    await new Speaker().play([], 1);
    expect(started).not.toHaveBeenCalled();
  });
});

test("wishes are remembered, and nonsense is not believed", () => {
  wishes.begin();
  expect(wishes.now).toEqual({ volume: 0.5, muted: false, still: false, notes: false });
  wishes.change({ muted: true, volume: 0.25 });
  wishes.begin();
  expect(wishes.now).toMatchObject({ muted: true, volume: 0.25 });
  for (const text of ["{", "null", '{"volume":7,"muted":"yes"}']) {
    localStorage.setItem("oneiros-calling", text);
    wishes.begin();
    expect(wishes.now).toMatchObject({ muted: false, volume: 0.5 });
  }
});
