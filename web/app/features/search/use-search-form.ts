import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { queryOf } from './choices.ts';
import { type Filters, readFilters } from './filters.ts';

function filtersOf(form: HTMLFormElement): Filters {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return readFilters(params);
}

/** Sends a search form without reloading the page, to the tidy address. Without JavaScript the form sends itself. */
export function useSubmitSearch(done?: () => void) {
  const navigate = useNavigate();
  const to = paths(useLang());
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = to.results(filtersOf(event.currentTarget));
    done?.();
    void navigate(address);
  };
}

export interface LiveCount {
  count: number;
  exact: boolean;
}

/** How many ads a form would find, asked a moment after each change; undefined while that is not known. */
export function useLiveCount(first: LiveCount | undefined) {
  const [live, setLive] = useState(first);
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController }>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(asking.current?.timer);
    asking.current?.stop.abort();
  }, []);
  useEffect(() => cancel, [cancel]);
  const ask = (form: HTMLFormElement) => {
    cancel();
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const { page: _, ...filters } = filtersOf(form);
      callApi('GET /api/v1/ads', { query: { ...queryOf(filters), per_page: 1 }, signal: stop.signal })
        .then(({ total, total_exact }) => setLive({ count: total, exact: total_exact }))
        // A half-typed number is no search yet: the button then promises no figure.
        .catch(() => stop.signal.aborted || setLive(undefined));
    }, 250);
    asking.current = { timer, stop };
  };
  return { live, ask };
}
