import type { AdDetails } from '@diyar/contract/ads';
import { priceKindOf } from '@diyar/contract/period';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { buttonLook } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { PeriodField, rentPrices } from './period-field.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { ServicesField } from './services-field.tsx';
import type { StayChoice } from './stay-choice.ts';
import { useDetailsChoice } from './use-details-choice.ts';
import { useQuote } from './use-quote.ts';
import { WhenFields } from './when-fields.tsx';

/** The booking card beside an ad's details: period, dates, services, the live quote, and the way to book. */
export function BookingBox({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking');
  const { choice, linkKey, canBook, change, bookPath } = useDetailsChoice(ad);
  const { state, reload } = useQuote(ad, choice, linkKey);
  if (!canBook) return null;
  const errors = state.is === 'refused' ? state.errors : [];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.msg;
  const fields = { ad, choice, onChange: change, linkKey, errorOf };
  return (
    <section
      aria-label={t('boxLabel')}
      className="grid min-w-0 gap-5 rounded-sheet border border-line bg-surface p-5 shadow-float"
    >
      <PeriodPrice ad={ad} period={choice.period} />
      <PeriodField {...fields} />
      <WhenFields {...fields} />
      <ServicesField {...fields} />
      <Link to={bookPath} className={buttonLook('primary', 'large', true)}>
        {t('book')}
      </Link>
      <QuotePanel {...fields} state={state} reload={reload} />
      {state.is === 'ready' ? <p className="text-center text-xs text-soft">{t('noChargeYet')}</p> : null}
    </section>
  );
}

/** The price of the chosen period, largest; before it what it was, while an offer runs. */
export function PeriodPrice(props: { ad: AdDetails; period: StayChoice['period'] }) {
  const t = useTranslations();
  const price = rentPrices(props.ad).find(({ period }) => period === props.period);
  if (price === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price
        text={price.price.text}
        was={price.was?.text}
        wasLabel={t('booking.before')}
        className="text-xl font-bold [&_s]:text-sm"
      />
      <span className="text-sm text-soft">{t(`common.per.${priceKindOf(props.period)}`)}</span>
    </p>
  );
}
