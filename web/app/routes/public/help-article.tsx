import { helpSlugOf } from '@diyar/contract/words/page-words';
import { apiOf } from '../../api/loader-api.ts';
import { AskDiyar } from '../../features/help/ask-diyar.tsx';
import { Articles } from '../../features/help/help-page.tsx';
import { langOf, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Markdown } from '../../layout/markdown.tsx';
import { Link } from '../../rendering/link.tsx';
import { contentPaths } from '../../site/content-paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { textPageHeaders } from '../headers.ts';
import type { Route } from './+types/help-article.ts';

export const headers = textPageHeaders;

const MOST_RELATED = 4;

/** A help article and others on its topic; an unknown name answers 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = apiOf(context, langOf(url.pathname));
  const [page, { items }] = await Promise.all([
    api('GET /api/v1/pages/{slug}', { params: { slug: helpSlugOf(params.name) } }),
    api('GET /api/v1/help', {}),
  ]);
  const topic = items.find(({ name }) => name === params.name)?.topic;
  const related = items.filter((one) => one.topic === topic && one.name !== params.name);
  return { page, related: related.slice(0, MOST_RELATED) };
}

export const meta: Route.MetaFunction = (input) =>
  input.loaderData === undefined
    ? pageMeta(input, { noindex: true })
    : pageMeta(input, {
        title: input.loaderData.page.title,
        description: input.loaderData.page.description,
      });

export default function HelpArticlePage({ loaderData: { page, related } }: Route.ComponentProps) {
  const t = useTranslations('help');
  const to = contentPaths(useLang());
  return (
    <div className="page grid max-w-3xl gap-10 py-10">
      <article>
        <Link
          to={to.help()}
          className="inline-flex min-h-11 items-center text-sm font-bold text-primary hover:underline"
        >
          {t('title')}
        </Link>
        <h1 className="text-2xl font-bold">{page.title}</h1>
        <p className="mt-2 text-xs text-soft">{t('effectiveFrom', { date: ltrText(page.effective_from) })}</p>
        <Markdown text={page.body} />
      </article>
      {related.length === 0 ? null : (
        <section className="grid gap-2">
          <h2 className="text-lg font-bold">{t('related')}</h2>
          <Articles items={related} />
        </section>
      )}
      <AskDiyar />
    </div>
  );
}
