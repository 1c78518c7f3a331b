import { language } from "../../words";

/** Load what is said about the dice: most of the time there is nothing to say. */
export async function loadParts(): Promise<typeof import("./parts")> {
  await language.learn("table/fairness");
  return import("./parts");
}
