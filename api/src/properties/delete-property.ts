import { mayLead } from '../accounts/standing.ts';
import { forgetPhotosJob } from '../photos/photo.jobs.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { lockOwnProperty } from './lock-property.ts';
import { deleteUnits, markPropertyDeleted } from './property-writes.queries.ts';
import { refuseOthers } from './refuse-others.ts';
import type { Asker } from './show-properties.ts';
import { findUnitIds } from './unit.queries.ts';

/**
 * Deletes a property of the acting account with its units. Refuses `not_found`, `role_forbids` to all but owners and managers,
 * `property_has_ads` while an ad of a unit of it is on the site or on its way there, `property_has_bookings` while any lie ahead.
 */
export async function deleteProperty(db: Database, id: string, { actor, now }: Asker): Promise<void> {
  return transact(db, async (tx) => {
    await lockOwnProperty(tx, actor, id);
    await refuseOthers(tx, actor, mayLead);
    try {
      await deleteUnits(tx, await findUnitIds(tx, id), { personId: actor.personId, now });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unit_has_ad') throw new Refusal('property_has_ads');
      if (error instanceof Refusal && error.code === 'unit_has_bookings')
        throw new Refusal('property_has_bookings');
      throw error;
    }
    await markPropertyDeleted(tx, id, now);
    await enqueue(tx, forgetPhotosJob, {}, { key: forgetPhotosJob.name });
  });
}
