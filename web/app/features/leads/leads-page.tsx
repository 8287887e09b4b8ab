import { LEAD_KINDS } from '@diyar/contract/words/lead-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { leadPaths } from '../../site/lead-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadFilters, type LeadsQuery } from './lead-filters.tsx';
import { SaveLeads } from './save-leads.tsx';

type Leads = CallData<'GET /api/v1/host/leads'>;

/** What the address asks for; what it cannot mean is left out. */
function useLeadsQuery(): { query: LeadsQuery; page: number } {
  const [search] = useSearchParams();
  const dateOf = (name: string) => /^2[01]\d{2}-\d{2}-\d{2}$/.exec(search.get(name) ?? '')?.[0];
  const ad = /^\d{1,12}$/.exec(search.get('ad') ?? '')?.[0];
  const kind = LEAD_KINDS.find((one) => one === search.get('kind'));
  const query = { kind, ad, from: dateOf('from'), to: dateOf('to') };
  return { query, page: Math.max(1, Number(search.get('page')) || 1) };
}

/** Who got in touch with the acting account, by person where known. */
export function LeadsPage() {
  const t = useTranslations('leads');
  const lang = useLang();
  const { query, page } = useLeadsQuery();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'leads', query, page],
    queryFn: () => callApi('GET /api/v1/host/leads', { query: { ...query, page }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <Shown data={data} query={query} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ data, query, onChange }: { data: Leads; query: LeadsQuery; onChange: () => void }) {
  const t = useTranslations('leads');
  const to = leadPaths(useLang());
  const isNarrowed = Object.values(query).some((value) => value !== undefined);
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead', { count: data.total })}
        action={data.abilities.export && data.total > 0 ? <SaveLeads query={query} /> : null}
      />
      {data.total === 0 && !isNarrowed ? (
        <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <p className="text-sm text-soft">{t('answering')}</p>
          <LeadFilters query={query} ads={data.ads} />
          {data.items.length === 0 ? (
            <EmptyState
              drawing="search"
              title={t('emptyFiltered')}
              action={
                <Link to={to.leads()} className={buttonLook('secondary')}>
                  {t('clear')}
                </Link>
              }
            />
          ) : null}
          <ul className="grid gap-3">
            {data.items.map((lead) => (
              <LeadCard key={lead.id} lead={lead} abilities={data.abilities} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
      <ListPages page={data.page} pages={data.pages} to={(page) => to.leads({ ...query, page })} />
    </div>
  );
}
