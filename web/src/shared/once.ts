/** Something that is fetched once, however often it is asked for; after a failure the next caller tries again. */
export function once(fetch: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return () => {
    asked ??= fetch().catch((fault: unknown) => {
      asked = undefined;
      throw fault;
    });
    return asked;
  };
}
