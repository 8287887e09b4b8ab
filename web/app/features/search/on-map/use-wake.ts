import { type RefObject, useEffect } from 'react';

const SIGNS_OF_A_PERSON = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Calls `wake` once the element is in sight and worth it: with a mouse when the browser has nothing else to do, on phones
 * when someone touches the page, because what wakes is heavy. At once for whom `isBack` says they come back to it.
 */
export function useWake(
  element: RefObject<HTMLElement | null>,
  wake: () => void,
  isBack: () => boolean,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const wakeOnce = () => {
      leaving.abort();
      wake();
    };
    const isIdle = matchMedia('(hover: hover)').matches && 'requestIdleCallback' in window;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      if (isBack()) {
        wakeOnce();
        return;
      }
      if (isIdle) {
        const idle = requestIdleCallback(wakeOnce);
        signal.addEventListener('abort', () => cancelIdleCallback(idle));
      }
      for (const sign of SIGNS_OF_A_PERSON)
        document.addEventListener(sign, wakeOnce, { signal, passive: true });
    });
    if (element.current !== null) sight.observe(element.current);
    signal.addEventListener('abort', () => sight.disconnect());
    return () => leaving.abort();
  }, [element, wake, isBack]);
}
