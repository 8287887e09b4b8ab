import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useSession } from '../../../session/session.ts';

/**
 * The number of my own unpaid hold on a unit, when I have one: times taken by myself are not lost but waiting to be
 * paid. Asked only while `isWanted`.
 */
export function useOwnHold(unitId: string, isWanted: boolean): string | undefined {
  const { status, userType } = useSession();
  const [found, setFound] = useState<string>();
  const mayHold = isWanted && status === 'signed_in' && userType === 'ordinary';
  useEffect(() => {
    setFound(undefined);
    if (!mayHold) return;
    const leaving = new AbortController();
    callApi('GET /api/v1/reservations', { query: { state: 'pending' }, signal: leaving.signal })
      .then(({ items }) => setFound(items.find((held) => held.unit_id === unitId)?.id))
      // Without an answer the taken times are told as anyone's.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [unitId, mayHold]);
  return found;
}
