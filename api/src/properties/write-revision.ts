import type { LocationContent, PropertyContent, UnitContent } from '@diyar/contract/words/supply';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { writePhotos } from '../photos/write-photos.ts';
import type { Tx } from '../platform/db/database.ts';
import type { RevisedThing, RevisionContent } from '../revisions/revision.ts';
import { retitleAds } from './ad-writes.queries.ts';
import { propertyValues } from './make-property.ts';
import { findOwnProperties } from './property.queries.ts';
import { propertyContentOf } from './property-row.ts';
import { raiseUnitVersion, replaceFeatures, updateProperty, updateUnit } from './property-writes.queries.ts';
import { findAdIds, findOwnUnit } from './unit.queries.ts';
import { unitColumns, unitContentOf } from './unit-row.ts';

/**
 * Writes an approved edit into the unit or property it is of, with all that follows from it: the photos, the titles of its ads,
 * their search texts; who edited it stands there since. What is of it must be there, locked by the caller. Throws `state_changed` when one of its photos is
 * used elsewhere by now, or gone.
 */
export async function writeRevision(
  tx: Tx,
  of: RevisedThing,
  { unit, photos, property, location }: RevisionContent,
  now: Date,
): Promise<void> {
  const { accountId, propertyId, unitId } = of;
  if (unitId === null) return await writeProperty(tx, of, { property, location }, now);
  if (unit !== undefined) await writeUnit(tx, { accountId, unitId }, unit, now);
  if (photos !== undefined) await writePhotos(tx, { accountId, unitId }, photos);
  await raiseUnitVersion(tx, unitId, null, now);
  await refreshSearchText(tx, await findAdIds(tx, propertyId));
}

async function writeUnit(
  tx: Tx,
  { accountId, unitId }: { accountId: string; unitId: string },
  changes: Partial<UnitContent>,
  now: Date,
): Promise<void> {
  const row = await findOwnUnit(tx, accountId, unitId);
  if (row === undefined) throw new Error('the unit of an edit is locked, and there');
  const after = { ...unitContentOf(row.facts), ...changes };
  const values = unitColumns(after, null);
  await updateUnit(tx, unitId, values, now);
  await replaceFeatures(tx, unitId, [...new Set(after.features ?? [])]);
  await retitleAds(tx, unitId, { before: row.facts, after: values, purpose: null }, now);
}

async function writeProperty(
  tx: Tx,
  { accountId, propertyId }: RevisedThing,
  changes: { property: Partial<PropertyContent> | undefined; location: Partial<LocationContent> | undefined },
  now: Date,
): Promise<void> {
  const [row] = await findOwnProperties(tx, { accountId, id: propertyId }, { limit: 1, offset: 0 });
  if (row === undefined) throw new Error('the property of an edit is locked, and there');
  const property = { ...propertyContentOf(row.facts), ...changes.property };
  const location = { ...row.location, ...changes.location };
  const isMoved = row.location.lat !== location.lat || row.location.lng !== location.lng;
  await updateProperty(tx, propertyId, await propertyValues(tx, { property, location }), {
    isMoved,
    personId: null,
    now,
  });
  await refreshSearchText(tx, await findAdIds(tx, propertyId));
}
