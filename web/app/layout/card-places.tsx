import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isPlain } from '../link.tsx';
import { holdPlace, onceMoved } from './hold-place.ts';

/** Where a card stood in the window when its page was left: its ad, and its top edge in pixels. */
export interface CardPlace {
  ad: string;
  top: number;
}

/** What the router and this file write into an entry of the history; the router's number of the entry is missing where the
 *  browser made it by itself. */
type Entry = { key?: string; idx?: number; cardPlace?: CardPlace } | null;

/** Whoever comes back to a list finds the card they left from where it stood. The router remembers how far the page was
 *  scrolled, but cards that were never near the screen are not laid out again: above them the page has another height than
 *  it had. Render it after `ScrollRestoration`. */
export function CardPlaces() {
  const { key } = useLocation();
  useEffect(() => {
    // Captured: the router's own answer to the click makes the next entry of the history.
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const entry: Entry = history.state;
    const place = entry?.cardPlace;
    // Whoever goes back at once is already in another entry than the page that is being shown.
    if (place === undefined || entry?.key !== key) return undefined;
    const stopHolding = holdPlace(() => restore(place));
    // From where they moved to, the router's own memory is right.
    const stopWaiting = onceMoved(() => keep(undefined));
    return () => {
      stopHolding();
      stopWaiting();
    };
  }, [key]);
  return null;
}

/** A press on a link that leads on from here; one inside a card leaves its place behind. */
function remember(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlain(event, link)) return;
  const card = link.closest('[data-ad]');
  const ad = card?.getAttribute('data-ad');
  keep(card && ad ? { ad, top: card.getBoundingClientRect().top } : undefined);
}

/** The first card that is seen from its top, if any is. */
export function cardInSight(): CardPlace | undefined {
  for (const card of document.querySelectorAll('[data-ad]')) {
    const { top } = card.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return { ad: card.getAttribute('data-ad') ?? '', top };
  }
  return undefined;
}

/** In the entry of the history that is shown: it lives exactly as long as one can come back to it. */
function keep(cardPlace: CardPlace | undefined) {
  const entry: Entry = history.state;
  if (entry?.idx === undefined) return;
  const { cardPlace: before, ...rest } = entry;
  if (cardPlace !== undefined) history.replaceState({ ...rest, cardPlace }, '');
  else if (before !== undefined) history.replaceState(rest, '');
}

/** Scrolls until a card stands where it stood. Once would not do: cards that come near are laid out, and what stood below
 *  them moves. */
export function restore(place: CardPlace): void {
  // An ad can stand in two lists of one page: the one that is nearer to where it stood.
  const away = [...document.querySelectorAll(`[data-ad="${CSS.escape(place.ad)}"]`)]
    .map((card) => card.getBoundingClientRect().top - place.top)
    .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  if (away !== undefined && Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
}
