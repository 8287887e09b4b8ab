import { PLAN_PERIODS, type Plan, type PlanPeriod } from '@diyar/contract/money/plans';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';

export const priceFor = (plan: Plan, period: PlanPeriod) =>
  plan.prices.find((price) => price.period === period);

/** The plans side by side and the periods above them; each choice is an address. */
export function PlanChoice(props: {
  plans: readonly Plan[];
  chosen: string;
  period: PlanPeriod;
  current: string | undefined;
}) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const { chosen, period } = props;
  return (
    <div className="grid gap-5">
      <nav aria-label={t('period')} className="flex w-fit gap-1 rounded-base bg-sunken p-1">
        {PLAN_PERIODS.map((each) => (
          <Link
            key={each}
            to={to.plan(chosen, { period: each })}
            replace
            preventScrollReset
            aria-current={each === period ? 'true' : undefined}
            className="optical inline-flex min-h-10 items-center rounded-[8px] px-5 text-soft aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-primary aria-[current]:shadow-card"
          >
            {t(`periods.${each}`)}
          </Link>
        ))}
      </nav>
      <ul className="grid gap-3 sm:grid-cols-2">
        {props.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...props} />
        ))}
      </ul>
    </div>
  );
}

function PlanCard(props: { plan: Plan; chosen: string; period: PlanPeriod; current: string | undefined }) {
  const { plan, chosen, period, current } = props;
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const isChosen = plan.id === chosen;
  return (
    <li
      className={`relative grid content-start gap-3 rounded-base border bg-surface p-5 transition-colors hover:border-field-line ${isChosen ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-bold">
          <Link
            to={to.plan(plan.id, { period })}
            replace
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-base"
          >
            {plan.name}
          </Link>
        </h2>
        {plan.id === current ? <Badge tone="primary">{t('current')}</Badge> : null}
      </div>
      <PlanPrice plan={plan} period={period} />
      <ul className="grid gap-1.5 text-sm">
        <Holds text={t('ads', { n: plan.ads })} />
        {plan.special_ads === 0 ? null : (
          <>
            <Holds text={t('specialAds', { n: plan.special_ads })} />
            <Holds text={t('specialFor', { n: plan.special_days })} />
          </>
        )}
      </ul>
    </li>
  );
}

function PlanPrice({ plan, period }: { plan: Plan; period: PlanPeriod }) {
  const t = useTranslations('memberships');
  const price = priceFor(plan, period);
  if (plan.is_free)
    return (
      <div className="grid">
        <p className="text-xl font-bold">{t('free')}</p>
        <p className="text-xs text-soft">{t('freeText')}</p>
      </div>
    );
  if (price === undefined) return <p className="text-sm text-soft">{t('notSoldSo')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-xl font-bold">
        <Price text={price.price.text} />
      </span>
      <span className="text-sm text-soft">{t(`perPeriod.${period}`)}</span>
    </p>
  );
}

function Holds({ text }: { text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary" />
      {text}
    </li>
  );
}
