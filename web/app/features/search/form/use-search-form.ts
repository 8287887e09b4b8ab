import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { followPlace, parseSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

/** The search that a form's fields make now. */
export function searchOf(form: HTMLFormElement): Search {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return parseSearch(params);
}

/**
 * Sends a search form that began with these filters without reloading the page, to the tidy address. Without JavaScript the
 * form sends itself.
 */
export function useSubmitSearch(before: Search, done?: () => void) {
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchPath(followPlace(before, searchOf(event.currentTarget)));
    // The entry that a sheet had in the history is given up by it, and becomes that of the results.
    const replace = event.currentTarget.closest('dialog') !== null;
    done?.();
    void navigate(address, { replace });
  };
}
