import type { LicenceFacts as Facts } from '@diyar/contract/supply/host-licences';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { StatedFacts } from './stated-facts.tsx';

/** How many days before its end a licence warns. */
const WARNS_DAYS = 30;

/** What the authority says of a licence, as it stands: read-only. */
export function LicenceFacts({ licence }: { licence: Facts }) {
  const t = useTranslations('licences');
  const ltr = (text: string) => (
    <bdi dir="ltr" className="tabular">
      {text}
    </bdi>
  );
  const facts = [
    { name: t('facts.number'), value: ltr(licence.number) },
    { name: t('facts.advertiser'), value: <bdi>{licence.advertiser}</bdi> },
    ...(licence.fal_number === null ? [] : [{ name: t('facts.fal'), value: ltr(licence.fal_number) }]),
    { name: t('facts.issued'), value: ltr(licence.issued_on) },
    { name: t('facts.expires'), value: ltr(licence.expires_on) },
    ...(licence.deed_last4 === null
      ? []
      : [{ name: t('facts.deed'), value: t('facts.deedEnds', { digits: ltrText(licence.deed_last4) }) }]),
    ...(licence.price === null
      ? []
      : [{ name: t('facts.price'), value: <Price text={licence.price.text} /> }]),
  ];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={licence.in_force ? 'primary' : 'danger'} icon={licence.in_force ? 'check' : 'warning'}>
          {t(licence.in_force ? 'inForce' : 'ended')}
        </Badge>
        <span className="tabular text-xs text-soft">
          <bdi dir="ltr">{dateTimeText(licence.checked_at)}</bdi>
        </span>
      </div>
      {licence.in_force && licence.days_left <= WARNS_DAYS ? (
        <Notice tone="warning" icon="warning">
          {t('endsSoon', { days: licence.days_left })}
        </Notice>
      ) : null}
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line/70 py-2.5"
          >
            <dt className="shrink-0 text-soft">{name}</dt>
            <dd className="min-w-0 text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <StatedFacts title={t('statedTitle')} stated={licence.stated} />
      <div className="flex flex-wrap items-center gap-4">
        <a
          href={licence.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary', 'small')}
        >
          {t('facts.page')}
          <Icon name="external" className="size-4" />
        </a>
        <p className="text-xs text-soft">{t('readOnly')}</p>
      </div>
    </div>
  );
}
