import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface LinkRow {
  key: string;
  created_at: Date;
}

export async function findOpenLink(reader: Reader, unitId: string): Promise<LinkRow | undefined> {
  return reader
    .selectFrom('calendar_link')
    .select(['key', 'created_at'])
    .where('unit_id', '=', unitId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

interface NewLink extends LinkRow {
  unit_id: string;
  person_id: string;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.insertInto('calendar_link').values(link).execute();
}

/** Takes the open link of a unit back. Answers whether there was one; whoever does the same at once waits. */
export async function revokeLink(tx: Tx, unitId: string, now: Date): Promise<boolean> {
  await sql`select from unit where id = ${unitId} for no key update`.execute(tx);
  const { numUpdatedRows } = await tx
    .updateTable('calendar_link')
    .set({ revoked_at: now })
    .where('unit_id', '=', unitId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The unit whose calendar an open link leads to. */
export async function findLinkedUnit(
  reader: Reader,
  key: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select unit.id, coalesce(unit.name_ar, unit.name_en, property.name) as name
    from calendar_link join unit on unit.id = calendar_link.unit_id and unit.deleted_at is null
    join property on property.id = unit.property_id
    join account on account.id = unit.account_id and account.closed_at is null
    where key = ${key} and revoked_at is null`.execute(reader);
  return rows[0];
}

export interface TakenTime {
  id: string;
  /** Hours of a day, or else whole days. */
  by_hour: boolean;
  starts_at: Date;
  ends_at: Date;
}

/**
 * What takes a unit from an instant on, but what feeds brought: a site is not told what it or another one told, since days that two
 * sites learn from each other would never be free again. Holds that lapsed are left out.
 */
export async function findTakenTimes(
  reader: Reader,
  unitId: string,
  from: Date,
  now: Date,
): Promise<TakenTime[]> {
  const { rows } = await sql<TakenTime>`
    select distinct on (lower(o.stay), coalesce(o.reservation_id, o.closure_id)) o.id, lower(o.stay) as starts_at,
      upper(o.stay) as ends_at, o.kind = 'hourly' or closure.starts_at is not null as by_hour
    from unit_space join occupancy o on o.space_id = unit_space.space_id and upper(o.during) > ${from} and o.feed_id is null
    left join reservation r on r.id = o.reservation_id
    left join closure on closure.id = o.closure_id
    where unit_space.unit_id = ${unitId} and (r.id is null or r.state <> 'pending' or r.hold_until > ${now})
    order by lower(o.stay), coalesce(o.reservation_id, o.closure_id), o.id`.execute(reader);
  return rows;
}
