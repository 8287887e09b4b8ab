import { translatorOf } from '@diyar/messages/translate';
import { apiOf } from '../../api/loader-api.ts';
import { HelpPage } from '../../features/help/help-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { contentPaths } from '../../site/content-paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { textPageHeaders } from '../headers.ts';
import type { Route } from './+types/help.ts';

export const headers = textPageHeaders;

const MOST_TYPED = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MOST_TYPED);
  const { items } = await apiOf(context, lang)('GET /api/v1/help', { query: q === '' ? {} : { q } });
  return { items, q, description: translatorOf(lang)('help.description') };
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: (messages) => messages.help.title,
    description: input.loaderData?.description,
    canonical: contentPaths(langOf(input.location.pathname)).help(),
    noindex: (input.loaderData?.q ?? '') !== '',
  });

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage items={loaderData.items} q={loaderData.q} />;
}
