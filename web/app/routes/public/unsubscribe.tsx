import { data } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { Unsubscribe } from '../../features/notifications/unsubscribe.tsx';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { privatePageHeaders } from '../headers.ts';
import type { Route } from './+types/unsubscribe.ts';

/** Where the link under an e-mail leads: opening it stops nothing, as programs open links too. A key that is not ours answers 404. */
export async function loader({ context, url, params: { key } }: Route.LoaderArgs) {
  const api = apiOf(context, langOf(url.pathname));
  const found = await api('GET /api/v1/notifications/unsubscriptions/{key}', { params: { key } });
  return data({ key, ...found }, { headers: privatePageHeaders() });
}

export const headers = privatePageHeaders;

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.channels.unsubscribe.title, noindex: true });

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { key, kind, is_wanted } = loaderData;
  return <Unsubscribe linkKey={key} kind={kind} isWanted={is_wanted} />;
}
