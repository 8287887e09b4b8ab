import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { rounded } from '../map/bounds.ts';
import { type Filters, withFilters } from './filters.ts';
import { useSearchPath } from './use-search-path.ts';

/** About a hundred metres: addresses are shared, and nobody needs to read from one where somebody lives. */
const DECIMALS = 3;

/**
 * Orders a search by how near its ads are to where one stands, once the device has told; `isAsking` meanwhile. A form that
 * was turned to another order in that time is left alone, and one whose question got no answer goes back to its order.
 */
export function useNearest(filters: Filters) {
  const lang = useLang();
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  const [isAsking, setAsking] = useState(false);
  const ask = async (form: HTMLFormElement) => {
    setAsking(true);
    const { whereIAm } = await import('../map/where-i-am.ts');
    const found = await whereIAm(lang);
    setAsking(false);
    if (new FormData(form).get('sort') !== 'nearest' || !form.isConnected) return;
    if (found === undefined) return form.reset();
    const [lng, lat] = found;
    const near = `${rounded(lat, DECIMALS)},${rounded(lng, DECIMALS)}`;
    await navigate(searchPath(withFilters(filters, { near, sort: 'nearest' })));
  };
  return { ask, isAsking };
}
