import type { Reservation } from '@diyar/contract/booking/reservations';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { moneyPaths } from '../../site/money-paths.ts';
import { Price } from '../../ui/price.tsx';
import { Section } from './section.tsx';

/** The marketplace's fee of a booking, for its advertiser: before it is confirmed what will be taken, after it what was. */
export function FeeSection({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('myFees.fee');
  const lang = useLang();
  const { fee, terms } = reservation;
  if (fee === null) return null;
  const percent = (of: number) => String(of);
  const isReturned = fee.taken && fee.sum.amount === 0;
  return (
    <Section title={t('title')}>
      <div className="grid gap-3 text-sm">
        <p className="text-soft">{isReturned ? t('returned') : t(fee.taken ? 'taken' : 'before')}</p>
        {isReturned ? null : (
          <dl className="grid gap-2">
            <Row name={t('share', { percent: percent(fee.percent) })} text={fee.amount.text} />
            <Row name={t('vat', { percent: percent(fee.vat_percent) })} text={fee.vat.text} />
            <Row name={t('sum')} text={fee.sum.text} isSum />
            <Row name={t('net')} text={fee.net.text} isSum />
          </dl>
        )}
        {terms.rest.through === 'ejar' ? <p className="text-soft">{t('lease')}</p> : null}
        {fee.taken ? (
          <p>
            <Link
              to={moneyPaths(lang).fees()}
              className="inline-flex min-h-6 items-center text-primary underline"
            >
              {t('statement')}
            </Link>
          </p>
        ) : null}
      </div>
    </Section>
  );
}

function Row({ name, text, isSum = false }: { name: string; text: string; isSum?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isSum ? 'border-t border-line pt-2 font-bold' : ''}`}>
      <dt>{name}</dt>
      <dd>
        <Price text={text} />
      </dd>
    </div>
  );
}
