import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { PhotoFiles } from './photo-files.ts';

/** Whether an open wizard of the photo's account names it. */
const isInWizard = sql`exists (select from wizard where wizard.account_id = photo.account_id
  and position(photo.id::text in lower(wizard.content::text)) > 0)`;

/** Whether an edit that waits for an operator names it. */
const isInRevision = sql`exists (select from revision where revision.account_id = photo.account_id
  and revision.state in ('waiting', 'changes_asked') and position(photo.id::text in revision.after::text) > 0)`;

/** Until when what nothing uses any more is kept. */
export interface Forgetting {
  /** Photos that nothing used, uploaded before it. */
  unusedBefore: Date;
  /** Photos of what is deleted whose last stay ended before it. */
  stayedBefore: Date;
}

/**
 * Photos that may be forgotten: those that nothing uses, neither a unit, a property, an open wizard nor an edit that
 * waits, and that were uploaded long ago or by an account closed since; and those of units and properties deleted since, or of closed accounts, unless
 * a reservation that is not long over shows the unit.
 */
const mayBeForgotten = ({ unusedBefore, stayedBefore }: Forgetting) => sql`
  case
    when photo.unit_id is not null then
      exists (select from unit join account on account.id = unit.account_id
        where unit.id = photo.unit_id and (unit.deleted_at is not null or account.closed_at is not null))
      and not exists (select from reservation where reservation.unit_id = photo.unit_id and ends_at >= ${stayedBefore})
    when photo.property_id is not null then
      exists (select from property join account on account.id = property.account_id
        where property.id = photo.property_id and (property.deleted_at is not null or account.closed_at is not null))
    else
      exists (select from account where account.id = photo.account_id and account.closed_at is not null)
      or photo.created_at < ${unusedBefore} and not ${isInWizard} and not ${isInRevision}
  end`;

/** Which photos may be looked at: unused ones, and those of what is not there any more. */
const suspects = sql`
  select id, created_at from photo where unit_id is null and property_id is null
  union all
  select photo.id, photo.created_at from photo join unit on unit.id = photo.unit_id where unit.deleted_at is not null
  union all
  select photo.id, photo.created_at from photo join property on property.id = photo.property_id
    where property.deleted_at is not null
  union all
  select photo.id, photo.created_at from photo join account on account.id = photo.account_id
    where account.closed_at is not null and (photo.unit_id is not null or photo.property_id is not null)`;

/** Photos that may be forgotten, the oldest first, a thousand at most. */
export async function findForgotten(reader: Reader, until: Forgetting): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct photo.id, photo.created_at from (${suspects}) suspect join photo on photo.id = suspect.id
    where ${mayBeForgotten(until)} order by photo.created_at limit 1000`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Deletes a photo unless it was put to use meanwhile; answers what it was stored under. */
export async function deleteForgotten(
  tx: Tx,
  id: string,
  until: Forgetting,
): Promise<PhotoFiles | undefined> {
  const { rows } = await sql<PhotoFiles>`
    delete from photo where id = ${id} and ${mayBeForgotten(until)} returning file_key, original_key`.execute(
    tx,
  );
  return rows[0];
}

/** Deletes those of some photos of an account that nothing uses, no open wizard either; answers what they were stored under. */
export async function deleteUnused(tx: Tx, accountId: string, ids: readonly string[]): Promise<PhotoFiles[]> {
  const { rows } = await sql<PhotoFiles>`
    delete from photo where account_id = ${accountId} and id = any(${[...ids]}::uuid[])
      and unit_id is null and property_id is null and not ${isInWizard}
      and not ${isInRevision}
    returning file_key, original_key`.execute(tx);
  return rows;
}
