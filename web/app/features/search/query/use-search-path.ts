import { useLocation } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { paths, type ResultsQuery } from '../../../site/paths.ts';

/** The address of another search in the same face: on the map's page the map's, everywhere else the list's. */
export function useSearchPath(): (query?: ResultsQuery) => string {
  const to = paths(useLang());
  return /\/map\/?$/.test(useLocation().pathname) ? to.map : to.results;
}
