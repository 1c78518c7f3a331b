// What the server tells of this game alone.

import type { CheckedWarband, MiniatureText, ReadyWarband } from "../../messages";
import { call } from "../../net/api";

export const miniatures = (): Promise<MiniatureText[]> => call("GET", "miniatures");
export const warbands = (): Promise<ReadyWarband[]> => call("GET", "warbands");
export const checkWarband = (text: string): Promise<CheckedWarband> => call("POST", "warbands/check", { text });
