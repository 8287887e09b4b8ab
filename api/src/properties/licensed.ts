import type {
  LocationContent,
  PricesContent,
  PropertyContent,
  UnitContent,
} from '@diyar/contract/words/supply';
import { Refusal } from '../platform/http/refusal.ts';

/*
 * What a licence states of a property and its unit, and so only another answer of the authority changes (brief 6, product.md 5).
 * What is not said yet may still be.
 */
const PROPERTY = [
  'category',
  'usage',
  'facing',
  'area',
  'height',
  'width',
  'plan_number',
  'plot_number',
  'borders',
  'deed_kind',
] as const satisfies (keyof PropertyContent)[];
const LOCATION = ['city', 'district', 'street', 'street_width'] as const satisfies (keyof LocationContent)[];
const UNIT = ['area', 'rooms', 'baths', 'halls', 'age', 'features'] as const satisfies (keyof UnitContent)[];

interface Group {
  name: string;
  keys: readonly string[];
  said: object;
}

const saidAt = (said: object, key: string): unknown => (said as Record<string, unknown>)[key];

/** Whether a value says something: lists and groups as far as there is something in them. */
function isSaid(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'object' || Object.values(value).some(isSaid);
}

const lockedIn = ({ name, keys, said }: Group): string[] =>
  keys.filter((key) => isSaid(saidAt(said, key))).map((key) => `${name}.${key}`);

export function lockedOfProperty(
  property: PropertyContent,
  location: LocationContent,
  { approximate }: { approximate: boolean },
): string[] {
  // A place that was only guessed may be told exactly.
  const place = approximate ? LOCATION : (['lat', 'lng', ...LOCATION] as const);
  return [
    ...lockedIn({ name: 'property', keys: PROPERTY, said: property }),
    ...lockedIn({ name: 'location', keys: place, said: location }),
  ];
}

/** Of its prices the licence states one: what it is sold for, or what a year of it costs. */
export function lockedOfUnit(unit: UnitContent, prices: PricesContent, purpose: 'rent' | 'sale'): string[] {
  const stated = purpose === 'sale' ? 'main' : 'yearly';
  return [
    ...lockedIn({ name: 'unit', keys: UNIT, said: unit }),
    'prices.purpose',
    ...(prices[stated] === undefined ? [] : [`prices.${stated}`]),
  ];
}

/** Two values are the same when they say the same: keys and lists in any order, nothing said as nothing there. */
function plain(value: unknown): unknown {
  if (!isSaid(value)) return null;
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plain(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, one]) => isSaid(one))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => [key, plain(one)]);
}

/** Whether two values say the same. */
export const saysSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/**
 * What a licence locks of the prices that are sent: the price it states, in halalas, may be brought to its own amount and to
 * no other. Answers the fields that stay locked.
 */
export function lockedWithPrice(
  locked: readonly string[],
  licence: { purpose: 'rent' | 'sale'; price: number | null } | null,
  { before, after }: { before: PricesContent; after: PricesContent | undefined },
): string[] {
  if (licence === null || licence.price === null || after === undefined) return [...locked];
  const stated = licence.purpose === 'sale' ? 'main' : 'yearly';
  const field = `prices.${stated}`;
  const others = locked.filter((one) => one !== field);
  const amount = after[stated]?.amount ?? null;
  if (amount === licence.price) return others;
  if (amount === null && before[stated] === undefined) return others;
  return [...others, field];
}

/** Refuses `licensed_read_only`, naming them, where locked fields would change. */
export function refuseLocked(
  locked: readonly string[],
  before: Record<string, object>,
  after: Record<string, object | undefined>,
): void {
  const fields = locked.filter((field) => {
    const [group = '', key = ''] = field.split('.');
    const [was, is] = [before[group], after[group]];
    if (was === undefined || is === undefined) return false;
    return !saysSame(saidAt(was, key), saidAt(is, key));
  });
  if (fields.length > 0) throw new Refusal('licensed_read_only', { data: { fields } });
}
