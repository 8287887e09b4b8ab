import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Locks all spaces of a property in id order and answers them: nobody books any of its units until this transaction ends. */
export async function lockSpacesOfProperty(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from space where property_id = ${propertyId} order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Makes parts of a property, in the order of their names, and answers their ids. */
export async function insertSpaces(tx: Tx, propertyId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .insertInto('space')
    .values(names.map((name) => ({ property_id: propertyId, name })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes parts be of every unit that is the whole property, and takes them for what those units are taken for. */
export async function extendWholeUnits(
  tx: Tx,
  propertyId: string,
  spaceIds: readonly string[],
): Promise<void> {
  await sql`
    insert into unit_space (unit_id, space_id)
    select unit.id, part.id from unit cross join unnest(${spaceIds}::uuid[]) as part (id)
    where unit.property_id = ${propertyId} and unit.whole`.execute(tx);
  await sql`
    insert into occupancy (space_id, during, stay, kind, reservation_id, closure_id, feed_id)
    select part.id, taken.during, taken.stay, taken.kind, taken.reservation_id, taken.closure_id, taken.feed_id
    from unnest(${spaceIds}::uuid[]) as part (id)
    cross join (select distinct occupancy.during, occupancy.stay, occupancy.kind, occupancy.reservation_id, occupancy.closure_id,
        occupancy.feed_id
      from unit
      join unit_space on unit_space.unit_id = unit.id
      join occupancy on occupancy.space_id = unit_space.space_id
      left join reservation on reservation.id = occupancy.reservation_id
      left join closure on closure.id = occupancy.closure_id
      left join calendar_feed on calendar_feed.id = occupancy.feed_id
      where unit.property_id = ${propertyId} and unit.whole
        and unit.id in (reservation.unit_id, closure.unit_id, calendar_feed.unit_id)) taken`.execute(tx);
}

export async function findSpacesOf(tx: Tx, unitId: string): Promise<{ whole: boolean; ids: string[] }> {
  const { rows } = await sql<{ whole: boolean; ids: string[] }>`
    select unit.whole, array(select space_id from unit_space where unit_id = unit.id order by space_id) as ids
    from unit where id = ${unitId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a unit whose spaces are asked for is there');
  return row;
}

/** Whether a reservation, a closure or a feed of the unit holds any space of it, now or later. */
export async function isTakenFrom(tx: Tx, unitId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from unit_space
      join occupancy on occupancy.space_id = unit_space.space_id and upper(occupancy.during) > ${now}
      left join reservation on reservation.id = occupancy.reservation_id
      left join closure on closure.id = occupancy.closure_id
      left join calendar_feed on calendar_feed.id = occupancy.feed_id
      where unit_space.unit_id = ${unitId}
        and ${unitId}::uuid in (reservation.unit_id, closure.unit_id, calendar_feed.unit_id)) as taken`.execute(
    tx,
  );
  return rows[0]?.taken === true;
}

export async function replaceUnitSpaces(
  tx: Tx,
  unitId: string,
  { whole, ids }: { whole: boolean; ids: readonly string[] },
): Promise<void> {
  await tx.updateTable('unit').set({ whole }).where('id', '=', unitId).execute();
  await tx.deleteFrom('unit_space').where('unit_id', '=', unitId).execute();
  await tx
    .insertInto('unit_space')
    .values(ids.map((space_id) => ({ unit_id: unitId, space_id })))
    .execute();
}
