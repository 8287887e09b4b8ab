import type { Reservation } from '@diyar/contract/booking/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuoteView } from '../booking/quote/quote-view.tsx';
import { AdSummary } from '../booking/stay/ad-summary.tsx';
import { StayFacts } from '../reservations/stay-facts.tsx';
import { useCameInPart } from '../transfers/came-in-part.ts';
import { DuesOfChange } from './dues-of-change.tsx';
import { DuesOfRest } from './dues-of-rest.tsx';

/** The ad, the stay and its price; on narrow screens the stay and the price stand behind the amount, so that the card is in sight. The difference of a change is paid for the stay as it is to be. */
export function StaySummary({ reservation, amount }: { reservation: Reservation; amount: string }) {
  const t = useTranslations('payment');
  const came = useCameInPart(reservation);
  const { period, due } = reservation;
  const change = due?.change ?? null;
  const quote = (
    <QuoteView
      {...{ period, came }}
      dues={duesOf(reservation, amount)}
      terms={termsOf(reservation)}
      isDepositHeld={reservation.deposit !== null}
    />
  );
  const stay = <StayFacts stay={change === null ? reservation : { ...change, period }} />;
  return (
    <Card as="section" className="grid gap-3 p-4 md:gap-5 md:p-6 max-lg:order-first lg:sticky lg:top-24">
      <AdSummary ad={reservation.ad} />
      <div className="grid gap-5 max-lg:hidden">
        {stay}
        <div className="border-t border-line pt-5">{quote}</div>
      </div>
      <details className="group lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-2 font-medium">
          {t('amount')}
          <bdi dir="ltr" className="tabular ms-auto text-lg font-bold text-primary">
            {amount}
          </bdi>
          <Icon
            name="chevronDown"
            className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-4 pt-4">
          {stay}
          {quote}
        </div>
      </details>
    </Card>
  );
}

/** Rows of what is paid when; those of a booking that is held are its quote's own. */
function duesOf(reservation: Reservation, pay: string) {
  const { due } = reservation;
  if (due === null || due.kind === 'down_payment') return undefined;
  if (due.change !== null) return <DuesOfChange change={due.change} pay={pay} />;
  return <DuesOfRest {...{ reservation, due, pay }} />;
}

/** The terms of the booking as it is to be; where the deposit alone is left to pay, its rest is paid. */
function termsOf({ due, terms }: Reservation): Reservation['terms'] {
  if (due?.kind === 'security_deposit') return { ...terms, rest: { ...terms.rest, amount: 0 } };
  return due?.change?.terms ?? terms;
}
