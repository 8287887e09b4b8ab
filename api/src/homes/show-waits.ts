import type { Home } from '@diyar/contract/supply/home';
import { publicDeparture } from '../evaluations/evaluation.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { countFitting } from '../requests/list-marketing.ts';
import { countWaits } from './waits.queries.ts';

/** How many bookings, requests and cases wait for an account beside what home names one by one; what the caller may not do waits for others. */
export async function showWaits(
  reader: Reader,
  { accountId, rights }: Pick<Actor, 'accountId' | 'rights'>,
  now: Date,
): Promise<Home['waits']> {
  const [counted, requests] = await Promise.all([
    countWaits(reader, accountId, { now, evaluable: publicDeparture(now) }),
    countFitting(reader, accountId, now),
  ]);
  const { conflicts, evaluations, cases, unread_guest: guest, unread_host: host } = counted;
  return {
    ...{ conflicts, unread: { guest, host } },
    evaluations: rights.has('bookings') ? evaluations : 0,
    requests: rights.has('ads') ? requests : 0,
    cases: rights.has('complaints') ? cases : 0,
  };
}
