import type { WizardCategory } from '@diyar/contract/supply/host-wizard';
import type { BrokenField, SupplyContext } from '@diyar/contract/supply/supply-checks';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { LocationContent, UnitContent } from '@diyar/contract/words/supply';
import type { Lang } from '@diyar/messages/messages';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import { isInKingdom } from '../places/kingdom.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { rentFreezesOn } from '../rent-freezes/rent-freezes-on.ts';
import { findCategories, findFeatures, findPlace } from './supply.queries.ts';

/** Refuses `validation_failed` with every broken field; nothing when there is none. */
export function refuseBroken(broken: readonly Omit<BrokenField, 'topic'>[]): void {
  if (broken.length === 0) return;
  const fields = broken.map(({ field, rule, params }) => ({ field, rule, ...(params && { params }) }));
  throw new Refusal('validation_failed', { fields });
}

/** What the checks of supply need, as it stands now; `property` is the one that a unit is added to or is of. */
export async function supplyContext(
  reader: Reader,
  property: SupplyContext['property'],
  now: Date,
): Promise<SupplyContext> {
  const [categories, minimums, freezes] = await Promise.all([
    findCategories(reader),
    minimumPricesAt(reader, now),
    rentFreezesOn(reader, riyadhDate(now)),
  ]);
  return { categories, minimums, freezes, property };
}

/** Every category, with what it has and lacks. */
export async function listWizardCategories(reader: Reader, lang: Lang): Promise<WizardCategory[]> {
  const rows = await findCategories(reader);
  return rows.map(({ slug, usage, has_rooms, has_furnished, ...names }) => ({
    slug,
    name: names[`name_${lang}`],
    usage,
    has_rooms,
    has_furnished,
  }));
}

/**
 * What only the server knows of a place: whether the city and the district are there and belong together, and whether the
 * point lies within the Kingdom's borders. Fields that are missing are not looked at.
 */
export async function placeErrors(reader: Reader, location: LocationContent = {}): Promise<BrokenField[]> {
  const broken: BrokenField[] = [];
  const { city, district, lat, lng } = location;
  const found = await findPlace(reader, { city, district });
  const tell = (field: string, rule: BrokenField['rule']) => broken.push({ topic: 'location', field, rule });
  if (city && found.cityId === null) tell('location.city', 'city_unknown');
  if (district && city && found.cityId !== null && found.districtCityId !== found.cityId)
    tell('location.district', 'district_elsewhere');
  if (typeof lat === 'number' && typeof lng === 'number' && !(await isInKingdom({ lat, lng })))
    tell('location.lat', 'outside_kingdom');
  return broken;
}

/** A category that operators have hidden: no property becomes one of it. */
export async function hiddenCategoryErrors(
  reader: Reader,
  slug: string | null | undefined,
): Promise<BrokenField[]> {
  const category = (await findCategories(reader)).find((one) => one.slug === slug);
  if (category?.hidden !== true) return [];
  return [{ topic: 'property', field: 'property.category', rule: 'category_unknown' }];
}

/** The features of a unit that are not there (any more). */
export async function featureErrors(reader: Reader, unit: UnitContent = {}): Promise<BrokenField[]> {
  const asked = unit.features ?? [];
  const known = await findFeatures(reader, asked);
  if (asked.every((slug) => known.includes(slug))) return [];
  return [{ topic: 'unit', field: 'unit.features', rule: 'invalid' }];
}

/** Of two lists of broken fields each field once, as the first tells it. */
export function eachOnce(broken: readonly BrokenField[]): BrokenField[] {
  return broken.filter((one, index) => broken.findIndex(({ field }) => field === one.field) === index);
}
