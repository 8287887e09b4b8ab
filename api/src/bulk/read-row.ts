import type { Rule } from '@diyar/contract/call/errors';
import { parseFormattedNumber } from '@diyar/contract/values/format';
import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import { PRICE_KINDS } from '@diyar/contract/words/period';
import {
  LocationContent,
  type PolicyContent,
  type PricesContent,
  PropertyContent,
  UnitContent,
} from '@diyar/contract/words/supply';
import { foldArabic } from '../text/fold-text.ts';
import type { Cells } from './cells.ts';
import { type NamedThings, placeOf } from './named-things.ts';
import { CHOICES, saysOff } from './words.ts';

export interface Broken {
  field: string;
  rule: Rule;
  params?: { price: string };
}

/** What a row says, and what of it cannot be read. */
export interface ReadRow {
  property: PropertyContent;
  location: LocationContent;
  unit: UnitContent;
  prices: PricesContent;
  policy: PolicyContent;
  broken: Broken[];
}

const HALALAS = 100;
/** Above every number that a check lets pass, and exact still. */
const MOST_NUMBER = 1e13;

/** What may stand after a number, the longest first. */
const AFTER_NUMBER = 'ريال s.r. ر.س. sqm sar s.r ر.س رس sr م² م2 m² m2 م m % ٪'.split(' ');

/** A number as people write it: digits of any kind, thousands apart, a currency or unit after it; undefined where it is none. */
export function plainNumber(text: string): number | undefined {
  const written = text.replace(/\s/g, '').toLowerCase();
  const after = AFTER_NUMBER.find((unit) => written.endsWith(unit)) ?? '';
  const bare = written.slice(0, written.length - after.length);
  if (!/^[-+]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٬٫]*$/.test(bare)) return undefined;
  const value = parseFormattedNumber(bare);
  return Number.isFinite(value) && Math.abs(value) <= MOST_NUMBER ? value : undefined;
}

/** Riyals of a text in halalas; undefined where it is no amount of them. */
export function plainAmount(text: string): number | undefined {
  const riyals = plainNumber(text);
  if (riyals === undefined) return undefined;
  const amount = Math.round(riyals * HALALAS);
  return Math.abs(amount - riyals * HALALAS) < 1e-4 ? amount : undefined;
}

/** What a cell of a price says: an amount switched on, or that it is off. */
export function priceCell(text: string): { amount: number; active: true } | 'off' | undefined {
  if (saysOff(text)) return 'off';
  const amount = plainAmount(text);
  return amount === undefined ? undefined : { amount, active: true };
}

/** Reads cells one by one, and keeps what of them cannot be read. */
function readerOf(cells: Cells) {
  const broken: Broken[] = [];
  const tell = (field: string, rule: Rule) => void broken.push({ field, rule });
  const read = <T>(column: BulkColumn, as: (text: string) => T | undefined, rule: Rule): T | undefined => {
    const text = cells[column];
    if (text === undefined) return undefined;
    const value = as(text);
    if (value === undefined) tell(column, rule);
    return value;
  };
  return {
    broken,
    tell,
    text: (column: BulkColumn) => cells[column],
    number: (column: BulkColumn) => read(column, plainNumber, 'number'),
    whole: (column: BulkColumn) => read(column, wholeNumber, 'number'),
    amount: (column: BulkColumn) => read(column, plainAmount, 'number'),
    price: (column: BulkColumn) => read(column, priceCell, 'number'),
    choice: <T extends string>(column: BulkColumn, words: ReadonlyMap<string, T>) =>
      read(column, (text) => words.get(foldArabic(text)), 'choice_unknown'),
  };
}
type RowReader = ReturnType<typeof readerOf>;

/** Reads a row of new units. What it names is looked for among `named`. */
export function readRow(cells: Cells, named: NamedThings): ReadRow {
  const reader = readerOf(cells);
  const property = readProperty(reader, named);
  const location = readLocation(reader, cells, named);
  const unit = readUnit(reader, property, named);
  const prices: PricesContent = { purpose: reader.choice('prices.purpose', CHOICES.purpose) };
  for (const kind of PRICE_KINDS) {
    const said = reader.price(`prices.${kind}`);
    if (said !== undefined && said !== 'off') prices[kind] = said;
  }
  const policy = { down_payment_percent: reader.number('policy.down_payment_percent') };
  return withSizes({ property, location, unit, prices, policy, broken: reader.broken });
}

function wholeNumber(text: string): number | undefined {
  const value = plainNumber(text);
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}

function readProperty({ text, number, choice }: RowReader, { categories }: NamedThings): PropertyContent {
  return {
    name: text('property.name'),
    category: choice('property.category', categories),
    usage: choice('property.usage', CHOICES.usage),
    relation: choice('property.relation', CHOICES.relation),
    furnished: choice('property.furnished', CHOICES.furnished),
    facing: choice('property.facing', CHOICES.facing),
    area: number('property.area'),
    height: number('property.height'),
    width: number('property.width'),
    block_number: text('property.block_number'),
    plan_number: text('property.plan_number'),
    plot_number: text('property.plot_number'),
  };
}

function readLocation({ text, number, tell }: RowReader, cells: Cells, named: NamedThings): LocationContent {
  const { city, district } = placeOf(cells, named);
  if (text('location.city') !== undefined && city === undefined) tell('location.city', 'city_unknown');
  if (text('location.district') !== undefined && city !== undefined && district === undefined)
    tell('location.district', 'place_unknown');
  return {
    lat: number('location.lat'),
    lng: number('location.lng'),
    city,
    district,
    street: text('location.street'),
    street_width: number('location.street_width'),
    short_address: text('location.short_address'),
  };
}

/** The unit's own facts; a unit without name or area of its own has those of its property. */
function readUnit(reader: RowReader, property: PropertyContent, named: NamedThings): UnitContent {
  const { text, number, whole, amount } = reader;
  const isNamed = text('unit.name_ar') !== undefined || text('unit.name_en') !== undefined;
  const isArabic = /\p{Script=Arabic}/u.test(property.name ?? '');
  return {
    code: text('unit.code'),
    name_ar: isNamed || !isArabic ? text('unit.name_ar') : property.name,
    name_en: isNamed || isArabic ? text('unit.name_en') : property.name,
    area: number('unit.area') ?? property.area,
    rooms: whole('unit.rooms'),
    baths: whole('unit.baths'),
    halls: whole('unit.halls'),
    age: whole('unit.age'),
    floor: whole('unit.floor'),
    guests_max: whole('unit.guests_max'),
    features: readFeatures(reader, named),
    description_ar: text('unit.description_ar'),
    description_en: text('unit.description_en'),
    last_rent: amount('unit.last_rent'),
  };
}

function readFeatures({ text, tell }: RowReader, { features }: NamedThings): string[] {
  const names = (text('unit.features') ?? '').split(/[،,;؛|\n]/).map(foldArabic);
  const asked = names.filter((name) => name !== '');
  const known = asked.flatMap((name) => features.get(name) ?? []);
  if (known.length < asked.length) tell('unit.features', 'choice_unknown');
  return known;
}

/** With what is too long or beyond what can be said at all, by the shapes of supply. */
function withSizes(row: ReadRow): ReadRow {
  const parts = [
    ['property', PropertyContent.safeParse(row.property)],
    ['location', LocationContent.safeParse(row.location)],
    ['unit', UnitContent.safeParse(row.unit)],
  ] as const;
  const found = parts.flatMap(([part, { error }]) =>
    (error?.issues ?? []).map(({ path, message }) => ({
      field: `${part}.${path.join('.')}`,
      rule: message as Rule,
    })),
  );
  return { ...row, broken: [...row.broken, ...found] };
}
