/** What this browser has been told to remember; nothing where it forbids storing. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(`oneiros-${key}`) ?? "";
  } catch {
    return "";
  }
}

/** Remember something in this browser, where it allows it. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`oneiros-${key}`, value);
  } catch {
    // Then it is forgotten with the page.
  }
}
