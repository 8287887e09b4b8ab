import type { LocationContent, PropertyContent, UnitContent } from '@diyar/contract/words/supply';
import { LOCATION_RULES, PROPERTY_RULES, reviewedOf, UNIT_RULES } from '../revisions/review-fields.ts';
import type { Changes } from '../revisions/revision.ts';
import { saysSame } from './licensed.ts';
import { locationColumns, propertyColumns, propertyContentOf } from './property-row.ts';
import { unitColumns } from './unit-row.ts';

/** An edit in two: what is written at once, and what an operator looks at first; null where nothing of it is. */
export interface SplitEdit<T> {
  atOnce: T;
  first: Changes<Partial<T>> | null;
}

function split<T extends object>(
  fields: readonly (keyof T)[],
  { was, sent, saved }: { was: T; sent: T; saved: T },
): SplitEdit<T> {
  const changed = fields.filter((field) => !saysSame(was[field], saved[field]));
  const pick = (from: T) =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null])) as Partial<T>;
  const kept = Object.fromEntries(fields.map((field) => [field, was[field]])) as Partial<T>;
  return {
    atOnce: { ...sent, ...kept },
    first: changed.length === 0 ? null : { before: pick(was), after: pick(saved) },
  };
}

/** Parts what is sent of a unit from what stands. */
export function splitUnit(was: UnitContent, sent: UnitContent): SplitEdit<UnitContent> {
  const saved = { ...sent, ...unitColumns(sent, null), features: [...new Set(sent.features ?? [])] };
  return split(reviewedOf(UNIT_RULES), { was, sent, saved });
}

/** Parts what is sent of a property from what stands; a category without furnishing keeps that it does not apply. */
export function splitProperty(was: PropertyContent, sent: PropertyContent): SplitEdit<PropertyContent> {
  const { category, usage, relation, area, borders } = sent;
  const columns = propertyColumns(sent, was.furnished !== 'not_applicable');
  const { disclosures } = propertyContentOf({
    ...columns,
    category: category ?? '',
    usage: usage ?? 'residential',
    advertiser_relation: relation ?? 'owner',
    area: area ?? 0,
    borders,
    image: null,
  });
  const saved = { ...sent, ...columns, borders: borders ?? null, disclosures };
  return split(reviewedOf(PROPERTY_RULES), { was, sent, saved: pickContent(saved) });
}

/** Without the columns that content says in other words. */
function pickContent(saved: PropertyContent & Record<string, unknown>): PropertyContent {
  const names = Object.keys(PROPERTY_RULES);
  return Object.fromEntries(Object.entries(saved).filter(([name]) => names.includes(name)));
}

/** Parts what is sent of a place from what stands; its two coordinates go together. */
export function splitLocation(was: LocationContent, sent: LocationContent): SplitEdit<LocationContent> {
  const saved = { ...sent, ...locationColumns(sent) };
  const both = split(reviewedOf(LOCATION_RULES), { was, sent, saved });
  const { first } = both;
  if (first === null || (first.after.lat === undefined && first.after.lng === undefined)) return both;
  const point = ({ lat, lng }: LocationContent) => ({ lat, lng });
  return {
    ...both,
    first: { before: { ...first.before, ...point(was) }, after: { ...first.after, ...point(saved) } },
  };
}
