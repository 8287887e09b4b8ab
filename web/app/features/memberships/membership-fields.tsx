import type { Membership } from '@diyar/contract/money/memberships';
import { dateText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Price } from '../../ui/price.tsx';

/** The brief's seven fields of a membership, its time, and the way to its receipt. */
export function MembershipFields({ membership }: { membership: Membership }) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const { period, price, ends_at: endsAt, purchase_id: purchase } = membership;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <Field label={t('fields.name')}>{membership.name}</Field>
        <Field label={t('fields.price')}>{price === null ? t('free') : <Price text={price.text} />}</Field>
        <Field label={t('fields.ads')}>{membership.ads}</Field>
        <Field label={t('fields.remaining')}>{membership.remaining_ads}</Field>
        <Field label={t('fields.special')}>{membership.special_ads}</Field>
        <Field label={t('fields.remainingSpecial')}>{membership.remaining_special_ads}</Field>
        <Field label={t('fields.period')}>{period === null ? t('noPeriod') : t(`periods.${period}`)}</Field>
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span>{t('since', { at: ltrText(dateText(membership.starts_at)) })}</span>
        {endsAt === null ? null : <span>{t('until', { at: ltrText(dateText(endsAt)) })}</span>}
        {purchase === null ? null : (
          <Link to={to.purchase(purchase)} className="font-medium text-primary hover:underline">
            {t('receipt')}
          </Link>
        )}
      </p>
    </div>
  );
}

function Field(props: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-soft">{props.label}</dt>
      <dd className="tabular text-xl font-bold">{props.children}</dd>
    </div>
  );
}
