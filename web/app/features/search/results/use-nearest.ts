import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { searchOf } from '../form/use-search-form.ts';
import { changeSearch } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

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
    const near = await placeOf(lang);
    // Drops a late answer after another question, another order or a change of page: a browser may answer at any time.
    if (own !== question.current || !form.isConnected) return;
    setAsking(false);
    if (near === undefined) return form.reset();
    // The search as the form says it by now.
    await navigate(searchPath(changeSearch(searchOf(form), { near, sort: 'nearest' })));
  };
  return { ask, leave, isAsking };
}

/** Code that does not come is a question without an answer. */
function placeOf(lang: ReturnType<typeof useLang>): Promise<string | undefined> {
  return import('./near-me.ts').then(
    ({ nearMe }) => nearMe(lang),
    () => undefined,
  );
}
