const BYTES = 24;

/** A seed nobody can foresee, in letters that the server accepts. */
export function seed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
