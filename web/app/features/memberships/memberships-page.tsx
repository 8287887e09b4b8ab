import type { Membership } from '@diyar/contract/money/memberships';
import { dateText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { MembershipFields } from './membership-fields.tsx';
import { MembershipUses } from './membership-uses.tsx';
import { PastMembership } from './past-membership.tsx';

const A_PAGE = 10;
const DAY_MS = 86_400_000;
/** The first reminder goes out so many days before the end. */
const SOON_DAYS = 7;

type Memberships = CallData<'GET /api/v1/memberships'>;

/** The plan an account has, what is left of it and what it was used for; and those it had before. */
export function MembershipsPage() {
  const t = useTranslations();
  const lang = useLang();
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'memberships', page],
    queryFn: () => callApi('GET /api/v1/memberships', { query: { page, per_page: A_PAGE }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return (
      <EmptyState
        drawing="receipt"
        title={t('memberships.failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  }
  return (
    <div className="page grid gap-6 py-6">
      <PageHead
        title={t('memberships.title')}
        lead={t('memberships.lead')}
        action={data.abilities.buy ? <ToPlans current={data.current} /> : undefined}
      />
      <Waiting data={data} />
      <Current membership={data.current} />
      <Earlier data={data} />
    </div>
  );
}

/** Leads to the plans: beginning with the one the account has, where it is sold. */
function ToPlans({ current }: { current: Membership }) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const period = current.period === null ? undefined : { period: current.period };
  return (
    <Link to={to.plan(current.plan_id, period)} className={buttonLook('primary')}>
      {t(current.price === null ? 'subscribe' : 'change')}
    </Link>
  );
}

/** What the account has to know: ads that are hidden soon, an end that is near, or nothing left. */
function Waiting({ data: { current, leaving } }: { data: Memberships }) {
  const t = useTranslations('memberships');
  if (leaving !== null)
    return (
      <Notice tone="danger" icon="warning">
        {t('leaving', { n: leaving.ads, at: ltrText(dateText(leaving.at)) })}
      </Notice>
    );
  const days = daysUntil(current.ends_at);
  if (days <= SOON_DAYS)
    return (
      <Notice tone="warning" icon="warning">
        {t('endsSoon', { days })}
      </Notice>
    );
  if (current.remaining_ads > 0) return null;
  return (
    <Notice tone="warning" icon="info">
      {t('noneLeft')}
    </Notice>
  );
}

/** Whole days until an instant; past any limit without one. */
function daysUntil(at: string | null): number {
  if (at === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.floor((Date.parse(at) - Date.now()) / DAY_MS));
}

function Current({ membership }: { membership: Membership }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-6 p-5 md:p-6">
      <MembershipFields membership={membership} />
      <MembershipUses id={membership.id} />
    </Card>
  );
}

/** Memberships that have ended, a page at a time. */
function Earlier({ data }: { data: Memberships }) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const past = data.items.filter(({ ended_at }) => ended_at !== null);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-bold">{t('history')}</h2>
      {past.length === 0 ? <p className="text-soft">{t('noHistory')}</p> : null}
      <ul className="grid grid-cols-1 gap-3">
        {past.map((membership) => (
          <PastMembership key={membership.id} membership={membership} />
        ))}
      </ul>
      <ListPages page={data.page} pages={data.pages} to={(each) => to.memberships({ page: each })} />
    </section>
  );
}
