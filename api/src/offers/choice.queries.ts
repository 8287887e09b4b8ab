import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { ChoiceRow } from './discounted-units.ts';

/** Units of an account with an active price of rent, in the order in which they were made. */
export async function findChoices(reader: Reader, accountId: string): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select unit.id, unit.name_ar, unit.name_en, property.name as property_name, priced.prices
    from unit join property on property.id = unit.property_id
    cross join lateral (select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind) as prices
      from unit_price where unit_id = unit.id and active and kind in ('hourly', 'daily', 'monthly', 'yearly')) priced
    where unit.account_id = ${accountId} and unit.deleted_at is null and priced.prices is not null
    order by unit.created_at, unit.id`.execute(reader);
  return rows;
}
