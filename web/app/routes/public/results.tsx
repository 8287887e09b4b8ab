import { listThing } from '../../features/ads/list-thing.ts';
import { loadSearch, type ShownSearch } from '../../features/search/results/load-search.ts';
import { SearchError } from '../../features/search/results/search-error.tsx';
import { isKept, listAddress, searchMeta } from '../../features/search/results/search-meta.ts';
import { SearchPage } from '../../features/search/results/search-page.tsx';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { paths } from '../../site/paths.ts';
import { useSiteData } from '../../site/site-data.ts';
import { StructuredData } from '../../site/structured-data.tsx';
import { searchPageHeaders } from '../headers.ts';
import type { Route } from './+types/results.ts';

export const headers = searchPageHeaders;

export const loader = ({ context, url }: Route.LoaderArgs) => loadSearch(context, url, 'list');

export const meta: Route.MetaFunction = (input) => searchMeta(input, input.loaderData, 'list');

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SearchPage shown={loaderData} face="list" />
      {isKept(loaderData) ? <ListData shown={loaderData} /> : null}
    </>
  );
}

/** The list for search engines. */
function ListData({ shown }: { shown: ShownSearch }) {
  const lang = useLang();
  const home = useTranslations('shell')('home');
  const { origin } = useSiteData();
  const list = {
    ...shown,
    heading: shown.title,
    here: listAddress(shown.filters, lang),
    trail: [{ name: home, address: paths(lang).home() }],
  };
  return <StructuredData thing={import.meta.env.SSR ? listThing(list, lang, origin) : null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SearchError error={error} />;
}
