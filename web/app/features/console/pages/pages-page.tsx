import type { ConsolePageLine } from '@diyar/contract/console/console-pages';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { contentPaths } from '../../../site/content-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** In place of a slug: a page whose address is not chosen yet. */
export const NEW_PAGE = 'new';

/** Every content page and help article, and what is going on with each. */
export function PagesPage() {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-pages'],
    queryFn: () => call(() => callApi('GET /api/v1/console/pages')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          <p className="max-w-3xl text-soft">{t('intro')}</p>
        </div>
        <Link to={contentPaths(lang).consolePage(NEW_PAGE)} className={buttonLook('primary')}>
          {t('add')}
        </Link>
      </div>
      <PageList name={t('pages')} items={data.items.filter(({ topic }) => topic === null)} />
      <PageList name={t('articles')} items={data.items.filter(({ topic }) => topic !== null)} />
    </div>
  );
}

function PageList({ name, items }: { name: string; items: readonly ConsolePageLine[] }) {
  if (items.length === 0) return null;
  return (
    <Card as="section" className="p-5">
      <h2 className="text-lg font-bold">{name}</h2>
      <ul className="divide-y divide-line">
        {items.map((page) => (
          <Line key={page.slug} page={page} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ page }: { page: ConsolePageLine }) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const { slug, in_force: now, upcoming } = page;
  const dated = (one: { version: number; effective_from: string }) => ({
    version: one.version,
    date: ltrText(one.effective_from),
  });
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="grid grow basis-64 gap-0.5">
        <Link
          to={contentPaths(lang).consolePage(slug)}
          className="font-bold after:absolute after:inset-0 hover:underline"
        >
          {page[`title_${lang}`]}
        </Link>
        <bdi dir="ltr" className="justify-self-start text-xs text-faint">
          {slug}
        </bdi>
      </div>
      <p className="tabular text-sm text-soft">{now === null ? t('never') : t('inForce', dated(now))}</p>
      {upcoming === null ? null : <Badge tone="info">{t('upcoming', dated(upcoming))}</Badge>}
      {page.has_draft ? <Badge tone="warning">{t('draft')}</Badge> : null}
    </li>
  );
}
