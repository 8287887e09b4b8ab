import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { enter, forget, stepBack } from './layers.ts';

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
      forget(id);
      // A moment later: what takes its place takes its entry, and a press that went on elsewhere has left it.
      ending.current = setTimeout(() => void stepBack());
    };
  }, [id, isWanted]);
}
