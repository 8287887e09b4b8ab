import type { Home } from '@diyar/contract/supply/home';
import { publicDeparture } from '../evaluations/evaluation.ts';
import type { Reader } from '../platform/db/database.ts';
import { countFitting } from '../requests/list-marketing.ts';
import { countWaits } from './waits.queries.ts';

/** How many bookings, requests and cases wait for an account beside what home names one by one. */
export async function showWaits(reader: Reader, accountId: string, now: Date): Promise<Home['waits']> {
  const [counted, requests] = await Promise.all([
    countWaits(reader, accountId, { now, evaluable: publicDeparture(now) }),
    countFitting(reader, accountId, now),
  ]);
  const { conflicts, evaluations, cases, unread_guest: guest, unread_host: host } = counted;
  return { conflicts, unread: { guest, host }, evaluations, requests, cases };
}
