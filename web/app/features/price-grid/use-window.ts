import { type RefObject, useEffect, useState } from 'react';
import type { Place } from './cells.ts';

/** Height of a row and of the head, pixels. */
export const ROW_HEIGHT = 52;
/** Rows drawn beyond what is seen, so that a quick scroll shows no gap. */
const BEYOND = 8;
/** Rows come and go so many at once: most keys that scroll by one row then draw no other. */
const STEP = 4;

interface Drawn {
  first: number;
  last: number;
  /** There is more beside what is seen, so that the units have to stay in sight. */
  scrollsSideways: boolean;
}

/** The rows of a long list that are drawn: those its scroller shows, and a few more. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [drawn, setDrawn] = useState<Drawn>({ first: 0, last: 24, scrollsSideways: true });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const read = () => {
      const seen = Math.floor(element.scrollTop / ROW_HEIGHT / STEP) * STEP;
      const first = Math.max(0, seen - BEYOND);
      const last = seen + STEP + Math.ceil(element.clientHeight / ROW_HEIGHT) + BEYOND;
      const scrollsSideways = element.scrollWidth > element.clientWidth;
      setDrawn((before) => {
        const isSame =
          before.first === first && before.last === last && before.scrollsSideways === scrollsSideways;
        return isSame ? before : { first, last, scrollsSideways };
      });
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  const last = Math.min(count - 1, drawn.last);
  const first = Math.min(drawn.first, Math.max(0, last));
  return {
    ...{ first, last, scrollsSideways: drawn.scrollsSideways },
    above: first * ROW_HEIGHT,
    below: Math.max(0, count - 1 - last) * ROW_HEIGHT,
  };
}

/** Scrolls so far that a cell is seen, below the head and beside the units. */
export function scrollToCell(element: HTMLElement, { row, column }: Place): void {
  const [top, bottom] = [row * ROW_HEIGHT, (row + 2) * ROW_HEIGHT];
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + element.clientHeight)
    element.scrollTop = bottom - element.clientHeight;
  const [units, head] = [0, column + 1].map((place) => element.querySelectorAll('thead th')[place]);
  if (units === undefined || head === undefined) return;
  const [box, beside, cell] = [element, units, head].map((one) => one.getBoundingClientRect());
  if (box === undefined || beside === undefined || cell === undefined) return;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const left = isRtl ? box.left : box.left + beside.width;
  const right = isRtl ? box.right - beside.width : box.right;
  if (cell.left < left) element.scrollLeft -= left - cell.left;
  else if (cell.right > right) element.scrollLeft += cell.right - right;
}
