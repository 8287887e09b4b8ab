import { Navigate, useSearchParams } from 'react-router';
import { KeptPage } from '../../features/favourites/kept-page.tsx';
import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/kept.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.favourites.title, noindex: true });

/** Favourites of a visitor without an account; signed-in people keep theirs in the account. */
export default function Kept() {
  const { status } = useSession();
  const to = paths(useLang());
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'signed_in') return <Navigate to={to.favourites()} replace />;
  return <KeptPage page={Number.isInteger(page) && page > 0 ? page : 1} />;
}
