import type { StayLimits } from '@diyar/contract/booking/reservation-changes';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import { addDays } from '@diyar/contract/values/riyadh';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { askEvery, useLive } from '../../../live/use-live.ts';
import { calendarFrom, type UnitCalendar } from './free-days.ts';

/** A unit, and which days and lengths a stay of it may have. */
export interface LimitedUnit {
  unit_id: string;
  policy: StayLimits;
}

/** Undefined while it is asked for; then `error` says why it could not be had. */
export interface LoadedCalendar {
  calendar: UnitCalendar | undefined;
  error: string | undefined;
  reload: () => void;
}

const MOST_DAYS = 400;

/**
 * The unit's calendar, fetched when `isWanted` becomes true and from then on whenever it changes. `today` is the
 * server's; Riyadh's date here only frames the question.
 */
export function useUnitCalendar(
  ad: Pick<AdDetails, 'unit_id' | 'policy'>,
  linkKey: string | undefined,
  isWanted: boolean,
): LoadedCalendar {
  const [calendar, setCalendar] = useState<UnitCalendar>();
  const [error, setError] = useState<ApiError>();
  const { unit_id: unitId, policy } = ad;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const from = dateText(new Date());
      const days = Math.min(MOST_DAYS, policy.horizon_days + policy.max_nights + 1);
      const query = { from, to: addDays(from, days - 1), k: linkKey };
      try {
        const answer = await callApi('GET /api/v1/units/{id}/calendar', {
          params: { id: unitId },
          query,
          signal,
        });
        setCalendar(calendarFrom(answer, policy));
        setError(undefined);
      } catch (cause) {
        if (signal.aborted) return;
        if (!(cause instanceof ApiError)) throw cause;
        setError(cause);
      }
    },
    [unitId, policy, linkKey],
  );
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((times) => times + 1), []);
  const isLive = useLive('unit', reload, { unit: { id: unitId, linkKey }, isWanted });
  const every = isWanted && askEvery(isLive, error);
  useEffect(() => {
    if (every === false) return;
    const asking = setInterval(reload, every);
    return () => clearInterval(asking);
  }, [every, reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the wish to ask again
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [isWanted, load, asked]);
  return { calendar, error: error?.msg, reload };
}
