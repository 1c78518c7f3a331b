/** Points as people write them, with a true minus. */
export function pointsOf(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** What is won or lost, with its sign. */
export function signed(points: number): string {
  return points < 0 ? pointsOf(points) : `+${points}`;
}
