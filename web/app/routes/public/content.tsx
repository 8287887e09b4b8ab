import { helpNameOf, isHelpSlug } from '@diyar/contract/words/page-words';
import { data, redirect } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { langOf, ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Markdown } from '../../layout/markdown.tsx';
import { contentPaths } from '../../site/content-paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { textPageHeaders } from '../headers.ts';
import type { Route } from './+types/content.ts';

export const headers = textPageHeaders;

/** A content page of the operator's, by the last part of its address. An unknown slug answers 404 in place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = decodeURIComponent(
    url.pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '',
  );
  if (slug === '') throw data(null, { status: 404 });
  // An article has one address, under /help.
  if (isHelpSlug(slug)) throw redirect(contentPaths(langOf(url.pathname)).article(helpNameOf(slug)), 301);
  return apiOf(context, langOf(url.pathname))('GET /api/v1/pages/{slug}', { params: { slug } });
}

export const meta: Route.MetaFunction = (input) =>
  input.loaderData === undefined
    ? pageMeta(input, { noindex: true })
    : pageMeta(input, { title: input.loaderData.title, description: input.loaderData.description });

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shell');
  return (
    <article className="page max-w-3xl py-10">
      <h1 className="text-2xl font-bold">{loaderData.title}</h1>
      <p className="mt-2 text-xs text-soft">
        {t('effectiveFrom', { date: ltrText(loaderData.effective_from) })}
      </p>
      <Markdown text={loaderData.body} />
    </article>
  );
}
