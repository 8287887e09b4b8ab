import { riyadhDate } from '@diyar/contract/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lawsAt } from '../settings/laws.ts';
import { findUnitToPublish, type UnitRow } from './conditions.queries.ts';
import { comparisonOf, isInForce } from './licence.presenter.ts';
import { findLicensedAd } from './licence.queries.ts';
import { type Condition, publishingConditions, type UnitToPublish } from './publishing-conditions.ts';

/** What an ad still lacks before it can be published at `now`; see `publishingConditions`. Throws `not_found`. */
export async function conditionsOf(reader: Reader, adId: string, now: Date): Promise<Condition[]> {
  const [ad, unit, laws] = await Promise.all([
    findLicensedAd(reader, { adId }),
    findUnitToPublish(reader, adId),
    lawsAt(reader, now),
  ]);
  if (ad === undefined || unit === undefined) throw new Refusal('not_found');
  const today = riyadhDate(now);
  const { licence, check } = ad;
  return publishingConditions(
    {
      isHome: unit.is_home,
      activePrices: unit.active_prices,
      photos: unit.photos,
      tourismPermit: permitOf(unit),
      disclosures: unit.disclosures,
    },
    {
      today,
      licence: licence && { inForce: isInForce(licence, today), comparison: comparisonOf(ad) },
      isWaiting: check !== null && check.answered_at === null,
    },
    laws,
  );
}

function permitOf(unit: UnitRow): UnitToPublish['tourismPermit'] {
  const { tourism_permit_number: number, tourism_permit_expires_on: expiresOn } = unit;
  return number === null ? null : { number, expiresOn };
}
