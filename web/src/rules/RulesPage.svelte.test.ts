import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Rulebook } from "../messages";
import RulesPage from "./RulesPage.svelte";
import { media, PATIENCE } from "../testing";
import { language } from "../words";

const asked: string[] = [];
const answers: ((book: Rulebook) => void)[] = [];
vi.mock("../net/api", () => ({
  games: () => Promise.resolve([]),
  rules: (game: string, lang: string) => {
    asked.push(`${game} ${lang}`);
    return new Promise<Rulebook>((done) => answers.push(done));
  },
  sentenceOf: String,
}));

media(false);

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

test("who goes on while the rules come asks for no rules of no game", async () => {
  await language.choose("en");
  const address = $state({ game: "dreamblade" });
  shown = mount(RulesPage, { target: document.body, props: address });
  flushSync();
  void unmount(shown);
  shown = undefined;
  address.game = "";
  answers[0]?.({ sections: [], glossary: [] } as unknown as Rulebook);
  await vi.waitFor(() => {
    expect(asked).toEqual(["dreamblade en", "dreamblade pl"]);
  }, PATIENCE);
});
