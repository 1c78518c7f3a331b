import * as api from "../net/api";

let name = $state("");
let asked: Promise<void> | undefined;

/** Who plays in this browser. */
export const guest = {
  get name(): string {
    return name;
  },
  /** Ask the server once; whoever comes first gets a name and a cookie. */
  meet(): Promise<void> {
    asked ??= api.me().then(
      (me) => {
        name = me.name;
      },
      (fault: unknown) => {
        asked = undefined;
        throw fault;
      },
    );
    return asked;
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.rename(wanted)).name;
  },
};
