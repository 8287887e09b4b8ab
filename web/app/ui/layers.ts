interface Layer {
  id: string;
  close: () => void;
}

/** What an entry of the history says: `key` is the router's, and the same of a page and of what lies over it. */
interface Entry {
  key?: string;
  /** The layer whose entry it is. */
  over?: string;
}

/** What lies over the page now, the topmost last. */
let layers: Layer[] = [];
/** The key of the page under them. */
let page: string | undefined;
/** Ends the step back that is being made here. */
let arrive: (() => void) | undefined;
/** Steps are made one after the other. */
let leaving = Promise.resolve();

export const entry = () => (history.state ?? {}) as Entry;
const isLayer = (id: string | undefined) => layers.some((layer) => layer.id === id);

/** Gives a layer an entry: a new one, or that of a layer it takes the place of. */
export function enter(layer: Layer): void {
  const { over, key } = entry();
  const state = { ...history.state, over: layer.id };
  if (over === undefined || isLayer(over)) history.pushState(state, '');
  else history.replaceState(state, '');
  page = key;
  layers = [...layers, layer];
}

/**
 * Closes the layers that a step back has left; the router is not to hear of it, so this listens before it does. A step to another page is
 * the router's, which also closes what lay over this one.
 */
export function followStep(event: PopStateEvent): void {
  const { over, key } = entry();
  if (!arrive && (layers.length === 0 || key !== page)) return;
  event.stopImmediatePropagation();
  if (arrive) {
    arrive();
    return;
  }
  const stays = layers.findIndex(({ id }) => id === over) + 1;
  const left = layers.slice(stays);
  layers = layers.slice(0, stays);
  for (const { close } of left) close();
}

/** Takes entries out of the history: those of nothing that is open, or all over the page. */
export function stepBack(all?: true): Promise<void> {
  leaving = leaving.then(async () => {
    while (entry().over !== undefined && (all || !isLayer(entry().over))) {
      await new Promise<void>((resolve) => {
        arrive = resolve;
        history.back();
      });
      arrive = undefined;
    }
  });
  return leaving;
}

/**
 * Makes the entry of what lies over the page the page's own, so that closing does not go back while the next page is on its
 * way. Returns whether there was one: the next page is to replace it.
 */
export function releaseEntry(): boolean {
  const { over, ...own } = entry();
  if (over === undefined) return false;
  forget(over);
  history.replaceState(own, '');
  return true;
}

/** Takes a layer from what lies over the page; without one, all of them. */
export function forget(id?: string): void {
  layers = layers.filter((layer) => id && layer.id !== id);
}
