import { apiOf } from '../../api/loader-api.ts';
import { RequestPage } from '../../features/requests/request-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/request.ts';

export const headers = publicPageHeaders;

/** A request on show; others answer 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  return apiOf(context, lang)('GET /api/v1/requests/{id}', { params: { id: params.id } });
}

export const meta: Route.MetaFunction = (input) => {
  const request = input.loaderData;
  if (request === undefined) return pageMeta(input, { noindex: true });
  const canonical = requestPaths(langOf(input.location.pathname)).request(request.id);
  return pageMeta(input, {
    title: request.title,
    description: request.description ?? undefined,
    canonical,
    langs: [request.lang],
  });
};

export default function Request({ loaderData }: Route.ComponentProps) {
  return <RequestPage request={loaderData} />;
}
