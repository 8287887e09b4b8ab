import { useSearchParams } from 'react-router';
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/favourites.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.favourites.title, noindex: true });

export default function Favourites() {
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  return <FavouritesPage page={Number.isInteger(page) && page > 0 ? page : 1} />;
}
