import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import RulesPage from "./RulesPage.svelte";
import { media, PATIENCE } from "../testing";
import { language } from "../words";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

test("who goes on while the rules come asks for no rules of no game", async () => {
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const rules = /^\/api\/rules\/(.*)$/.exec(path)?.[1];
    if (rules === undefined) return new Promise<Response>(() => undefined);
    asked.push(rules);
    return new Promise<Response>((answer) => answers.push(answer));
  });
  media(false);
  await language.choose("en");
  const address = $state({ game: "dreamblade" });
  shown = mount(RulesPage, { target: document.body, props: address });
  flushSync();
  void unmount(shown);
  shown = undefined;
  address.game = "";
  answers[0]?.(Response.json({ sections: [], glossary: [] }));
  await vi.waitFor(() => expect(asked).toEqual(["dreamblade?lang=en", "dreamblade?lang=pl"]), PATIENCE);
});
