import { riyadhDate } from '@diyar/contract/values/riyadh';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import { requiredFrom } from '../offices/required-from.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { rentFreezesOn } from '../rent-freezes/rent-freezes-on.ts';
import { lawsAt } from '../settings/laws.ts';
import { findAdvertiserToPublish, findUnitToPublish, type UnitRow } from './conditions.queries.ts';
import { comparisonOf, isInForce } from './licence.presenter.ts';
import { findLicensedAd } from './licence.queries.ts';
import {
  type AdToPublish,
  type Condition,
  publishingConditions,
  type UnitToPublish,
} from './publishing-conditions.ts';

/** What an ad still lacks before it can be published at `now`; see `publishingConditions`. Throws `not_found`. */
export async function conditionsOf(reader: Reader, adId: string, now: Date): Promise<Condition[]> {
  const today = riyadhDate(now);
  const [ad, unit, laws, minimums, freezes] = await Promise.all([
    findLicensedAd(reader, { adId }),
    findUnitToPublish(reader, adId),
    lawsAt(reader, now),
    minimumPricesAt(reader, now),
    rentFreezesOn(reader, today),
  ]);
  if (ad === undefined || unit === undefined) throw new Refusal('not_found');
  const { licence, check } = ad;
  return publishingConditions(
    {
      isHome: unit.is_home,
      prices: withMinimums(unit, minimums),
      frozenRent: frozenRentOf(unit, freezes),
      photos: unit.photos,
      tourismPermit: permitOf(unit),
      disclosures: unit.disclosures,
    },
    {
      today,
      licence: licence && { inForce: isInForce(licence, today), comparison: comparisonOf(ad) },
      isWaiting: check !== null && check.answered_at === null,
      advertiser: await advertiserToPublish(reader, { adId, accountId: ad.account_id }, now),
    },
    laws,
  );
}

/** Null until the day from which the account must be verified. */
async function advertiserToPublish(
  reader: Reader,
  { adId, accountId }: { adId: string; accountId: string },
  now: Date,
): Promise<AdToPublish['advertiser']> {
  const from = await requiredFrom(reader, accountId, now);
  if (from === null || from > riyadhDate(now)) return null;
  return findAdvertiserToPublish(reader, adId, riyadhDate(now));
}

type Minimums = Awaited<ReturnType<typeof minimumPricesAt>>;
type Freezes = Awaited<ReturnType<typeof rentFreezesOn>>;

function withMinimums({ prices, category }: UnitRow, minimums: Minimums): UnitToPublish['prices'] {
  return prices.map((price) => {
    const minimum = minimums.find((one) => one.category === category && one.kind === price.kind);
    return { ...price, minimum: minimum?.price.amount ?? null };
  });
}

/** Its last rent where rents of its usage are frozen in its city; one never let before is free. */
function frozenRentOf({ city, usage, last_rent }: UnitRow, freezes: Freezes): number | null {
  const isFrozen = freezes.some((one) => one.city === city && one.usages.includes(usage));
  return isFrozen ? last_rent : null;
}

function permitOf(unit: UnitRow): UnitToPublish['tourismPermit'] {
  const { tourism_permit_number: number, tourism_permit_expires_on: expiresOn } = unit;
  return number === null ? null : { number, expiresOn };
}
