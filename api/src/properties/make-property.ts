import {
  type BrokenField,
  locationErrors,
  propertyErrors,
  type SupplyContext,
} from '@diyar/contract/supply/supply-checks';
import type { LocationContent, PropertyContent } from '@diyar/contract/words/supply';
import { takeImage } from '../photos/take-image.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { eachOnce, hiddenCategoryErrors, placeErrors, refuseBroken, supplyContext } from './check-supply.ts';
import { locationColumns, propertyColumns } from './property-row.ts';
import { insertProperty, type PropertyValues } from './property-writes.queries.ts';
import { findCategories, findPlace } from './supply.queries.ts';

export interface NewProperty {
  property: PropertyContent;
  location: LocationContent;
}

/** Everything that keeps a property from being kept: by the brief's rules, and by what there is of places. */
export async function checkProperty(
  reader: Reader,
  { property, location }: NewProperty,
  context: SupplyContext,
): Promise<BrokenField[]> {
  return eachOnce([
    ...propertyErrors(property, context),
    ...locationErrors(location),
    ...(await placeErrors(reader, location)),
  ]);
}

/** What is kept of a property that passed its checks. */
export async function propertyValues(
  reader: Reader,
  { property, location }: NewProperty,
): Promise<PropertyValues> {
  const categories = await findCategories(reader);
  const category = categories.find(({ slug }) => slug === property.category);
  const { cityId, districtId } = await findPlace(reader, {
    city: location.city,
    district: location.district,
  });
  const { usage, relation, area } = property;
  const { lat, lng } = location;
  if (
    !category ||
    cityId === null ||
    districtId === null ||
    !usage ||
    !relation ||
    !area ||
    lat == null ||
    lng == null
  )
    throw new Error('a property is written that was not checked');
  return {
    ...propertyColumns(property, category.has_furnished),
    ...locationColumns(location),
    category_id: category.id,
    city_id: cityId,
    district_id: districtId,
    usage,
    advertiser_relation: relation,
    area,
    lat,
    lng,
  };
}

/** Makes a checked property of the acting account, with its own image where one was chosen, and answers its id. */
export async function writeProperty(tx: Tx, actor: Actor, made: NewProperty, now: Date): Promise<string> {
  refuseBroken(await hiddenCategoryErrors(tx, made.property.category));
  const propertyId = await insertProperty(tx, actor.accountId, await propertyValues(tx, made), now);
  await takeImage(tx, { accountId: actor.accountId, propertyId }, made.property.image ?? null);
  return propertyId;
}

/** Makes a property without units. Refuses `validation_failed` with every missing field. */
export async function makeProperty(tx: Tx, actor: Actor, made: NewProperty, now: Date): Promise<string> {
  refuseBroken(await checkProperty(tx, made, await supplyContext(tx, null, now)));
  return writeProperty(tx, actor, made, now);
}
