/** What this browser has been told to remember; nothing where it forbids storing. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(`oneiros-${key}`) ?? "";
  } catch {
    return "";
  }
}

/** Remember something in this browser; false where it does not allow it, so that it is forgotten with the page. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(`oneiros-${key}`, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys of what is remembered that begin alike. */
export function remembered(start: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`oneiros-${start}`));
    return keys.map((key) => key.slice("oneiros-".length));
  } catch {
    return [];
  }
}

/** Remember something no longer. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(`oneiros-${key}`);
  } catch {
    // Nothing is remembered there.
  }
}
