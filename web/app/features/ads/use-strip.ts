import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Which slide of a swiped strip is seen, and a way to turn to another. Slides fill the strip; it may read either way. */
export function useStrip(ref: RefObject<HTMLElement | null>, count: number, first = 0) {
  const [index, setIndex] = useState(first);

  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return;
    const look = () => setIndex(Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)));
    strip.addEventListener('scroll', look, { passive: true });
    return () => strip.removeEventListener('scroll', look);
  }, [ref]);

  const show = useCallback(
    (target: number, behavior: ScrollBehavior = 'smooth') => {
      const strip = ref.current;
      if (strip === null) return;
      const wanted = Math.max(0, Math.min(count - 1, target));
      const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
      strip.scrollTo({ left: sign * wanted * strip.clientWidth, behavior });
    },
    [ref, count],
  );

  return { index, show };
}
