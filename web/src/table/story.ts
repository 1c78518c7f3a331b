// A game put together from what the server tells of it: everything at first, then what is new, and what was earlier.

import type { Event, News, Past, Play } from "../messages";

/** What happened in a game, as far as it is known. */
export interface Story {
  readonly events: readonly Event[];
  /** The step from which on everything is known. */
  readonly first: number;
}

type Path = News["removed"] extends readonly (infer P)[] | undefined ? P : never;
type Holder = Record<string | number, unknown>;

/** The play that stands after some news; what they do not name stays the same object. */
export function after(play: Play, news: News): Play {
  let view: unknown = play.view;
  for (const path of news.removed ?? []) {
    view = replaced(view, path, (holder, name) => {
      // Copied above, so nobody else holds it.
      Reflect.deleteProperty(holder, name);
    });
  }
  for (const [path, value] of news.changes ?? []) {
    view = replaced(view, path, (holder, name) => {
      holder[name] = value;
    });
  }
  const { since, step, cuts, events, asks, undo, thinking = [], outcomes = [], viewer = -1 } = news;
  return {
    type: "play",
    since,
    step,
    cuts,
    view: view as Play["view"],
    events,
    asks,
    thinking,
    undo,
    outcomes,
    viewer,
  };
}

/** What is known after news, or after everything was told again: what came before may still stand. */
export function told(known: Story, news: Pick<News, "since" | "events">, stands: boolean): Story {
  if (!stands) return { events: news.events, first: news.since };
  const before = known.events.filter((event) => event.step < news.since);
  return { events: [...before, ...news.events], first: Math.min(known.first, news.since) };
}

/** The events that come before all that are known, or none where something was taken back meanwhile. */
export function earlier(known: Story, past: Past): Event[] {
  return past.until < known.first ? [] : past.events.filter((event) => event.step < known.first);
}

function replaced(
  value: unknown,
  [name, ...rest]: Path,
  change: (holder: Holder, name: string | number) => void,
): unknown {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Holder;
  if (name === undefined) return copy;
  if (rest.length === 0) change(copy, name);
  else copy[name] = replaced(copy[name], rest, change);
  return copy;
}
