import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';

interface Layer {
  id: string;
  close: () => void;
}

/** What an entry of the history says: `key` and `idx` are the router's, and the same of a page and of what lies over it. */
interface Entry {
  key?: string;
  idx?: number;
  /** The layer whose entry it is. */
  over?: string;
}

/** What lies over the page now, the topmost last. */
let layers: Layer[] = [];
/** The page under them. */
let page: Entry = {};
/** Ends the step back that is being made here. */
let arrive: (() => void) | undefined;
/** Steps are made one after the other. */
let leaving: Promise<void> | undefined;

const entry = () => (history.state ?? {}) as Entry;
const isLayer = (id: string | undefined) => layers.some((layer) => layer.id === id);

/**
 * The browser's back button closes what lies over the page, as the phone's back gesture does: while it is open an entry of
 * its own stands in the history, and closing any other way takes it out again. The router hears of neither, which would load
 * the page anew or ask whether to leave it.
 */
export function useBackCloses(onClose: () => void, isWanted = true): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    clearTimeout(ending.current);
    enter({ id, close: () => close() });
    return () => {
      layers = layers.filter((layer) => layer.id !== id);
      // A moment later: what takes its place takes its entry, and a press that went on elsewhere has left it.
      ending.current = setTimeout(() => void stepBackWhile(() => !isLayer(entry().over)));
    };
  }, [id, isWanted]);
}

/** Gives a layer an entry: a new one, or that of a layer it takes the place of. */
function enter(layer: Layer): void {
  const { over, ...under } = entry();
  const state = { ...history.state, over: layer.id };
  if (over === undefined || isLayer(over)) history.pushState(state, '');
  else history.replaceState(state, '');
  page = under;
  layers = [...layers, layer];
}

/** Begins to listen for steps in the history: before the router does, for it is not to hear of those over a page. */
export function watchSteps(): void {
  addEventListener('popstate', followStep);
}

/** Closes the layers that a step back has left. A step to another page is the router's, which also closes what lay over this one. */
function followStep(event: PopStateEvent): void {
  const { over, key, idx } = entry();
  const isOver = layers.length > 0 && key === page.key && idx === page.idx;
  if (arrive === undefined && !isOver) return;
  event.stopImmediatePropagation();
  if (arrive !== undefined) {
    arrive();
    return;
  }
  const stays = layers.findIndex(({ id }) => id === over) + 1;
  const left = layers.slice(stays);
  layers = layers.slice(0, stays);
  for (const { close } of left.toReversed()) close();
}

function stepBackWhile(isNext: () => boolean): Promise<void> {
  const step = async () => {
    while (entry().over !== undefined && isNext()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrive = resolve;
      history.back();
      await promise;
      arrive = undefined;
    }
  };
  leaving = (leaving ?? Promise.resolve()).then(step);
  return leaving;
}

/**
 * Takes the entries of what lies over the page out of the history, and leaves it open. Resolves when the page's own is the current
 * one: what changes the address or goes elsewhere does so from there.
 */
export function leaveEntry(): Promise<void> {
  layers = [];
  return stepBackWhile(() => true);
}

/**
 * Makes the entry of what lies over the page the page's own, so that closing does not go back while the next page is on its
 * way. Returns whether there was one: the next page is to replace it.
 */
export function releaseEntry(): boolean {
  const { over, ...own } = entry();
  if (over === undefined) return false;
  layers = layers.filter(({ id }) => id !== over);
  history.replaceState(own, '');
  return true;
}

/** A press on a link over the page is made again once the entry is left: from where it leads, one step back is the page. */
export function leaveBeforeLink(press: MouseEvent): void {
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  if (link === null || entry().over === undefined || !leavesPage(press, link)) return;
  press.preventDefault();
  press.stopPropagation();
  void leaveEntry().then(() => link.click());
}

function leavesPage(
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: HTMLAnchorElement,
): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return (
    isPlain && link.target !== '_blank' && !link.hasAttribute('download') && /^https?:$/.test(link.protocol)
  );
}
