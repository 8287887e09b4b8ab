import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { holdPlace } from './hold-place.ts';

/** Where a card stood in the window when its page was left: its ad, and its top edge in pixels. */
interface CardPlace {
  ad: string;
  top: number;
}

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
    const place = takeUp(key);
    return place && holdPlace(() => restore(place));
  }, [key]);
  return null;
}

/** Kept in the entry of the history that is being left: it lives exactly as long as one can come back to it. */
function remember(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const card = link?.closest('[data-ad]');
  const ad = card?.getAttribute('data-ad');
  if (!card || !ad) return;
  const cardPlace: CardPlace = { ad, top: card.getBoundingClientRect().top };
  history.replaceState({ ...history.state, cardPlace }, '');
}

/** The place of the page that is being shown: whoever goes back at once is already in another entry of the history. */
function takeUp(key: string): CardPlace | undefined {
  const { cardPlace, ...rest } = (history.state ?? {}) as { key?: string; cardPlace?: CardPlace };
  if (cardPlace === undefined || rest.key !== key) return undefined;
  history.replaceState(rest, '');
  return cardPlace;
}

/** Once would not do: cards that come near are laid out, and what stood below them moves. */
function restore(place: CardPlace) {
  // An ad can stand in two lists of one page: the one that is nearer to where it stood.
  const away = [...document.querySelectorAll(`[data-ad="${CSS.escape(place.ad)}"]`)]
    .map((card) => card.getBoundingClientRect().top - place.top)
    .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  if (away !== undefined && Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
}
