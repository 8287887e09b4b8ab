import type { ReservationCard } from '@diyar/contract/booking/reservations';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useSession } from '../../../session/session.ts';

/** My own bookings but one, so that a day I took myself is not told as somebody's. Empty for whoever books nothing. */
export function useOwnStays(except?: string): readonly ReservationCard[] {
  const { status, userType } = useSession();
  const [stays, setStays] = useState<readonly ReservationCard[]>([]);
  const mayBook = status === 'signed_in' && userType === 'ordinary';
  useEffect(() => {
    if (!mayBook) return;
    const leaving = new AbortController();
    callApi('GET /api/v1/reservations', { query: {}, signal: leaving.signal })
      .then(({ items }) => setStays(items))
      // Without an answer the days are told as anyone's.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [mayBook]);
  return stays.filter(({ id }) => id !== except);
}
