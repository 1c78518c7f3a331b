// What the server tells of this game alone.

import type { CheckedWarband, MiniatureGallery, MiniatureText, ReadyWarband } from "../../messages";
import { call } from "../../net/api";

const HERE = "games/dreamblade";

export const miniatures = (): Promise<MiniatureText[]> => call("GET", `${HERE}/miniatures`);
export const gallery = (): Promise<MiniatureGallery> => call("GET", `${HERE}/gallery`);
export const warbands = (): Promise<ReadyWarband[]> => call("GET", `${HERE}/warbands`);
export const checkWarband = (text: string): Promise<CheckedWarband> => call("POST", `${HERE}/warbands/check`, { text });
