/** A value that follows another only while it may, and otherwise stays what it was. */
export function held<T>(may: () => boolean, value: () => T): () => T {
  let last: { readonly value: T } | null = null;
  const now = $derived.by(() => {
    if (last === null || may()) last = { value: value() };
    return last.value;
  });
  return () => now;
}
