// What the server tells of this game alone.

import type {
  CheckedWarband,
  MiniatureGallery,
  MiniatureText,
  ReadyWarband,
  SimilarMiniatures,
  Sparred,
  SparringSize,
  WarbandStudy,
} from "../../messages";
import { call } from "../../net/api";

const HERE = "games/dreamblade";

export const miniatures = (): Promise<MiniatureText[]> => call("GET", `${HERE}/miniatures`);
export const gallery = (): Promise<MiniatureGallery> => call("GET", `${HERE}/gallery`);
export const similar = (): Promise<SimilarMiniatures[]> => call("GET", `${HERE}/similar`);
export const warbands = (): Promise<ReadyWarband[]> => call("GET", `${HERE}/warbands`);
export const checkWarband = (text: string): Promise<CheckedWarband> => call("POST", `${HERE}/warbands/check`, { text });
/** Study a warband; one that somebody has pasted is refused where a line names no miniature. */
export const studyWarband = (text: string, known = false): Promise<WarbandStudy> =>
  call("POST", `${HERE}/warbands/study`, { text, known });
export const sparringSizes = (): Promise<SparringSize[]> => call("GET", `${HERE}/sparrings`);
export const spar = (brings: string, rounds: number): Promise<Sparred> =>
  call("POST", `${HERE}/sparrings`, { brings, rounds });
export const sparred = (id: string): Promise<Sparred> => call("GET", `${HERE}/sparrings/${encodeURIComponent(id)}`);
