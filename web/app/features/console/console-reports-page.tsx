import { dateTimeText } from '@diyar/contract/format';
import type { ReportCase } from '@diyar/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { ReportDecisionForm } from './report-decision-form.tsx';
import { useConsoleCall } from './use-operator.ts';

/** Ads that were reported: what was said, and beside it the decision. */
export function ConsoleReportsPage() {
  const t = useTranslations('console.reports');
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="text-soft">{t('intro')}</p>
      </div>
      <Cases />
    </div>
  );
}

function Cases() {
  const t = useTranslations('console.reports');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'report-cases'],
    queryFn: () => call(() => callApi('GET /api/v1/console/reports')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="door" title={t('none')} text={t('noneText')} />;
  return (
    <ul className="grid gap-4">
      {data.items.map((one) => (
        <Card as="li" key={one.ad.id} className="grid gap-6 p-5 lg:grid-cols-[1fr_22rem]">
          <Evidence one={one} />
          <ReportDecisionForm key={one.reports.length} one={one} onDone={() => void refetch()} />
        </Card>
      ))}
    </ul>
  );
}

function Evidence({ one: { ad, reports } }: { one: ReportCase }) {
  const t = useTranslations('console.reports');
  const to = paths(useLang());
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 lang={ad.title_lang} dir={DIR_OF[ad.title_lang]} className="text-lg font-bold">
          {ad.title}
        </h2>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <Badge tone={ad.state === 'published' ? 'primary' : 'neutral'}>{t(`adStates.${ad.state}`)}</Badge>
          {ad.held ? <Badge tone="warning">{t('held')}</Badge> : null}
          <a href={to.details(ad.id)} className="font-bold text-primary hover:underline">
            {t('ad', { number: ltrText(ad.id) })}
          </a>
          <a href={to.profile(ad.advertiser.id)} className="hover:underline">
            <bdi>{ad.advertiser.name}</bdi>
          </a>
          <span>{t('before', { count: ad.decided_before })}</span>
        </p>
      </div>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 border-s-2 border-line ps-4">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {t(`reasons.${report.reason}`)}
              {report.reporter.verified ? <Badge tone="primary">{t('verified')}</Badge> : null}
            </p>
            {report.text === null ? null : (
              <p className="whitespace-pre-line">
                <bdi>{report.text}</bdi>
              </p>
            )}
            <p className="tabular text-xs text-soft">
              {t('by', {
                name: report.reporter.name,
                number: ltrText(report.id),
                at: ltrText(dateTimeText(report.created_at)),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
