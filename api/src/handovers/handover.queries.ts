import type { ReservationState } from '@diyar/contract/booking/reservations';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface HandoverRow {
  number: number;
  state: ReservationState;
  side: 'guest' | 'host';
  start_date: string;
  starts_at: Date;
  ends_at: Date;
  other_name: string;
  /** Null once the other account is closed. */
  other_phone: string | null;
  title_ar: string | null;
  title_en: string | null;
  street: string | null;
  short_address: string | null;
  lat: number;
  lng: number;
  city_ar: string;
  city_en: string;
  district_ar: string;
  district_en: string;
  directions_ar: string | null;
  directions_en: string | null;
  house_rules_ar: string | null;
  house_rules_en: string | null;
  code: string | null;
}

/**
 * A reservation of either side with all that may be told of it. The host's number is of who shows the property, else of who shows things
 * for the account, else of its owner (product.md 4).
 */
export async function findHandover(
  reader: Reader,
  { accountId, number }: { accountId: string; number: string },
): Promise<HandoverRow | undefined> {
  const { rows } = await sql<HandoverRow>`
    select r.number, r.state, r.start_date, r.starts_at, r.ends_at, mine.side,
      other.name as other_name,
      case when other.closed_at is not null then null
        when mine.side = 'guest' then coalesce(p.viewer_phone, profile.viewer_phone, person.phone)
        else person.phone end as other_phone,
      u.name_ar as title_ar, u.name_en as title_en, p.street, p.short_address, p.lat, p.lng,
      c.name_ar as city_ar, c.name_en as city_en, d.name_ar as district_ar, d.name_en as district_en,
      p.directions_ar, p.directions_en, u.house_rules_ar, u.house_rules_en, arrival_code.code
    from reservation r
    cross join lateral (select case when r.guest_account_id = ${accountId} then 'guest' else 'host' end as side) mine
    join account other on other.id = case when mine.side = 'guest' then r.host_account_id else r.guest_account_id end
    join person on person.id = other.person_id
    left join account_profile profile on profile.account_id = other.id
    join unit u on u.id = r.unit_id
    join property p on p.id = u.property_id
    join city c on c.id = p.city_id
    join district d on d.id = p.district_id
    left join arrival_code on arrival_code.unit_id = u.id
    where r.number = ${Number(number)}
      and (r.guest_account_id = ${accountId} or r.host_account_id = ${accountId})`.execute(reader);
  return rows[0];
}

/** What opens the door of the account's own unit; undefined for a unit of others. */
export function findCodeOf(
  reader: Reader,
  unitId: string,
  accountId: string,
): Promise<{ code: string | null } | undefined> {
  return reader
    .selectFrom('unit')
    .leftJoin('arrival_code', 'arrival_code.unit_id', 'unit.id')
    .select('arrival_code.code')
    .where('unit.id', '=', unitId)
    .where('unit.account_id', '=', accountId)
    .where('unit.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a unit is the account's; locked until the transaction ends. */
export async function lockUnitOf(tx: Tx, unitId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('unit')
    .select('id')
    .where('id', '=', unitId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function putCode(
  tx: Tx,
  code: { unit_id: string; code: string; updated_by: string; updated_at: Date },
): Promise<void> {
  const { unit_id: _, ...set } = code;
  await tx
    .insertInto('arrival_code')
    .values(code)
    .onConflict((conflict) => conflict.constraint('arrival_code_pkey').doUpdateSet(set))
    .execute();
}

export async function removeCode(tx: Tx, unitId: string): Promise<void> {
  await tx.deleteFrom('arrival_code').where('unit_id', '=', unitId).execute();
}
