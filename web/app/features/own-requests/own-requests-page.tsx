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
import { OwnRequestCard } from './own-request-card.tsx';

type Own = CallData<'GET /api/v1/user/requests'>;

/** The requests of the acting account, each with its answers and steps. */
export function OwnRequestsPage() {
  const t = useTranslations('ownRequests');
  const lang = useLang();
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'own-requests', page],
    queryFn: () => callApi('GET /api/v1/user/requests', { query: { page }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <Shown data={data} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ data, onChange }: { data: Own; onChange: () => void }) {
  const t = useTranslations('ownRequests');
  const words = useTranslations('requests');
  const to = requestPaths(useLang());
  const add = data.abilities.edit ? (
    <Link to={to.add()} className={buttonLook('primary')}>
      {words('add')}
    </Link>
  ) : null;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead', { count: data.total })}
        action={data.total === 0 ? null : add}
      />
      {data.abilities.edit ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      {data.items.length === 0 ? (
        <EmptyState drawing="search" title={t('empty')} text={t('emptyText')} action={add} />
      ) : (
        <ul className="grid gap-4">
          {data.items.map((request) => (
            <OwnRequestCard
              key={request.id}
              request={request}
              canEdit={data.abilities.edit}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      <ListPages page={data.page} pages={data.pages} to={(page) => to.own({ page })} />
    </div>
  );
}
