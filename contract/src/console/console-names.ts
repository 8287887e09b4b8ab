import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { PlaceName } from '../site/places.ts';
import { nameText } from '../words/name-text.ts';

const MOST_SYNONYMS = 20;

const Place = {
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** What people write for it beside its names. */
  synonyms: z.array(z.string()),
};

export const ConsoleCity = z.object({
  ...Place,
  districts: z.int(),
  /** Districts that an import made and nobody has looked at. */
  unreviewed: z.int(),
});
export type ConsoleCity = z.infer<typeof ConsoleCity>;

export const ConsoleDistrict = z.object({
  ...Place,
  city: PlaceName,
  /** The point is an estimate, or the city's middle. */
  approximate: z.boolean(),
  /** False: made by an import from a name that nobody has looked at. */
  reviewed: z.boolean(),
  properties: z.int(),
});
export type ConsoleDistrict = z.infer<typeof ConsoleDistrict>;

/** A district with what moves when it is merged, and the others of its city. */
export const OneDistrict = ConsoleDistrict.extend({
  requests: z.int(),
  searches: z.int(),
  /** Addresses of districts that were merged into it. */
  former: z.array(z.string()),
  others: z.array(PlaceName),
});
export type OneDistrict = z.infer<typeof OneDistrict>;

const reason = z
  .string('reason_required')
  .trim()
  .min(1, 'reason_required')
  .min(3, 'reason_min')
  .max(500, 'text_max');
const name = nameText('name_required').pipe(z.string().min(2, 'name_required').max(80, 'name_max'));
const synonym = nameText('name_required').pipe(z.string().min(2, 'name_required').max(60, 'name_max'));
const PlaceWords = {
  name_ar: name,
  name_en: name,
  lat: z.number('number').min(-90, 'invalid').max(90, 'invalid'),
  lng: z.number('number').min(-180, 'invalid').max(180, 'invalid'),
  synonyms: z.array(synonym).max(MOST_SYNONYMS, 'synonyms_20'),
};
const Params = z.object({ slug: z.string().max(100, 'invalid') });

export const listConsoleCities = endpoint({
  method: 'GET',
  path: '/api/v1/console/cities',
  summary: 'Every city with its names, its middle and how many of its districts nobody has looked at',
  data: z.object({ items: z.array(ConsoleCity) }),
  caller: 'operator',
  right: 'names',
});

export const saveConsoleCity = endpoint({
  method: 'PUT',
  path: '/api/v1/console/cities/{slug}',
  summary: 'Write the names, the middle and the synonyms of a city; pages, forms and searches say so at once',
  params: Params,
  body: z.strictObject(PlaceWords),
  data: ConsoleCity,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

export const listConsoleDistricts = endpoint({
  method: 'GET',
  path: '/api/v1/console/districts',
  summary: 'Districts found by name or city, those that nobody has looked at first',
  query: z.strictObject({
    ...PageQuery,
    q: z.string('invalid').trim().max(80, 'text_max').default(''),
    city: z.string('invalid').max(100, 'invalid').optional(),
    reviewed: z.enum(['0', '1'], 'invalid').optional(),
  }),
  data: listOf(ConsoleDistrict).extend({ unreviewed: z.int() }),
  caller: 'operator',
  right: 'names',
});

export const showConsoleDistrict = endpoint({
  method: 'GET',
  path: '/api/v1/console/districts/{slug}',
  summary: 'A district, with the others of its city that it could be merged into',
  params: Params,
  data: OneDistrict,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

export const saveConsoleDistrict = endpoint({
  method: 'PUT',
  path: '/api/v1/console/districts/{slug}',
  summary: 'Write the names, the middle and the synonyms of a district, which makes it reviewed',
  params: Params,
  body: z.strictObject(PlaceWords),
  data: ConsoleDistrict,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

export const mergeDistrict = endpoint({
  method: 'POST',
  path: '/api/v1/console/districts/{slug}/merging',
  summary:
    'Merge a district into another of its city: properties, requests and saved searches move, its address and names mean the other',
  params: Params,
  body: z.strictObject({ into: z.string('required').min(1, 'required').max(100, 'invalid'), reason }),
  data: ConsoleDistrict,
  status: 201,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

const Kind = {
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  sort: z.int(),
  hidden: z.boolean(),
  /** Units that have it, or are of it. */
  units: z.int(),
};

export const ConsoleCategory = z.object({ ...Kind, plural_ar: z.string(), plural_en: z.string() });
export type ConsoleCategory = z.infer<typeof ConsoleCategory>;

export const ConsoleFeature = z.object({ ...Kind, group: z.string() });
export type ConsoleFeature = z.infer<typeof ConsoleFeature>;

const KindWords = {
  name_ar: name,
  name_en: name,
  sort: z.int('number').min(0, 'invalid').max(10_000, 'invalid'),
  hidden: z.boolean('required'),
};

export const listKinds = endpoint({
  method: 'GET',
  path: '/api/v1/console/kinds',
  summary: 'Categories and features in their order, hidden ones too',
  data: z.object({ categories: z.array(ConsoleCategory), features: z.array(ConsoleFeature) }),
  caller: 'operator',
  right: 'names',
});

export const saveConsoleCategory = endpoint({
  method: 'PUT',
  path: '/api/v1/console/categories/{slug}',
  summary: 'Write the names and the order of a category, and whether new properties may be of it',
  params: Params,
  body: z.strictObject({ ...KindWords, plural_ar: name, plural_en: name }),
  data: ConsoleCategory,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

export const saveConsoleFeature = endpoint({
  method: 'PUT',
  path: '/api/v1/console/features/{slug}',
  summary: 'Write the names and the order of a feature, and whether it is offered to units without it',
  params: Params,
  body: z.strictObject(KindWords),
  data: ConsoleFeature,
  caller: 'operator',
  right: 'names',
  refuses: ['not_found'],
});

/** Calls about places, categories and features in the console, under the names their code uses. */
export const CONSOLE_NAME_ENDPOINTS = {
  listConsoleCities,
  saveConsoleCity,
  listConsoleDistricts,
  showConsoleDistrict,
  saveConsoleDistrict,
  mergeDistrict,
  listKinds,
  saveConsoleCategory,
  saveConsoleFeature,
} as const;
