import { useEffect, useRef } from 'react';

const ASK_EVERY_MS = 3000;

/**
 * While `isAway`, asks the server whether it is ready again, and calls `onReturn` once it is. Everyone who saw it go waits
 * a little differently long, so that they do not all come back in the same instant.
 */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    if (!isAway) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const isReady = await fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) latest.current();
      wait();
    };
    const wait = () => {
      timer = setTimeout(ask, ASK_EVERY_MS * (0.5 + Math.random()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [isAway]);
}
