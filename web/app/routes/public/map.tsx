import { loadSearch } from '../../features/search/results/load-search.ts';
import { SearchError } from '../../features/search/results/search-error.tsx';
import { searchMeta } from '../../features/search/results/search-meta.ts';
import { SearchPage } from '../../features/search/results/search-page.tsx';
import { searchPageHeaders } from '../headers.ts';
import type { Route } from './+types/map.ts';

export const headers = searchPageHeaders;

export const loader = ({ context, url }: Route.LoaderArgs) => loadSearch(context, url, 'map');

export const meta: Route.MetaFunction = (input) => searchMeta(input, input.loaderData, 'map');

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <SearchPage shown={loaderData} face="map" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SearchError error={error} />;
}
