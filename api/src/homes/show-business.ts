import type { Home, HomeVisit } from '@diyar/contract/supply/home';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { findKept, findVisits, sumBusiness, sumOwed, sumRests, type VisitRow } from './business.queries.ts';
import { titled } from './titled.ts';

const MOST_VISITS = 20;

/** Today's guests, money to settle and to come, and figures beside the days before; what concerns ads is null without one. */
export async function showBusiness(
  reader: Reader,
  { accountId, hasAds, lang }: { accountId: string; hasAds: boolean; lang: Lang },
  { now, days }: { now: Date; days: { since: string; before: string } },
): Promise<Pick<Home, 'business' | 'today' | 'to_settle' | 'to_come' | 'payout_missing'>> {
  const listed = { today: riyadhDate(now), most: MOST_VISITS };
  const [arrivals, departures, owed, rests, { kept, has_destination }, business] = await Promise.all([
    findVisits(reader, { accountId, kind: 'arrivals' }, listed),
    findVisits(reader, { accountId, kind: 'departures' }, listed),
    sumOwed(reader, accountId, now),
    sumRests(reader, accountId, now),
    findKept(reader, accountId),
    sumBusiness(reader, accountId, days),
  ]);
  const { bookings, amount, next, reservation } = owed;
  return {
    business: hasAds ? business : null,
    today: {
      arrivals: arrivals.map((row) => presentVisit(row, lang)),
      departures: departures.map((row) => presentVisit(row, lang)),
    },
    to_settle:
      next === null || reservation === null
        ? null
        : { bookings, amount: money(amount), next: riyadhIso(next), reservation: String(reservation) },
    to_come: hasAds ? { rests: money(rests), balance: money(kept) } : null,
    payout_missing: kept > 0 && !has_destination,
  };
}

function presentVisit(row: VisitRow, lang: Lang): HomeVisit {
  const { number, start_date: start, end_date: end, state, guest, at } = row;
  // The hour of an instant as Riyadh writes it: 2026-11-25T15:00:00+03:00.
  return {
    id: String(number),
    ...titled(row, lang),
    start,
    end,
    state,
    guest,
    at: riyadhIso(at).slice(11, 16),
  };
}
