// What the server tells of this game alone.

import type {
  BuiltWarband,
  CheckedWarband,
  MiniatureGallery,
  MiniatureText,
  NewPool,
  Pool,
  ReadyWarband,
  SealedPlay,
  SimilarMiniatures,
  Sparred,
  SparringSize,
  WarbandStudy,
} from "../../messages";
import { call } from "../../net/api";

const HERE = "games/dreamblade";

/** How many copies there are of each miniature, by its English name. */
export type Copies = Readonly<Record<string, number>>;

export const miniatures = (): Promise<MiniatureText[]> => call("GET", `${HERE}/miniatures`);
export const gallery = (): Promise<MiniatureGallery> => call("GET", `${HERE}/gallery`);
export const similar = (): Promise<SimilarMiniatures[]> => call("GET", `${HERE}/similar`);
export const warbands = (): Promise<ReadyWarband[]> => call("GET", `${HERE}/warbands`);
export const checkWarband = (text: string): Promise<CheckedWarband> => call("POST", `${HERE}/warbands/check`, { text });
/** What a verdict has against a warband: who failed in it, and whether it is too dear. */
export interface Blame {
  readonly blamed: readonly string[];
  readonly dear: boolean;
}
/** Study a warband; one that somebody has pasted is refused where a line names no miniature. */
export const studyWarband = (
  text: string,
  known = false,
  pool?: Copies,
  blame: Partial<Blame> = {},
): Promise<WarbandStudy> =>
  call("POST", `${HERE}/warbands/study`, { text, known, ...(pool ? { pool } : {}), ...blame });
/** In which ways and from which sets packs are opened. */
export const sealedPlay = (): Promise<SealedPlay> => call("GET", `${HERE}/sealed`);
/** Open packs: those of some words, or any. */
export const openPool = (wish: NewPool): Promise<Pool> => call("POST", `${HERE}/sealed`, wish);
/** Have a warband built from a pool. */
export const buildFrom = (pool: Copies): Promise<BuiltWarband> => call("POST", `${HERE}/sealed/build`, { pool });
export const sparringSizes = (): Promise<SparringSize[]> => call("GET", `${HERE}/sparrings`);
export const spar = (brings: string, rounds: number): Promise<Sparred> =>
  call("POST", `${HERE}/sparrings`, { brings, rounds });
export const sparred = (id: string): Promise<Sparred> => call("GET", `${HERE}/sparrings/${encodeURIComponent(id)}`);
