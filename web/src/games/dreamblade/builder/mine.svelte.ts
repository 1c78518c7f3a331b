import type { Keepsake } from "../../../messages";
import * as net from "../../../net/api";
import { unkept, type Draft } from "./draft.svelte";
import { written } from "./warband";

const GAME = "dreamblade";

/** The warbands that the server keeps for whoever plays in this browser. */
export class Mine {
  all = $state.raw<readonly Keepsake[]>([]);
  fault = $state("");
  busy = $state(false);

  fetch(): Promise<void> {
    return this.ask(async () => {
      this.all = (await net.keepsakes()).filter(({ game }) => game === GAME);
    });
  }

  /** Keep what lies on the workbench: in its old place, or in a new one. */
  save(draft: Draft): Promise<void> {
    const { text, id, laid } = draft;
    return this.ask(async () => {
      const kept = (id && (await this.inItsPlace(id, text))) || (await net.keep(GAME, text));
      draft.wasKept(laid, kept.id, text);
      this.put(kept);
    });
  }

  /** Keep the same once more, under another name. */
  copy(one: Keepsake, name: string): Promise<void> {
    const { warband } = unkept(one.text);
    return this.ask(async () => this.put(await net.keep(GAME, written({ ...warband, name }))));
  }

  /** Keep it under another name, as it is kept: what was changed on the workbench stays there. */
  rename(one: Keepsake, name: string, draft: Draft): Promise<void> {
    const text = written({ ...unkept(one.text).warband, name });
    return this.ask(async () => {
      this.put(await net.keepInstead(one.id, GAME, text));
      draft.wasRenamed(one.id, name, text);
    });
  }

  forget(one: Keepsake, draft: Draft): Promise<void> {
    return this.ask(async () => {
      this.all = (await net.keepNoMore(one.id)).filter(({ game }) => game === GAME);
      draft.wasForgotten(one.id);
    });
  }

  /** Keep something where it was kept before; undefined where it was deleted meanwhile, perhaps on another device. */
  private async inItsPlace(id: string, text: string): Promise<Keepsake | undefined> {
    try {
      return await net.keepInstead(id, GAME, text);
    } catch (fault) {
      if (fault instanceof net.Refusal && fault.reason === "server-keepsake-unknown") return undefined;
      throw fault;
    }
  }

  private put(kept: Keepsake): void {
    this.all = [kept, ...this.all.filter(({ id }) => id !== kept.id)];
  }

  private async ask(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.fault = "";
    try {
      await deed();
    } catch (fault) {
      this.fault = net.sentenceOf(fault);
    } finally {
      this.busy = false;
    }
  }
}
