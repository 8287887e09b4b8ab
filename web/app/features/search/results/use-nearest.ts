import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { rounded } from '../../map/bounds.ts';
import { searchOf } from '../form/use-search-form.ts';
import { changeSearch } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

/** About a hundred metres: enough to order by, and an address that is passed on does not tell the door. */
const DECIMALS = 3;

/**
 * Orders the search of a form by how near its ads are to where one stands, once the device has told; `isAsking` meanwhile.
 * `leave` gives up waiting, as turning to another order does. A form whose question got no answer goes back to its order.
 */
export function useNearest() {
  const lang = useLang();
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  const [isAsking, setAsking] = useState(false);
  const question = useRef(0);
  const leave = () => {
    question.current += 1;
    setAsking(false);
  };
  const ask = async (form: HTMLFormElement) => {
    question.current += 1;
    const own = question.current;
    setAsking(true);
    const found = await whereIAm(lang);
    // Drops a late answer after another question, another order or a change of page: a browser may answer at any time.
    if (own !== question.current || !form.isConnected) return;
    setAsking(false);
    if (found === undefined) return form.reset();
    const [lng, lat] = found;
    const near = `${rounded(lat, DECIMALS)},${rounded(lng, DECIMALS)}`;
    // The search as the form says it by now.
    await navigate(searchPath(changeSearch(searchOf(form), { near, sort: 'nearest' })));
  };
  return { ask, leave, isAsking };
}

/** Code that does not come is a question without an answer. */
async function whereIAm(lang: ReturnType<typeof useLang>) {
  try {
    const map = await import('../../map/where-i-am.ts');
    return await map.whereIAm(lang);
  } catch {
    return undefined;
  }
}
