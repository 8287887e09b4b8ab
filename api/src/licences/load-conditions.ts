import type { PriceKind } from '@diyar/contract/period';
import { riyadhDate } from '@diyar/contract/riyadh';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lawsAt } from '../settings/laws.ts';
import { comparisonOf, isInForce } from './licence.presenter.ts';
import { findLicensedAd } from './licence.queries.ts';
import { type Condition, publishingConditions, type UnitToPublish } from './publishing-conditions.ts';

interface UnitRow {
  is_home: boolean;
  active_prices: PriceKind[];
  photos: UnitToPublish['photos'];
  tourism_permit_number: string | null;
  tourism_permit_expires_on: string | null;
  disclosures: UnitToPublish['disclosures'];
}

/** What an ad still lacks before it can be published at `now`; see `publishingConditions`. Throws `not_found`. */
export async function conditionsOf(reader: Reader, adId: string, now: Date): Promise<Condition[]> {
  const [ad, unit, laws] = await Promise.all([
    findLicensedAd(reader, { adId }),
    findUnit(reader, adId),
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

async function findUnit(reader: Reader, adId: string): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`
    select property.usage in ('residential', 'agricultural') as is_home,
      unit.tourism_permit_number, unit.tourism_permit_expires_on,
      (select coalesce(jsonb_agg(kind order by kind), '[]') from unit_price
        where unit_id = unit.id and active) as active_prices,
      (select jsonb_build_object('ready', count(*) filter (where state = 'ready'),
          'processing', count(*) filter (where state = 'processing'), 'hasMain', coalesce(bool_or(is_main), false))
        from photo where unit_id = unit.id) as photos,
      jsonb_build_object('mortgaged', property.mortgaged, 'disputed', property.disputed,
        'unregistered_rights', property.unregistered_rights) as disclosures
    from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
    where ad.id = ${adId}`.execute(reader);
  return rows[0];
}
