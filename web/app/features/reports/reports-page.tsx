import { dateText } from '@diyar/contract/format';
import type { Report } from '@diyar/contract/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';

/** The reports somebody made, each with its case number and state. */
export function ReportsPage() {
  const t = useTranslations('reports');
  return (
    <div className="page grid max-w-3xl gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <List />
    </div>
  );
}

function List() {
  const t = useTranslations();
  const lang = useLang();
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'reports', page],
    queryFn: () => callApi('GET /api/v1/reports', { query: { page }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined) {
    return (
      <EmptyState
        drawing="cloud"
        title={t('reports.loadFailed')}
        text={error instanceof ApiError ? error.msg : t('errors.server_error')}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  }
  if (data.total === 0) return <NoReports />;
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {t('reports.count', { count: data.total })}
      </p>
      <ul className="grid gap-4">
        {data.items.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
      <ListPages page={data.page} pages={data.pages} to={(each) => paths(lang).reports({ page: each })} />
    </>
  );
}

function NoReports() {
  const t = useTranslations();
  const lang = useLang();
  return (
    <EmptyState
      drawing="door"
      title={t('reports.emptyTitle')}
      text={t('reports.emptyText')}
      action={
        <Link to={paths(lang).results()} className={buttonLook('primary')}>
          {t('shell.deals')}
        </Link>
      }
    />
  );
}

const TONES: Record<Report['decision'] & string, Tone> = {
  dismissed: 'neutral',
  ad_hidden: 'primary',
  ad_closed: 'primary',
};

function ReportItem({ report }: { report: Report }) {
  const t = useTranslations('reports');
  const lang = useLang();
  const { ad, decision, decided_at } = report;
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <Card as="li" className="grid gap-2 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular font-bold">{t('number', { number: ltrText(report.id) })}</p>
        <Badge
          tone={decision === null ? 'info' : TONES[decision]}
          icon={decision === null ? 'clock' : 'check'}
        >
          {t(`states.${decision ?? 'open'}`)}
        </Badge>
      </div>
      <p {...other} className="justify-self-start">
        {ad.on_show ? (
          <Link to={paths(lang).details(ad.id)} className="hover:underline">
            {ad.title}
          </Link>
        ) : (
          ad.title
        )}
      </p>
      <p className="text-sm">{t(`reasons.${report.reason}`)}</p>
      {report.text === null ? null : (
        <p className="text-sm whitespace-pre-line text-soft">
          <bdi>{report.text}</bdi>
        </p>
      )}
      <p className="text-xs text-soft">
        {t('sentAt', { date: ltrText(dateText(report.created_at)) })}
        {decided_at === null ? null : ` · ${t('decidedAt', { date: ltrText(dateText(decided_at)) })}`}
      </p>
    </Card>
  );
}
