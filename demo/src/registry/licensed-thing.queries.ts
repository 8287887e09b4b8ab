import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../api/src/platform/db/database.ts';
import type { Facing } from '../../../api/src/platform/db/schema.generated.ts';

/** What a licence of the embedded registry is about. Money in riyals, as the contract has it. */
export interface LicensedThing {
  purpose: 'rent' | 'sale';
  property_type: string;
  region: string;
  city: string;
  district: string;
  street: string | null;
  area: number;
  price: number | null;
  rooms: number | null;
  street_width: number | null;
  facing: Facing | null;
  plan_number: string | null;
  plot_number: string | null;
  lat: number;
  lng: number;
  advertiser: string;
  /** What the demonstration issued; null for a number that is made to be tried. */
  licence: { issued_on: string; expires_on: string; fal_number: string } | null;
}

/** What domain.md 3.8 names: a flat for rent in Riyadh. */
export const PLAIN_FLAT: LicensedThing = {
  purpose: 'rent',
  property_type: 'Apartment',
  region: 'منطقة الرياض',
  city: 'الرياض',
  district: 'الملقا',
  street: 'شارع أنس بن مالك',
  area: 120,
  price: 60_000,
  rooms: 2,
  street_width: 20,
  facing: 'n',
  plan_number: '3085/أ',
  plot_number: '412',
  lat: 24.81,
  lng: 46.6,
  advertiser: 'معلن تجريبي',
  licence: null,
};

/** An ad by its public number or by the number of a licence of the demonstration, as the registry would know it. */
export async function findLicensedThing(
  reader: Reader,
  by: { ad: string } | { licence: string },
): Promise<LicensedThing | undefined> {
  const wanted = 'ad' in by ? sql`ad.number = ${by.ad}::bigint` : sql`ad.licence_number = ${by.licence}`;
  const { rows } = await sql<LicensedThing>`
    ${thingOf('ad' in by ? sql`null` : ISSUED)} where ${wanted} order by ad.created_at desc limit 1`.execute(
    reader,
  );
  return rows[0];
}

/** Every ad under a licence of the demonstration, with the licence's id and number, as the registry would know it. */
export async function findIssued(
  reader: Reader,
): Promise<(LicensedThing & { licence_id: string; number: string })[]> {
  const { rows } = await sql<LicensedThing & { licence_id: string; number: string }>`
    select distinct on (licence_id) issued.* from (${thingOf(ISSUED)}
      where licence.source = 'sandbox' and licence.sealed_numbers is null) issued
    order by licence_id`.execute(reader);
  return rows;
}

const ISSUED = sql`jsonb_build_object('issued_on', licence.issued_on, 'expires_on', licence.expires_on, 'fal_number', licence.fal_number)`;

const thingOf = (licence: RawBuilder<unknown>) => sql`
    select ad.purpose, category.rega_type as property_type, region.name_ar as region, city.name_ar as city,
      district.name_ar as district, property.street, unit.area,
      (select amount / 100.0 from unit_price where unit_id = unit.id and active
        and kind = (case ad.purpose when 'sale' then 'main' else 'yearly' end)::price_kind)::float8 as price,
      case when category.has_rooms then unit.rooms end as rooms, property.street_width, property.facing,
      property.plan_number, property.plot_number, property.lat, property.lng, account.name as advertiser,
      ${licence} as licence, licence.id as licence_id, licence.number
    from ad
    left join licence on licence.id = ad.licence_id
    join account on account.id = ad.account_id
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join city on city.id = property.city_id
    join region on region.id = city.region_id
    join district on district.id = property.district_id`;
