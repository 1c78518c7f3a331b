/** A warband that somebody has pasted, as the server has read it. */
export interface Own {
  name: string;
  copies: Record<string, number>;
}
