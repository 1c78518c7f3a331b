import * as api from "../net/api";
import { dreamName } from "./dreamName";
import { once } from "./once";

let name = $state("");

/** Who plays in this browser. */
export const guest = {
  get name(): string {
    return name;
  },
  /** Ask the server once; a new guest gets a name and a cookie. */
  meet: once(async () => {
    name = (await api.me()).name;
  }),
  async rename(wanted: string): Promise<void> {
    name = (await api.rename(wanted)).name;
  },
  /** Take the name that is offered, where none was chosen: others are about to see it. */
  async introduce(): Promise<void> {
    if (!name) await guest.rename(dreamName());
  },
  /** Stay known in this browser only. */
  async renew(): Promise<void> {
    name = (await api.renew()).name;
  },
};
