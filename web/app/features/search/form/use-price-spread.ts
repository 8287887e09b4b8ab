import type { PriceSpread } from '@diyar/contract/finding/price-spread';
import { type RefObject, useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { queryOf } from '../query/choices.ts';
import { printSearch } from '../query/search.ts';
import { searchOf } from './use-search-form.ts';

const ASK_AFTER_MS = 250;

interface Spread {
  /** Undefined while nobody knows, and where the search names no one kind of price. */
  spread: PriceSpread | undefined;
  /** Whole riyals, as the form's fields have them. */
  least: number | undefined;
  most: number | undefined;
}

/**
 * How the prices of a form's search are spread, asked for again whenever anything but its prices changed, and the prices it has now.
 * Prices of sale and rent, or of nights and years, say nothing beside each other: a period, sale or dates have to be chosen.
 */
export function usePriceSpread(box: RefObject<HTMLElement | null>): Spread {
  const [state, setState] = useState<Spread>({ spread: undefined, least: undefined, most: undefined });
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const asking = { search: '', stop: new AbortController(), timer: undefined as Timer };
    const look = () => {
      const { page: _1, sort: _2, near: _3, price_min, price_max, ...filters } = searchOf(form);
      setState(({ spread }) => ({ spread, least: riyals(price_min), most: riyals(price_max) }));
      const search = JSON.stringify(printSearch(filters));
      if (search === asking.search) return;
      asking.search = search;
      clearTimeout(asking.timer);
      asking.stop.abort();
      const stop = new AbortController();
      asking.stop = stop;
      const tell = (spread: PriceSpread | undefined) => {
        if (!stop.signal.aborted) setState((known) => ({ ...known, spread }));
      };
      if (!isOfOneKind(filters)) return tell(undefined);
      asking.timer = setTimeout(() => {
        callApi('GET /api/v1/ads/price-spread', { query: queryOf(filters), signal: stop.signal })
          .then(tell)
          // Without it the fields still serve; the next change asks again.
          .catch(() => {
            if (asking.stop === stop) asking.search = '';
            tell(undefined);
          });
      }, ASK_AFTER_MS);
    };
    look();
    // The handles are no fields: rendered before React has heard of their move, they would spring back.
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') look();
    };
    // Fields that a script writes tell it with `change`.
    for (const kind of ['input', 'change']) form.addEventListener(kind, hear);
    return () => {
      for (const kind of ['input', 'change']) form.removeEventListener(kind, hear);
      clearTimeout(asking.timer);
      asking.stop.abort();
    };
  }, [box]);
  return state;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function isOfOneKind({ period, purpose, from, to }: ReturnType<typeof searchOf>): boolean {
  return period !== undefined || purpose === 'sale' || (from !== undefined && to !== undefined);
}

function riyals(text: string | number | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
