import type { Home } from '@diyar/contract/supply/home';
import { moneyText } from '@diyar/contract/values/money';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { paths } from '../../site/paths.ts';
import { Figure, useChange } from './figure.tsx';

/** An advertiser's income and bookings beside the days before, and the money that is still to come. */
export function MoneyFigures({ home: { business, to_come } }: { home: Home }) {
  if (business === null || to_come === null) return null;
  return <Figures business={business} toCome={to_come} />;
}

function Figures(props: { business: NonNullable<Home['business']>; toCome: NonNullable<Home['to_come']> }) {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  const { income, bookings } = props.business;
  const { rests, balance } = props.toCome;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('money')}</h2>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          name={t('income')}
          value={moneyText(income.now)}
          note={useChange(income, 'changeNone')}
          to={deskPaths(lang).statistics()}
        />
        <Figure name={t('bookings')} value={bookings.now} note={useChange(bookings, 'changeNone')} />
        <Figure name={t('rests')} value={rests.text} to={paths(lang).reservations({ side: 'host' })} />
        <Figure name={t('balance')} value={balance.text} to={moneyPaths(lang).fees()} />
      </dl>
    </section>
  );
}
