// What the server tells of this game alone.

import type { CardExhibit, CardText, LocationText } from "../../messages";
import { call } from "../../net/api";

const HERE = "games/dreamscape";

export const gallery = (): Promise<CardExhibit[]> => call("GET", `${HERE}/gallery`);
export const cards = (): Promise<CardText[]> => call("GET", `${HERE}/cards`);
export const locations = (): Promise<LocationText[]> => call("GET", `${HERE}/locations`);
