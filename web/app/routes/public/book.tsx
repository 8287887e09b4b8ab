import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { BookingPage } from '../../features/booking/steps/booking-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/book.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context, langOf(url.pathname));
  const k = url.searchParams.get('k') ?? undefined;
  return api('GET /api/v1/ads/{id}', { params: { id: params.id }, query: { k } });
}

/** The choice lives in the query: changing it does not change the ad. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.booking.page.title, noindex: true });

export default function BookPage({ loaderData }: Route.ComponentProps) {
  return <BookingPage ad={loaderData} />;
}
