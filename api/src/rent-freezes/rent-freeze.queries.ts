import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { PropertyUsage } from '../platform/db/schema.generated.ts';

export interface CityName {
  slug: string;
  name_ar: string;
  name_en: string;
}

export interface FreezeRow extends CityName {
  usages: PropertyUsage[];
  starts_on: string;
  ends_on: string | null;
  operator: string | null;
  reason: string;
}

/** Everything that was ever set, of one city or of all, by city and newest first. */
export async function findFreezes(reader: Reader, city?: string): Promise<FreezeRow[]> {
  const { rows } = await sql<FreezeRow>`
    select city.slug, city.name_ar, city.name_en, to_jsonb(rent_freeze.usages) as usages, rent_freeze.starts_on,
      rent_freeze.ends_on, operator.name as operator, rent_freeze.reason
    from rent_freeze
    join city on city.id = rent_freeze.city_id
    left join operator on operator.id = rent_freeze.operator_id
    ${city === undefined ? sql`` : sql`where city.slug = ${city}`}
    order by city.rank, city.slug, rent_freeze.starts_on desc`.execute(reader);
  return rows;
}

/** Every city, as lists name them. */
export async function findCityNames(reader: Reader): Promise<CityName[]> {
  return reader
    .selectFrom('city')
    .select(['slug', 'name_ar', 'name_en'])
    .orderBy('rank')
    .orderBy('slug')
    .execute();
}

/** Locks a city's freezes, so that of two who set one at once the second sees the first; undefined when there is no such city. */
export async function lockCity(tx: Tx, slug: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('city')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function insertFreeze(
  tx: Tx,
  row: {
    city_id: number;
    usages: PropertyUsage[];
    starts_on: string;
    ends_on: string | null;
    operator_id: string;
    reason: string;
  },
): Promise<void> {
  await sql`
    insert into rent_freeze (city_id, usages, starts_on, ends_on, operator_id, reason)
    values (${row.city_id}, ${row.usages}::property_usage[], ${row.starts_on}, ${row.ends_on}, ${row.operator_id}, ${row.reason})`.execute(
    tx,
  );
}
