import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { ChoiceFields } from '../fields/choice-fields.tsx';
import { NothingBack } from '../quote/nothing-back.tsx';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { shownOf, useQuote } from '../quote/use-quote.ts';
import { PeriodPrice } from './period-price.tsx';
import { useDetailsChoice } from './use-details-choice.ts';

/** The booking card beside an ad's details: period, dates, services, the live quote, and the way to book. */
export function BookingBox({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking');
  const { choice, linkKey, canBook, change, bookPath } = useDetailsChoice(ad);
  const { state, reload } = useQuote(ad, choice, linkKey);
  if (!canBook) return null;
  const quote = shownOf(state);
  const errors = state.is === 'refused' ? state.errors : [];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.msg;
  const fields = { ad, choice, onChange: change, linkKey, errorOf };
  return (
    <section
      aria-label={t('boxLabel')}
      className="grid min-w-0 gap-5 rounded-sheet border border-line bg-surface p-5 shadow-float"
    >
      <PeriodPrice ad={ad} period={choice.period} />
      <ChoiceFields {...fields} />
      <div className="grid gap-3">
        {quote === undefined ? null : <BoxTotal total={quote.total.text} />}
        <Link to={bookPath} className={buttonLook('primary', 'large', true)}>
          {t('book')}
        </Link>
        {quote === undefined ? null : <NothingBack terms={quote} />}
      </div>
      <QuotePanel {...fields} state={state} reload={reload} />
      {state.is === 'ready' ? <p className="text-center text-xs text-soft">{t('noChargeYet')}</p> : null}
    </section>
  );
}

/** The total stands with the button; its lines follow below. */
function BoxTotal({ total }: { total: string }) {
  const t = useTranslations('booking.quote');
  return (
    <p aria-hidden="true" className="flex items-baseline justify-between gap-4 font-bold">
      <span>{t('total')}</span>
      <Price text={total} className="text-lg" />
    </p>
  );
}
