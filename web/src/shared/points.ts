/** Points as people write them, with a true minus. */
export function pointsOf(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
