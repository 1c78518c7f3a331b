/** What stands behind `#` in a link to a moment: its step, and by which seat it is seen. */
export interface Spot {
  readonly step: number | null;
  readonly side: string;
}

export function readSpot(hash: string): Spot {
  const [, step, side] = /^#(\d{1,6})?(?:-([A-D]))?$/.exec(hash) ?? [];
  return { step: step === undefined ? null : Number(step), side: side ?? "" };
}

export function writeSpot({ step, side }: Spot): string {
  return `#${step ?? ""}${side ? `-${side}` : ""}`;
}
