import type { AdStatistics } from '@diyar/contract/supply/host-ads';
import { addDays, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findCountedAd, findDayFigures } from './statistics.queries.ts';

/**
 * The figures of an ad of the acting account for so many Riyadh days until today, from its publication at the earliest.
 * Throws `not_found` for others' and for what was deleted.
 */
export async function showStatistics(
  reader: Reader,
  asked: { number: string; days: number },
  actor: Actor,
  now: Date,
): Promise<AdStatistics> {
  const ad = await findCountedAd(reader, actor.accountId, asked.number);
  if (ad === undefined) throw new Refusal('not_found');
  const can_be_booked = ad.purpose === 'rent';
  if (ad.published_at === null) return { days: [], can_be_booked };
  const [published, to] = [riyadhDate(ad.published_at), riyadhDate(now)];
  const from = daysBetween(published, to) < asked.days ? published : addDays(to, 1 - asked.days);
  const days = await findDayFigures(reader, { id: ad.id, unitId: ad.unit_id }, { from, to });
  return { days, can_be_booked };
}
