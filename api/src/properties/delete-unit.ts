import { mayLead } from '../accounts/standing.ts';
import { forgetPhotosJob } from '../photos/photo.jobs.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { lockOwnProperty } from './lock-property.ts';
import { deleteUnits } from './property-writes.queries.ts';
import { refuseOthers } from './refuse-others.ts';
import { type Asker, readUnit } from './show-properties.ts';

/**
 * Deletes a unit of the acting account. Refuses `not_found`, `role_forbids` to all but owners and managers, `unit_has_ad` while its ad
 * is on the site or on its way there, `unit_has_bookings` while any lie ahead.
 */
export async function deleteUnit(db: Database, id: string, { actor, now }: Asker): Promise<void> {
  return transact(db, async (tx) => {
    const { row } = await readUnit(tx, actor, id);
    await lockOwnProperty(tx, actor, row.property_id);
    await refuseOthers(tx, actor, mayLead);
    await deleteUnits(tx, [id], { personId: actor.personId, now });
    await enqueue(tx, forgetPhotosJob, {}, { key: forgetPhotosJob.name });
  });
}
