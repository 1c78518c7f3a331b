import { recall, remember } from "../memory";

const REMEMBERED = "letters";
const OFF = "off";

let on = $state(recall(REMEMBERED) !== OFF);

/** Whether keys of one letter, number or sign do something; people who dictate to the computer may switch them off. */
export const letters = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    remember(REMEMBERED, wanted ? "" : OFF);
  },
};
