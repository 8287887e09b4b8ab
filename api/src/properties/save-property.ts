import { lockShownAds, reopenAds } from '../ad-states/edit-ads.ts';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { takeImage } from '../photos/take-image.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { absorbRevision, keepRevision } from '../revisions/keep-revision.ts';
import { categoryErrors } from './category-errors.ts';
import { hiddenCategoryErrors, refuseBroken, supplyContext } from './check-supply.ts';
import { keepComplete } from './keep-complete.ts';
import { refuseLocked } from './licensed.ts';
import { lockOwnProperty } from './lock-property.ts';
import { checkProperty, makeProperty, type NewProperty, propertyValues } from './make-property.ts';
import { propertyContentOf } from './property-row.ts';
import { updateProperty } from './property-writes.queries.ts';
import { refuseOthers } from './refuse-others.ts';
import { type Asker, readProperty, showProperty } from './show-properties.ts';
import { splitLocation, splitProperty } from './split-edit.ts';
import { findAdIds } from './unit.queries.ts';

/** Makes a property without units, of the acting account. Refuses `role_forbids` to viewers, and every missing field. */
export async function createProperty(db: Database, made: NewProperty, asker: Asker) {
  return transact(db, async (tx) => {
    await refuseOthers(tx, asker.actor);
    return showProperty(tx, await makeProperty(tx, asker.actor, made, asker.now), asker);
  });
}

/**
 * Saves a property of the acting account. Refuses `not_found`, `role_forbids` to viewers, `edited_elsewhere`, with what stands now,
 * when it was saved after the version that was read, `licensed_read_only` where a licensed ad of a unit of it states what would
 * change, `ad_on_show` while an ad of a unit of it is in review, `ad_incomplete` where a published ad would lack what it has, and
 * every missing field. While an ad of it is on show, what an operator approved waits as a revision
 * (`revisions/review-fields.ts`), and the rest is written.
 */
export async function saveProperty(
  db: Database,
  { id, version, ...saved }: NewProperty & { id: string; version: number },
  asker: Asker,
) {
  const { actor } = asker;
  return transact(db, async (tx) => {
    const locked = await lockOwnProperty(tx, actor, id);
    await refuseOthers(tx, actor);
    if (locked.version !== version)
      throw new Refusal('edited_elsewhere', { data: { current: await showProperty(tx, id, asker) } });
    await keepComplete(tx, { propertyId: id }, asker, () => writeOver(tx, id, saved, asker));
    return showProperty(tx, id, asker);
  });
}

async function writeOver(tx: Tx, id: string, saved: NewProperty, { actor, now }: Asker) {
  const before = await readProperty(tx, actor, id);
  const context = await supplyContext(tx, null, now);
  refuseBroken(await checkProperty(tx, saved, context));
  const was = { property: propertyContentOf(before.row.facts), location: before.row.location };
  refuseLocked(before.locked, was, { ...saved });
  if (saved.property.category !== was.property.category) {
    refuseBroken(await hiddenCategoryErrors(tx, saved.property.category));
    refuseBroken(await categoryErrors(tx, id, saved.property.category, { actor, context, now }));
  }
  const written = await makeWay(tx, id, was, saved, { actor, now });
  const { lat, lng } = was.location;
  const isMoved = lat !== written.location.lat || lng !== written.location.lng;
  await updateProperty(tx, id, await propertyValues(tx, written), {
    isMoved,
    personId: actor.personId,
    now,
  });
  await takeImage(tx, { accountId: actor.accountId, propertyId: id }, saved.property.image ?? null);
  await refreshSearchText(tx, await findAdIds(tx, id));
}

/**
 * Makes way for a change of a property, and answers what of it is written now: while an ad of it is on show, what an
 * operator approved waits as a revision; else all of it, and hidden ads are reviewed again.
 */
async function makeWay(
  tx: Tx,
  propertyId: string,
  was: NewProperty,
  sent: NewProperty,
  { actor, now }: Pick<Asker, 'actor' | 'now'>,
): Promise<NewProperty> {
  const { accountId, personId } = actor;
  const of = { accountId, propertyId, unitId: null };
  const [property, location] = [
    splitProperty(was.property, sent.property),
    splitLocation(was.location, sent.location),
  ];
  if ((await lockShownAds(tx, { propertyId })).length > 0) {
    const parts = { property: property.first, location: location.first };
    await keepRevision(tx, of, parts, { personId, now });
    return { property: property.atOnce, location: location.atOnce };
  }
  if (property.first !== null || location.first !== null) await reopenAds(tx, { propertyId }, personId, now);
  await absorbRevision(tx, of, ['property', 'location'], { personId, now });
  return sent;
}
