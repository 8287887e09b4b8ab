import { useLocation } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { paths } from '../../../site/paths.ts';
import { printSearch, type Search } from './search.ts';

/** The address of another search in the same face: on the map's page the map's, everywhere else the list's. */
export function useSearchPath(): (search?: Search) => string {
  const to = paths(useLang());
  const address = /\/map\/?$/.test(useLocation().pathname) ? to.map : to.results;
  return (search = {}) => address(printSearch(search));
}
