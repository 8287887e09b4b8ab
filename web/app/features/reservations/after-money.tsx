import type { Reservation } from '@diyar/contract/booking/reservations';
import { EjarSection } from './ejar-section.tsx';
import { FeeSection } from './fee-section.tsx';
import { HelpLink } from './help-link.tsx';

/** What stands below the money of a reservation: the fee, the lease, and the way to Diyar. */
export function AfterMoney({ reservation }: { reservation: Reservation }) {
  return (
    <>
      <FeeSection reservation={reservation} />
      <EjarSection reservation={reservation} />
      <HelpLink booking={reservation.id} />
    </>
  );
}
