import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { PlanPage } from '../../features/plans/plan-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/plan.ts';

/** The plan of the address must be on sale; beside it stand the others. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context, langOf(url.pathname));
  const [, shown] = await Promise.all([
    api('GET /api/v1/plans/{id}', { params: { id: params.id } }),
    api('GET /api/v1/plans', {}),
  ]);
  return shown;
}

/** The period lives in the query: changing it changes no plan. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.memberships.buyTitle, noindex: true });

export default function Plan({ loaderData, params }: Route.ComponentProps) {
  return <PlanPage id={params.id} shown={loaderData} />;
}
