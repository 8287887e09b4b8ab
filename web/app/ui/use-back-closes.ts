import { useEffect, useEffectEvent, useId, useRef } from 'react';

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
    const isHere = () => (history.state as { over?: string } | null)?.over === id;
    if (!isHere()) history.pushState({ ...history.state, over: id }, '');
    const gone = () => {
      if (!isHere()) close();
    };
    addEventListener('popstate', gone);
    return () => {
      removeEventListener('popstate', gone);
      // A link inside has gone on by itself: that way must not be taken back.
      leaving.current = setTimeout(() => {
        if (isHere()) history.back();
      });
    };
  }, [id, isWanted]);
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
