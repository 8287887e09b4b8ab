import { useEffect, useRef } from 'react';

const ASK_EVERY_MS = 3000;

/** Whether the server can be reached and answers. */
export async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

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
      if (await isServerReady()) latest.current();
      wait();
    };
    const wait = () => {
      timer = setTimeout(ask, ASK_EVERY_MS * (0.5 + Math.random()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [isAway]);
}
