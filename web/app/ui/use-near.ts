import { useEffect, useRef, useState } from 'react';

/** Whether the element was ever nearly in sight. */
export function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  return { box, isNear };
}
