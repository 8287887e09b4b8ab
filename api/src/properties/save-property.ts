import { standingOf } from '../accounts/show-standing.ts';
import { mayLead, mayWork, type Standing } from '../accounts/standing.ts';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { forgetPhotosJob } from '../photos/photo.jobs.ts';
import { takeImage } from '../photos/take-image.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { refuseBroken, supplyContext } from './check-supply.ts';
import { refuseLocked } from './licensed.ts';
import { lockOwnProperty } from './lock-property.ts';
import { checkProperty, makeProperty, type NewProperty, propertyValues } from './make-property.ts';
import { propertyContentOf } from './property-row.ts';
import { deleteUnits, markPropertyDeleted, updateProperty } from './property-writes.queries.ts';
import { type Asker, readProperty, showProperty } from './show-properties.ts';
import { findAdIds, findUnitIds } from './unit.queries.ts';

/** Refuses `forbidden` to who may not: viewers never work, and only owners and managers lead. */
export async function refuseOthers(
  reader: Reader,
  actor: Asker['actor'],
  may: (standing: Standing) => boolean = mayWork,
): Promise<void> {
  if (!may((await standingOf(reader, actor)) ?? 'viewer')) throw new Refusal('forbidden');
}

/** Makes a property without units, of the acting account. Refuses `forbidden` to viewers, and every missing field. */
export async function createProperty(db: Database, made: NewProperty, asker: Asker) {
  return transact(db, async (tx) => {
    await refuseOthers(tx, asker.actor);
    return showProperty(tx, await makeProperty(tx, asker.actor, made, asker.now), asker);
  });
}

/**
 * Saves a property of the acting account. Refuses `not_found`, `forbidden` to viewers, `edited_elsewhere`, with what stands now,
 * when it was saved after the version that was read, `licensed_read_only` where a licensed ad of a unit of it states what would
 * change, and every missing field.
 */
export async function saveProperty(
  db: Database,
  { id, version, ...saved }: NewProperty & { id: string; version: number },
  asker: Asker,
) {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    const locked = await lockOwnProperty(tx, actor, id);
    await refuseOthers(tx, actor);
    if (locked.version !== version)
      throw new Refusal('edited_elsewhere', { data: { current: await showProperty(tx, id, asker) } });
    await writeOver(tx, id, saved, asker, now);
    return showProperty(tx, id, asker);
  });
}

async function writeOver(tx: Tx, id: string, saved: NewProperty, { actor }: Asker, now: Date) {
  const before = await readProperty(tx, actor, id);
  const context = await supplyContext(tx, null, now);
  refuseBroken(await checkProperty(tx, saved, context));
  const was = { property: propertyContentOf(before.row.facts), location: before.row.location };
  refuseLocked(before.locked, was, { ...saved });
  const { lat, lng } = was.location;
  const isMoved = lat !== saved.location.lat || lng !== saved.location.lng;
  await updateProperty(tx, id, await propertyValues(tx, saved), { isMoved, now });
  await takeImage(tx, { accountId: actor.accountId, propertyId: id }, saved.property.image ?? null);
  await refreshSearchText(tx, await findAdIds(tx, id));
}

/**
 * Deletes a property of the acting account with its units. Refuses `not_found`, `forbidden` to all but owners and managers,
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
