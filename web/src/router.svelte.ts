/** What an address means. */
export type Address =
  | { page: "lobby" }
  | { page: "me"; pass: string }
  | { page: "table"; id: string; invite: string }
  | { page: "review"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "abilities"; game: string; ability: string }
  | { page: "gallery"; game: string }
  | { page: "builder"; game: string }
  | { page: "packs"; game: string; path: string }
  | { page: "draft"; id: string; invite: string }
  | { page: "puzzles"; game: string }
  | { page: "nowhere" };

let current = $state.raw<Address>(read(new URL(location.href)));

export const router = {
  get address(): Address {
    return current;
  },
};

/** Go to an address of ours without loading the page again. */
export function go(address: string): void {
  history.pushState(null, "", address);
  arrive(true);
}

export function read(address: URL): Address {
  const [first, second, ...more] = address.pathname.split("/").filter(Boolean).map(plain);
  if (first === "abilities" && second !== undefined && more.length <= 1)
    return { page: "abilities", game: second, ability: more[0] ?? "" };
  if (first === "packs" && second !== undefined) return { page: "packs", game: second, path: more.join("/") };
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "lobby" };
  if (first === "me" && second === undefined) return { page: "me", pass: secret(address, "pass") };
  if (first === "review") return { page: "review", id: second ?? "" };
  if (second === undefined)
    return first === "rules" || first === "learn" ? { page: first, game: "" } : { page: "nowhere" };
  if (first === "draft") return { page: "draft", id: second, invite: secret(address, "invite") };
  if (first === "table") return { page: "table", id: second, invite: secret(address, "invite") };
  if (first === "rules" || first === "learn" || first === "gallery" || first === "builder" || first === "puzzles")
    return { page: first, game: second };
  return { page: "nowhere" };
}

/** Browsers send no server what stands behind `#`, so that no log along the way holds an invitation or a pass. */
function secret(address: URL, name: "invite" | "pass"): string {
  return new URLSearchParams(address.hash.slice(1)).get(name) ?? "";
}

/** Follow links to our own pages and the browser's back and forward; returns how to stop. */
export function follow(): () => void {
  const back = (): void => arrive(false);
  document.addEventListener("click", clicked);
  window.addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", clicked);
    window.removeEventListener("popstate", back);
  };
}

/** Whether an address may come with an invitation. */
function isInviting(address: Address): address is Address & { invite: string; id: string } {
  return address.page === "table" || address.page === "draft";
}

function arrive(top: boolean): void {
  const next = read(new URL(location.href));
  // A link within the page stands in the address instead of the invitation, which holds all the same.
  if (isInviting(next) && isInviting(current) && next.page === current.page && next.id === current.id)
    next.invite ||= current.invite;
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  if (top && !location.hash) window.scrollTo(0, 0);
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const there = new URL(link.href);
  // What only the server knows, and links within this very page, are left to the browser.
  if (read(there).page === "nowhere" || (there.hash && there.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.href);
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
