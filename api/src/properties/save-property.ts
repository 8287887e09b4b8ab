import { pricesErrors } from '@diyar/contract/letting-checks';
import type { BrokenField, SupplyContext } from '@diyar/contract/supply-checks';
import { reopenAds } from '../ad-states/edit-ads.ts';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { takeImage } from '../photos/take-image.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseBroken, supplyContext } from './check-supply.ts';
import { keepComplete } from './keep-complete.ts';
import { refuseLocked, saysSame } from './licensed.ts';
import { lockOwnProperty } from './lock-property.ts';
import { checkProperty, makeProperty, type NewProperty, propertyValues } from './make-property.ts';
import { locationColumns, propertyColumns, propertyContentOf } from './property-row.ts';
import { updateProperty } from './property-writes.queries.ts';
import { refuseOthers } from './refuse-others.ts';
import { type Asker, readProperty, readUnit, showProperty } from './show-properties.ts';
import { findAdIds, findUnitIds } from './unit.queries.ts';
import { pricesContentOf } from './unit-row.ts';

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
 * change, `ad_on_show` while an ad of a unit of it is on show or in review, `ad_incomplete` where a published ad would lack what
 * it has, and every missing field.
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
  if (saved.property.category !== was.property.category)
    refuseBroken(await minimumErrors(tx, id, saved.property.category, { actor, context }));
  if (!showsSame(was, saved)) await reopenAds(tx, { propertyId: id }, actor.personId, now);
  const { lat, lng } = was.location;
  const isMoved = lat !== saved.location.lat || lng !== saved.location.lng;
  await updateProperty(tx, id, await propertyValues(tx, saved), {
    isMoved,
    personId: actor.personId,
    now,
  });
  await takeImage(tx, { accountId: actor.accountId, propertyId: id }, saved.property.image ?? null);
  await refreshSearchText(tx, await findAdIds(tx, id));
}

/** Prices of the property's units that are below the operator's minimum for another category. */
async function minimumErrors(
  tx: Tx,
  propertyId: string,
  category: string | null | undefined,
  { actor, context }: { actor: Asker['actor']; context: SupplyContext },
): Promise<BrokenField[]> {
  for (const unitId of await findUnitIds(tx, propertyId)) {
    const { row } = await readUnit(tx, actor, unitId);
    const broken = pricesErrors(pricesContentOf(row.prices, row.purpose), category, context.minimums);
    const low = broken.find(({ rule }) => rule === 'min_price');
    if (low !== undefined) return [{ ...low, topic: 'property', field: 'property.category' }];
  }
  return [];
}

/** Whether two states of a property show the same to those who see an ad of it. */
function showsSame(before: NewProperty, after: NewProperty): boolean {
  const shown = ({ property, location }: NewProperty) => {
    const columns = propertyColumns(property, true);
    const { category, usage, relation, area, image, borders } = property;
    const { city, district, lat, lng } = location;
    return {
      ...columns,
      // A category without furnishing keeps that it does not apply.
      furnished: columns.furnished === 'not_applicable' ? 'none' : columns.furnished,
      ...locationColumns(location),
      ...{ category, usage, relation, area, image, borders, city, district, lat, lng },
    };
  };
  return saysSame(shown(before), shown(after));
}
