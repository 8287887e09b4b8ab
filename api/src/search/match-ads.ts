import { priceKindOf } from '@diyar/contract/period';
import { FACINGS } from '@diyar/contract/search';
import { type Bits, bitsFor, keepCommon, keepWithin } from './bits.ts';
import { FURNISHED, type Meant, PURPOSES } from './columns.ts';
import type { Dimension } from './dimension.ts';
import { readPolygon } from './polygon.ts';
import { shapeOf } from './polygon-shape.ts';
import { dayNumber } from './prices-on.ts';
import type { AdSearch } from './search.ts';
import type { Snapshot } from './snapshot.ts';
import { boxGround, keepOnGround } from './squares.ts';

type Filters = AdSearch['filters'];

/** Which price a search is about. */
export function meantBy({ period }: Filters): Meant {
  return period === undefined ? 'headline' : priceKindOf(period);
}

/** The ads a search finds, as a set of slots of the snapshot as it is. */
export function matchAds(snapshot: Snapshot, search: AdSearch): Bits {
  const bits = snapshot.live.bits.slice();
  const scratch = bitsFor(snapshot.room);
  for (const word of search.words) {
    scratch.fill(0);
    snapshot.words.addTo(word, scratch);
    keepCommon(bits, scratch);
  }
  keepValues(snapshot, search.filters, bits, scratch);
  keepClaims(snapshot, search.filters, bits, scratch);
  keepTerms(snapshot, search, bits);
  keepGround(snapshot, search.filters, bits, scratch);
  keepArea(snapshot, search.filters, bits);
  keepFree(snapshot, search, bits);
  return bits;
}

const idsOf = (slugs: readonly string[], ids: ReadonlyMap<string, number>) =>
  slugs.flatMap((slug) => ids.get(slug) ?? []);

function chosenValues(
  { columns, places }: Snapshot,
  filters: Filters,
): [Dimension, readonly number[] | undefined][] {
  const { purpose, category, city, rooms, baths, furnished, facing, age_max } = filters;
  const placed = (slugs: string[] | undefined, ids: Map<string, number>) =>
    slugs === undefined || slugs.length === 0 ? undefined : idsOf(slugs, ids);
  const ages = columns.age.sets();
  return [
    [columns.purpose, purpose && [PURPOSES.indexOf(purpose)]],
    [columns.category, placed(category, places.category)],
    [columns.city, placed(city, places.city)],
    [columns.rooms, rooms],
    [columns.baths, baths],
    [columns.furnished, furnished && [FURNISHED.indexOf(furnished)]],
    [
      columns.facing,
      facing === undefined || facing.length === 0 ? undefined : facing.map((one) => FACINGS.indexOf(one)),
    ],
    [
      columns.age,
      age_max === undefined ? undefined : [...ages].flatMap(([age]) => (age <= age_max ? age : [])),
    ],
  ];
}

function keepValues(snapshot: Snapshot, filters: Filters, bits: Bits, scratch: Bits): void {
  for (const [dimension, values] of chosenValues(snapshot, filters)) {
    const [only, ...more] = values ?? [];
    if (values === undefined) continue;
    if (only !== undefined && more.length === 0) keepCommon(bits, dimension.setOf(only));
    else {
      scratch.fill(0);
      dimension.addTo(values, scratch);
      keepCommon(bits, scratch);
    }
  }
  const { district, features } = filters;
  if (district !== undefined && district.length > 0) {
    scratch.fill(0);
    for (const id of idsOf(district, snapshot.places.district)) snapshot.districts.addTo(id, scratch);
    keepCommon(bits, scratch);
  }
  for (const slug of features ?? []) {
    const flag = snapshot.columns.features.get(slug);
    if (flag === undefined) bits.fill(0);
    else keepCommon(bits, flag.bits);
  }
}

function keepClaims({ columns, accounts }: Snapshot, filters: Filters, bits: Bits, scratch: Bits): void {
  if (filters.verified) keepCommon(bits, columns.verified.bits);
  if (filters.licensed) keepCommon(bits, columns.licensed.bits);
  if (filters.instant) keepCommon(bits, columns.instant.bits);
  if (filters.advertiser !== undefined) {
    scratch.fill(0);
    accounts.addTo(Number(filters.advertiser), scratch);
    keepCommon(bits, scratch);
  }
}

/** Takes out what a search's period, price, offer or special leaves out; prices are asked in whole riyals and kept in halalas. */
export function keepTerms(snapshot: Snapshot, { filters, now }: AdSearch, bits: Bits): void {
  const meant = meantBy(filters);
  if (filters.special) keepCommon(bits, snapshot.specialAt(now.getTime()));
  if (meant !== 'headline') keepCommon(bits, snapshot.priced[meant].bits);
  if (filters.offer) keepCommon(bits, snapshot.offered[meant].bits);
  const halalas = (riyals: number | undefined) => (riyals === undefined ? undefined : riyals * 100);
  keepBetween(bits, snapshot.prices[meant].values, halalas(filters.price_min), halalas(filters.price_max));
}

/** The ads a search would find whatever its period, price, offer and special: those differ by `keepTerms` alone. */
export function matchWithoutTerms(snapshot: Snapshot, search: AdSearch): Bits {
  const { period: _1, price_min: _2, price_max: _3, offer: _4, special: _5, ...filters } = search.filters;
  return matchAds(snapshot, { ...search, filters });
}

function keepGround(snapshot: Snapshot, { bbox, polygon }: Filters, bits: Bits, scratch: Bits): void {
  if (bbox !== undefined) keepOnGround(snapshot, boxGround(bbox), bits, scratch);
  if (polygon !== undefined) keepOnGround(snapshot, shapeOf(readPolygon(polygon)), bits, scratch);
}

function keepArea(snapshot: Snapshot, { area_min, area_max }: Filters, bits: Bits): void {
  keepBetween(bits, snapshot.columns.area.values, area_min, area_max);
}

function keepBetween(bits: Bits, values: Float64Array, least = -Infinity, most = Infinity): void {
  if (least > -Infinity || most < Infinity) keepWithin(bits, values, least, most);
}

/** What can be let from the one date's arrival to the other's departure. */
function keepFree(snapshot: Snapshot, { filters: { from, to }, now }: AdSearch, bits: Bits): void {
  if (from === undefined || to === undefined) return;
  keepCommon(bits, snapshot.columns.purpose.setOf(PURPOSES.indexOf('rent')));
  snapshot.occupancies.keepFree(bits, { from: dayNumber(from), to: dayNumber(to) }, now.getTime());
}

/** The part of a set that is special at an instant. */
export function specialIn(snapshot: Snapshot, bits: Bits, now: Date): Bits {
  const special = bits.slice();
  keepCommon(special, snapshot.specialAt(now.getTime()));
  return special;
}
