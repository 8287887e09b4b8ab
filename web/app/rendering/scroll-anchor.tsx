import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { keepInEntry, keptInEntry } from './history-entry.ts';
import { holdPlace, onceMoved } from './hold-place.ts';
import { isPlain } from './link.tsx';

/** The name by which it is kept in an entry of the history. */
const NAME = 'anchor';

/** Where a card stood in the window when its page was left: its ad, and its top edge in pixels. */
export interface Anchor {
  ad: string;
  top: number;
}

/**
 * Restores the place of the card a list was left from, when somebody comes back. The router's `ScrollRestoration` remembers how
 * far the page was scrolled, but `content-visibility` leaves cards above unlaid, so the page is not as high as it was. Render it
 * after `ScrollRestoration`.
 */
export function ScrollAnchor() {
  const { key } = useLocation();
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null && isPlain(event, link)) keepInEntry(NAME, placeOf(link), key);
    };
    // Captured: the router's own answer to the click makes the next entry of the history.
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, [key]);
  useLayoutEffect(() => {
    const place = keptInEntry(NAME, key) as Anchor | undefined;
    if (place === undefined) return undefined;
    const stopHolding = holdPlace(() => restore(place));
    // From where they moved to, the router's own memory is right.
    const stopWaiting = onceMoved(() => keepInEntry(NAME, undefined, key));
    return () => {
      stopHolding();
      stopWaiting();
    };
  }, [key]);
  return null;
}

/** Where the card of a link that leads on from here stands; undefined of a link outside cards. */
function placeOf(link: Element): Anchor | undefined {
  const card = link.closest('[data-ad]');
  const ad = card?.getAttribute('data-ad');
  return card && ad ? { ad, top: card.getBoundingClientRect().top } : undefined;
}

/** The first card that is seen from its top, if any is. */
export function anchorInSight(): Anchor | undefined {
  for (const card of document.querySelectorAll('[data-ad]')) {
    const { top } = card.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return { ad: card.getAttribute('data-ad') ?? '', top };
  }
  return undefined;
}

/** Scrolls until a card stands where it stood. Once would not do: cards that come near are laid out, and what stood below
 *  them moves. */
export function restore(place: Anchor): void {
  // An ad can stand in two lists of one page: the one that is nearer to where it stood.
  const away = [...document.querySelectorAll(`[data-ad="${CSS.escape(place.ad)}"]`)]
    .map((card) => card.getBoundingClientRect().top - place.top)
    .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  if (away !== undefined && Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
}
