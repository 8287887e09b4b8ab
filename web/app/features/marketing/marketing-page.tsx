import { REQUEST_KINDS, type RequestKind } from '@diyar/contract/words/request-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { requestPaths } from '../../site/request-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { FittingCard } from './fitting-card.tsx';

type Marketing = CallData<'GET /api/v1/host/marketing'>;

/** Requests that units of the acting account fit, and those that ask for somebody to market a property. */
export function MarketingPage() {
  const t = useTranslations('marketing');
  const lang = useLang();
  const [search] = useSearchParams();
  const kind = REQUEST_KINDS.find((one) => one === search.get('kind')) ?? 'wanted';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'marketing', kind, page],
    queryFn: () => callApi('GET /api/v1/host/marketing', { query: { kind, page }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <Shown kind={kind} data={data} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ kind, data, onChange }: { kind: RequestKind; data: Marketing; onChange: () => void }) {
  const t = useTranslations('marketing');
  const to = requestPaths(useLang());
  const { waiting, items, abilities } = data;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead', { count: waiting.wanted + waiting.marketing })} />
      <Response minutes={data.response_minutes} />
      {abilities.answer ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      <Kinds kind={kind} waiting={waiting} />
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t(`none.${kind}`)}
          text={t(`noneText.${kind}`)}
          action={
            <Link to={to.requests()} className={buttonLook('secondary')}>
              {t('allRequests')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {items.map((request) => (
            <FittingCard
              key={request.id}
              request={request}
              canAnswer={abilities.answer}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(page) => to.marketing({ kind: kind === 'wanted' ? undefined : kind, page })}
      />
    </div>
  );
}

function Kinds({ kind, waiting }: { kind: RequestKind; waiting: Marketing['waiting'] }) {
  const t = useTranslations('marketing');
  const to = requestPaths(useLang());
  return (
    <nav aria-label={t('tabs')} className="flex gap-1 overflow-x-auto border-b border-line">
      {REQUEST_KINDS.map((one) => (
        <Link
          key={one}
          to={to.marketing({ kind: one === 'wanted' ? undefined : one })}
          aria-current={one === kind ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 whitespace-nowrap text-soft aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-primary"
        >
          {t(one, { count: waiting[one] })}
        </Link>
      ))}
    </nav>
  );
}

/** How quickly this account answers, as it is measured. */
function Response({ minutes }: { minutes: number | null }) {
  const t = useTranslations('marketing');
  if (minutes === null) return null;
  const text =
    minutes < 120 ? t('response', { minutes }) : t('responseHours', { hours: Math.round(minutes / 60) });
  return <p className="text-sm text-soft">{text}</p>;
}
