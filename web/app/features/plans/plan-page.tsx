import type { Plan, PlanPeriod } from '@diyar/contract/money/plans';
import { useRevalidator, useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Order } from './order.tsx';
import { PlanChoice, priceFor } from './plan-choice.tsx';
import { PlanForm } from './plan-form.tsx';
import { SellerText } from './seller-text.tsx';
import { type ShownPlans, useMembership } from './use-buying.ts';

/** Plans, readable by anyone; who is signed in buys the chosen one here. */
export function PlanPage({ id, shown }: { id: string; shown: ShownPlans }) {
  const t = useTranslations('memberships');
  const [query] = useSearchParams();
  const period: PlanPeriod = query.get('period') === 'year' ? 'year' : 'month';
  const { data } = useMembership();
  const plan = shown.items.find((each) => each.id === id);
  if (plan === undefined) return null;
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('buyTitle')}</h1>
        <p className="text-soft">{t('buyIntro', { percent: shown.vat_percent })}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
        <PlanChoice plans={shown.items} chosen={id} period={period} current={data?.current.plan_id} />
        <Buying key={`${id}/${period}`} plan={plan} period={period} shown={shown} />
      </div>
    </div>
  );
}

interface BuyingProps {
  plan: Plan;
  period: PlanPeriod;
  shown: ShownPlans;
}

/** What is bought, and the form where it can be. */
function Buying({ plan, period, shown }: BuyingProps) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const price = priceFor(plan, period);
  const first = shown.items.find((each) => priceFor(each, period) !== undefined);
  return (
    <Card as="section" className="grid gap-5 p-5 md:p-6 lg:sticky lg:top-24">
      <h2 className="text-lg font-bold">{t('order')}</h2>
      {price === undefined ? (
        <>
          <p className="text-soft">{t(plan.is_free ? 'isFree' : 'notSoldSo')}</p>
          {first === undefined ? null : (
            <Link to={to.plan(first.id, { period })} className={buttonLook('secondary')} preventScrollReset>
              {t('choosePlan', { name: first.name })}
            </Link>
          )}
        </>
      ) : (
        <>
          <Order
            name={plan.name}
            period={period}
            amount={price.price}
            vat={price.vat}
            vatPercent={shown.vat_percent}
          />
          {shown.seller === null ? (
            <Notice tone="info">{t('notOpen')}</Notice>
          ) : (
            <>
              <div className="grid gap-0.5 text-sm">
                <p className="text-xs text-soft">{t('seller')}</p>
                <SellerText seller={shown.seller} />
              </div>
              <Paying plan={plan} period={period} shown={shown} />
            </>
          )}
        </>
      )}
    </Card>
  );
}

function Paying({ plan, period, shown }: BuyingProps) {
  const t = useTranslations('memberships');
  const tErrors = useTranslations('errors');
  const lang = useLang();
  const { status, user } = useSession();
  const { data, refetch } = useMembership();
  const { revalidate } = useRevalidator();
  if (status !== 'signed_in')
    return (
      <div className="grid gap-3">
        <p className="text-soft">{t('signInToBuy')}</p>
        <Link
          to={paths(lang).signIn({ returnTo: planPaths(lang).plan(plan.id, { period }) })}
          className={buttonLook('primary', 'large')}
        >
          {t('signIn')}
        </Link>
      </div>
    );
  if (user?.role === 'guest') return <Notice tone="info">{tErrors('foreign_guest')}</Notice>;
  if (data === undefined) return <Skeleton className="h-64" />;
  if (!data.abilities.buy) return <Notice tone="info">{t('onlyLeaders')}</Notice>;
  const look = () => {
    void refetch();
    void revalidate();
  };
  return (
    <div data-paying>
      <PlanForm plan={plan} period={period} shown={shown} current={data.current} onChanged={look} />
    </div>
  );
}
