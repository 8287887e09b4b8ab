import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { PropertyUsage } from '../platform/db/schema.generated.ts';
import type { UnitToPublish } from './publishing-conditions.ts';

export interface UnitRow {
  is_home: boolean;
  prices: Omit<UnitToPublish['prices'][number], 'minimum'>[];
  category: string;
  city: string;
  usage: PropertyUsage;
  last_rent: number | null;
  photos: UnitToPublish['photos'];
  tourism_permit_number: string | null;
  tourism_permit_expires_on: string | null;
  disclosures: UnitToPublish['disclosures'];
}

/** What publishing asks of the unit of an ad. */
export async function findUnitToPublish(reader: Reader, adId: string): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`
    select property.usage in ('residential', 'agricultural') as is_home,
      category.slug as category, city.slug as city, property.usage, unit.last_rent,
      unit.tourism_permit_number, unit.tourism_permit_expires_on,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind), '[]') from unit_price
        where unit_id = unit.id and active) as prices,
      (select jsonb_build_object('ready', count(*) filter (where state = 'ready'),
          'processing', count(*) filter (where state = 'processing'), 'hasMain', coalesce(bool_or(is_main) filter (where state <> 'refused'), false))
        from photo where unit_id = unit.id) as photos,
      jsonb_build_object('mortgaged', property.mortgaged, 'disputed', property.disputed,
        'unregistered_rights', property.unregistered_rights) as disclosures
    from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
      join category on category.id = property.category_id join city on city.id = property.city_id
    where ad.id = ${adId}`.execute(reader);
  return rows[0];
}

/** Whether the advertiser of an ad is verified, and may advertise it as they stand to its property. */
export async function findAdvertiserToPublish(
  reader: Reader,
  adId: string,
  today: string,
): Promise<{ isVerified: boolean; mayBroker: boolean }> {
  const { rows } = await sql<{ isVerified: boolean; mayBroker: boolean }>`
    select account.verified_at is not null as "isVerified",
      property.advertiser_relation <> 'marketer' or exists (select from office_verification
        where account_id = account.id and state = 'approved' and fal_expires_on >= ${today}::date) as "mayBroker"
    from ad join account on account.id = ad.account_id join unit on unit.id = ad.unit_id
      join property on property.id = unit.property_id
    where ad.id = ${adId}`.execute(reader);
  return rows[0] ?? { isVerified: false, mayBroker: false };
}
