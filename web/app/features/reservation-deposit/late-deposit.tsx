import type { Reservation } from '@diyar/contract/booking/reservations';
import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';

const Deposit = lateWithSentences(async () => (await import('./deposit-section.tsx')).DepositSection, {
  ar: () => [import('@diyar/messages/ar/deposits'), import('@diyar/messages/ar/rules')],
  en: () => [import('@diyar/messages/en/deposits'), import('@diyar/messages/en/rules')],
});

/** The security deposit of a booking, where Diyar holds or held one; its code comes with it. */
export function LateDeposit({ reservation }: { reservation: Reservation }) {
  if (reservation.deposit === null) return null;
  return (
    <Suspense>
      <Deposit reservation={reservation} deposit={reservation.deposit} />
    </Suspense>
  );
}
