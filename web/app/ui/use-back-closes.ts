import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';

/** What lies over the page now. */
const open = new Set<string>();

function overOf(): string | undefined {
  return (history.state as { over?: string } | null)?.over;
}

/**
 * The browser's back button closes what lies over the page, as the phone's back gesture does: while it is open an entry of
 * its own stands in the history, and closing any other way takes it out again.
 */
export function useBackCloses(onClose: () => void, isWanted = true): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    clearTimeout(leaving.current);
    const isHere = () => overOf() === id;
    if (!isHere()) enter(id);
    open.add(id);
    const gone = () => {
      if (!isHere()) close();
    };
    addEventListener('popstate', gone);
    return () => {
      open.delete(id);
      removeEventListener('popstate', gone);
      // A link inside has gone on by itself: that way must not be taken back.
      leaving.current = setTimeout(() => {
        if (isHere()) history.back();
      });
    };
  }, [id, isWanted]);
}

/** Gives `id` an entry: a new one, or that of what it takes the place of. */
function enter(id: string): void {
  const over = overOf();
  const isLeft = over !== undefined && !open.has(over);
  const state = { ...history.state, over: id };
  if (isLeft) history.replaceState(state, '');
  else history.pushState(state, '');
}

/**
 * Makes the entry of what lies over the page the page's own, so that closing does not go back while the next page is on its
 * way. Returns whether there was one: the next page is to replace it.
 */
export function releaseEntry(): boolean {
  const { over, ...entry } = (history.state ?? {}) as { over?: string };
  if (over === undefined) return false;
  history.replaceState(entry, '');
  return true;
}

/** Takes the entry of what lies over the page out of the history, and leaves it open. Resolves when the page's own is the current one. */
export async function leaveEntry(): Promise<void> {
  if (overOf() === undefined) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrive = (event: PopStateEvent) => {
    // Neither the router nor what lies over the page is to know.
    event.stopImmediatePropagation();
    resolve();
  };
  addEventListener('popstate', arrive, { once: true, capture: true });
  history.back();
  await promise;
}

/** A press on a link over the page is made again once the entry is left: from where it leads, one step back is the page. */
export function leaveBeforeLink(press: MouseEvent): void {
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  if (link === null || overOf() === undefined || !leavesPage(press, link)) return;
  press.preventDefault();
  press.stopPropagation();
  void leaveEntry().then(() => link.click());
}

function leavesPage({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return isPlain && link.target !== '_blank' && !link.download && /^https?:$/.test(link.protocol);
}
