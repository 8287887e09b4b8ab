import { FACINGS } from '@diyar/contract/finding/search';
import { priceKindOf } from '@diyar/contract/words/period';
import type { AdSearch } from './ad-search.ts';
import { FURNISHED, type Meant, PURPOSES } from './columns.ts';
import { setsOfFloor } from './floors.ts';
import { groundOfBox, keepOnGround } from './ground/extents.ts';
import { readPolygon } from './ground/polygon.ts';
import { shapeOf } from './ground/polygon-shape.ts';
import { keepBookable } from './keep-bookable.ts';
import { keepLike } from './likeness.ts';
import type { Dimension } from './sets/dimension.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';
import { stayTotals } from './stay-totals.ts';

type Filters = AdSearch['filters'];

/** The price that a search filters and sorts by: of its period, else the headline price. */
export function meantBy({ period }: Filters): Meant {
  return period === undefined ? 'headline' : priceKindOf(period);
}

/** The ads that match a search, as a set of slots; it is borrowed from the snapshot's pool and must be released. */
export function matchAds(snapshot: Snapshot, search: AdSearch): SlotSet {
  const set = snapshot.sets.borrowCopy(snapshot.live);
  const scratch = snapshot.sets.borrow();
  keepValues(snapshot, search.filters, set, scratch);
  for (const word of search.words) {
    scratch.clear();
    snapshot.words.addTo(word, scratch);
    set.intersectWith(scratch);
  }
  keepClaims(snapshot, search.filters, set, scratch);
  for (const one of termSets(snapshot, search)) set.intersectWith(one);
  keepGround(snapshot, search.filters, set);
  keepRanges(snapshot, search.filters, set);
  keepFree(snapshot, search, set);
  if (search.filters.like !== undefined) keepLike(snapshot, search.filters.like, set);
  // Last, since what a stay costs has to be worked out of ads with prices of their own for its nights.
  keepPrices(snapshot, search, set);
  return set;
}

const idsOf = (slugs: readonly string[], ids: ReadonlyMap<string, number>) =>
  slugs.flatMap((slug) => ids.get(slug) ?? []);

function chosenValues(
  { columns, places }: Snapshot,
  filters: Filters,
): [Dimension, readonly number[] | undefined][] {
  const { purpose, category, city, rooms, baths, furnished, facing } = filters;
  const placed = (slugs: string[] | undefined, ids: Map<string, number>) =>
    slugs === undefined || slugs.length === 0 ? undefined : idsOf(slugs, ids);
  return [
    // The most selective filters come first, so that later ones look at fewer blocks.
    [columns.city, placed(city, places.city)],
    [columns.category, placed(category, places.category)],
    [columns.purpose, purpose && [PURPOSES.indexOf(purpose)]],
    [columns.rooms, rooms],
    [columns.baths, baths],
    [columns.furnished, furnished && [FURNISHED.indexOf(furnished)]],
    [
      columns.facing,
      facing === undefined || facing.length === 0 ? undefined : facing.map((one) => FACINGS.indexOf(one)),
    ],
  ];
}

function keepValues(snapshot: Snapshot, filters: Filters, set: SlotSet, scratch: SlotSet): void {
  for (const [dimension, values] of chosenValues(snapshot, filters)) {
    if (values !== undefined) keepAny(dimension, values, set);
  }
  const { district, features } = filters;
  if (district !== undefined && district.length > 0) {
    scratch.clear();
    for (const id of idsOf(district, snapshot.places.district)) snapshot.districts.addTo(id, scratch);
    set.intersectWith(scratch);
  }
  for (const slug of features ?? []) {
    const having = snapshot.columns.features.get(slug);
    if (having === undefined) set.clear();
    else set.intersectWith(having);
  }
  const { tenants, floor } = filters;
  if (floor !== undefined && floor.length > 0)
    set.intersectWithAny(floor.flatMap((one) => setsOfFloor(snapshot.columns, one)));
  if (tenants !== undefined && tenants.length > 0)
    set.intersectWithAny(tenants.map((one) => snapshot.columns.tenants[one]));
}

/** Takes out what has none of the values. */
function keepAny(dimension: Dimension, values: readonly number[], set: SlotSet): void {
  const having = values.flatMap((value) => dimension.setOf(value) ?? []);
  const [only, ...more] = having;
  if (only !== undefined && more.length === 0) set.intersectWith(only);
  else set.intersectWithAny(having);
}

function keepClaims({ columns, accounts }: Snapshot, filters: Filters, set: SlotSet, scratch: SlotSet): void {
  if (filters.verified) set.intersectWith(columns.verified);
  if (filters.licensed) set.intersectWith(columns.licensed);
  if (filters.instant) set.intersectWith(columns.instant);
  if (filters.advertiser !== undefined) {
    scratch.clear();
    accounts.addTo(Number(filters.advertiser), scratch);
    set.intersectWith(scratch);
  }
}

/** The sets a search's period, offer and special ask for. An offer on a price is on one that an ad has. */
export function termSets(snapshot: Snapshot, { filters, now }: AdSearch): SlotSet[] {
  const meant = meantBy(filters);
  const special = filters.special ? [snapshot.promotedAt(now.getTime()).set] : [];
  if (filters.offer) return [...special, snapshot.offered[meant]];
  return meant === 'headline' ? special : [...special, snapshot.priced[meant]];
}

/** Takes out what a search's period, price, offer or special leaves out. */
export function keepTerms(snapshot: Snapshot, search: AdSearch, set: SlotSet): void {
  for (const one of termSets(snapshot, search)) set.intersectWith(one);
  keepPrices(snapshot, search, set);
}

/** Prices are asked in whole riyals and kept in halalas; on dates they are the average of the stay. */
function keepPrices(snapshot: Snapshot, search: AdSearch, set: SlotSet): void {
  const { filters } = search;
  const { price_min, price_max } = filters;
  if (price_min === undefined && price_max === undefined) return;
  const totals = stayTotals(snapshot, search);
  if (totals !== undefined) {
    totals.keepWithin(set, price_min, price_max);
    return;
  }
  const halalas = (riyals: number | undefined) => (riyals === undefined ? undefined : riyals * 100);
  snapshot.prices[meantBy(filters)].keepWithin(set, halalas(price_min), halalas(price_max));
}

/** The ads a search would find whatever its period, price, offer, special and dates: `keepTerms` and `keepFree` do the rest. */
export function matchWithoutTerms(snapshot: Snapshot, search: AdSearch): SlotSet {
  const { period: _1, price_min: _2, price_max: _3, offer: _4, special: _5, ...others } = search.filters;
  const { from: _6, to: _7, ...filters } = others;
  return matchAds(snapshot, { ...search, filters });
}

function keepGround(snapshot: Snapshot, { bbox, polygon }: Filters, set: SlotSet): void {
  if (bbox !== undefined) keepOnGround(snapshot, groundOfBox(bbox), set);
  if (polygon !== undefined) keepOnGround(snapshot, shapeOf(readPolygon(polygon)), set);
}

function keepRanges({ columns }: Snapshot, filters: Filters, set: SlotSet): void {
  const { area_min, area_max, age_max, guests } = filters;
  columns.area.keepWithin(set, area_min, area_max);
  columns.guestsMax.keepWithin(set, guests, undefined);
  columns.age.keepWithin(set, undefined, age_max);
}

/** Takes out what cannot be booked on the dates asked for, if any are. */
export function keepFree(
  snapshot: Snapshot,
  { filters: { from, to, period }, now }: AdSearch,
  set: SlotSet,
): void {
  if (from === undefined || to === undefined) return;
  keepAny(snapshot.columns.purpose, [PURPOSES.indexOf('rent')], set);
  keepBookable(snapshot, { from, to, period }, now, set);
}
