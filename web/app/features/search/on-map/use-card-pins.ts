import type { AdCard } from '@diyar/contract/finding/ads';
import { type RefObject, useEffect } from 'react';
import type { SearchMapHandle } from './use-live-map.ts';

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-ad]') : null;

/** A card under the mouse or in focus raises its pin. */
export function useCardPins(
  handle: SearchMapHandle | undefined,
  list: RefObject<HTMLElement | null>,
  ads: readonly AdCard[],
): void {
  useEffect(() => {
    const box = list.current;
    if (handle === undefined || box === null) return;
    const leaving = new AbortController();
    for (const name of ['pointerover', 'focusin'] as const) {
      box.addEventListener(name, (event) => handle.markers.raise(cardOf(event.target)?.dataset.ad, ads), {
        signal: leaving.signal,
      });
    }
    for (const name of ['pointerleave', 'focusout'] as const) {
      box.addEventListener(name, () => handle.markers.raise(undefined, ads), { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [handle, list, ads]);
}

/** A pin under the mouse or in focus marks its card. */
export function markCard(list: HTMLElement | null, id: string | undefined): void {
  for (const card of list?.querySelectorAll<HTMLElement>('[data-ad]') ?? []) {
    card.toggleAttribute('data-raised', card.dataset.ad === id);
  }
}
