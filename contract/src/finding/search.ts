import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { PlaceName } from '../site/places.ts';
import { Understood } from '../site/wishes.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';
import { TENANTS } from '../words/unit-words.ts';
import { AdCard } from './ads.ts';
import { Flag, FloorList, PublicNumber, SlugList, Whole, WholeList } from './query-values.ts';

export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'three_streets', 'four_streets'] as const;
export type Facing = (typeof FACINGS)[number];

const Degrees = z.string().regex(/^-?\d{1,3}(\.\d{1,15})?(,-?\d{1,3}(\.\d{1,15})?)+$/, 'invalid');
const degreesOf = (text: string) => text.split(',').map(Number);
const isLat = (lat: number) => lat >= -90 && lat <= 90;
const isLng = (lng: number) => lng >= -180 && lng <= 180;

/** `w,s,e,n` in degrees. */
const Box = Degrees.transform(degreesOf)
  .refine(
    ([west = 0, south = 0, east = 0, north = 0, ...more]) =>
      more.length === 0 && isLng(west) && isLng(east) && isLat(south) && isLat(north),
    'invalid',
  )
  .refine(([west = 0, south = 0, east = 0, north = 0]) => west < east && south < north, 'invalid')
  .transform(([west = 0, south = 0, east = 0, north = 0]) => ({ west, south, east, north }));
export type Box = z.output<typeof Box>;

/** `lat,lng` in degrees. */
const Near = Degrees.transform(degreesOf)
  .refine(([lat = 0, lng = 0, ...more]) => more.length === 0 && isLat(lat) && isLng(lng), 'invalid')
  .transform(([lat = 0, lng = 0]) => ({ lat, lng }));

/** A date of this century or the next. */
const LocalDate = z.iso
  .date('invalid')
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', 'invalid');

export const AD_SORTS = ['best', 'newest', 'price_asc', 'price_desc', 'area', 'nearest', 'rating'] as const;
export const AdSort = z.enum(AD_SORTS, 'invalid');
export type AdSort = z.infer<typeof AdSort>;

const FILTERS = {
  q: z.string().trim().max(200, 'invalid').optional(),
  purpose: z.enum(['sale', 'rent'], 'invalid').optional(),
  category: SlugList.optional(),
  city: SlugList.optional(),
  district: SlugList.optional(),
  period: z.coerce.number('number').pipe(Period).optional(),
  price_min: Whole.optional(),
  price_max: Whole.optional(),
  area_min: Whole.optional(),
  area_max: Whole.optional(),
  rooms: WholeList.optional(),
  baths: WholeList.optional(),
  furnished: z.enum(['full', 'part', 'none'], 'invalid').optional(),
  /** All of them. */
  features: SlugList.optional(),
  facing: SlugList.pipe(z.array(z.enum(FACINGS, 'invalid'))).optional(),
  /** Any of them; a unit whose floor nobody said is not found. */
  floor: FloorList.optional(),
  /** Years; a unit whose age nobody said is not found. */
  age_max: Whole.optional(),
  /** Any of them may stay; a unit that names nobody is for everyone. */
  tenants: SlugList.pipe(z.array(z.enum(TENANTS, 'invalid'))).optional(),
  /** So many may stay together; a unit that does not say how many is not found. */
  guests: Whole.optional(),
  advertiser: PublicNumber.optional(),
  /** Ads like the one of this number: of its advertiser, and of the same property, with the same photos or the same text. */
  like: PublicNumber.optional(),
  verified: Flag.optional(),
  /** Under a licence of the registry: not a demonstration. */
  licensed: Flag.optional(),
  instant: Flag.optional(),
  special: Flag.optional(),
  /** An offer runs today on the price of the chosen period, or on any where none is chosen. */
  offer: Flag.optional(),
  /** Free from the arrival on `from` to the departure on `to`, which is not occupied; both or neither. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  bbox: Box.optional(),
  /** `lng,lat;lng,lat;…`, areas joined by `|`, 200 points at most. */
  polygon: z.string().max(10_000, 'invalid').optional(),
};

interface Dates {
  from?: string | undefined;
  to?: string | undefined;
}

/** Dates come in pairs, the first before the second. */
export function checkDates({ from, to }: Dates, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (from === undefined && to === undefined) return;
  if (from === undefined) refuse('from', 'required');
  else if (to === undefined) refuse('to', 'required');
  else if (from >= to) refuse('from', 'start_before_end');
}

/** Filters of a search, in its query or its text. */
export const AdFilters = z.object(FILTERS);

/** Filters of the ad list. A filter that is not offered is refused, never silently ignored. */
export const AdsQuery = z
  .object({
    ...FILTERS,
    near: Near.optional(),
    sort: AdSort.default('best'),
    ...PageQuery,
    /** Past page 50 the refusal names the cursor that goes on. */
    page: z.coerce.number('number').int('number').min(1, 'invalid').max(1_000_000, 'invalid').default(1),
    /** Where a page ended (`next_cursor`), instead of a page. */
    cursor: z
      .string()
      .regex(/^[\w-]{1,200}$/, 'invalid')
      .optional(),
    /** Counts how many ads each value of each filter would leave. */
    facets: Flag.optional(),
  })
  .strict()
  .superRefine((query, context) => {
    checkDates(query, context);
    if (query.sort === 'nearest' && query.near === undefined)
      context.addIssue({ code: 'custom', path: ['near'], message: 'required' });
  });
export type AdsQuery = z.output<typeof AdsQuery>;

/** The filters of the list within what a map shows; `zoom` as maps count it, 0 the whole world in 256 pixels. */
export const MapQuery = z
  .object({ ...FILTERS, bbox: Box, zoom: z.coerce.number('number').min(0, 'invalid').max(24, 'invalid') })
  .strict()
  .superRefine(checkDates);
export type MapQuery = z.output<typeof MapQuery>;

/** Filters of a search whose dates may be others: those around them, or any weekend of a month. */
export const DatesQuery = z
  .object({
    ...FILTERS,
    /** YYYY-MM: its weekends, instead of the days around. */
    month: z
      .string()
      .regex(/^2[01]\d{2}-(0[1-9]|1[0-2])$/, 'invalid')
      .optional(),
  })
  .strict()
  .superRefine((query, context) => {
    checkDates(query, context);
    if (query.month === undefined && query.from === undefined)
      context.addIssue({ code: 'custom', path: ['from'], message: 'required' });
  });
export type DatesQuery = z.output<typeof DatesQuery>;

/** Other dates of a search: how many ads take them, and the least that the stay costs; null where none has a total. */
export const OfferedDates = z.object({
  from: z.string(),
  to: z.string(),
  count: z.int(),
  least: Money.nullable(),
});
export type OfferedDates = z.infer<typeof OfferedDates>;

export const listDates = endpoint({
  method: 'GET',
  path: '/api/v1/ads/dates',
  summary:
    'The stay of a search up to three days earlier or later, or any weekend of a month, with the least price of each',
  query: DatesQuery,
  data: z.object({ items: z.array(OfferedDates) }),
  caller: 'maybe_token',
});

export const FACETS = [
  'purpose',
  'category',
  'city',
  'district',
  'period',
  'rooms',
  'baths',
  'furnished',
  'features',
  'facing',
  'floor',
  'tenants',
  'verified',
  'licensed',
  'instant',
  'special',
  'offer',
] as const;
export type Facet = (typeof FACETS)[number];

/**
 * Values of a filter that leave any ad, as the filter takes them, most ads first: each in place of what is chosen of that
 * filter, a feature beside it. Districts only with a city or a district chosen.
 */
const FacetValues = z.array(z.object({ value: z.string(), count: z.int() }));
export const Facets = z.object(
  Object.fromEntries(FACETS.map((facet) => [facet, FacetValues])) as Record<Facet, typeof FacetValues>,
);
export type Facets = z.infer<typeof Facets>;

/** Why an ad stands where it does in the order "best". */
export const REASONS = ['special', 'verified', 'rated', 'new', 'complete', 'near'] as const;
export type Reason = (typeof REASONS)[number];

/**
 * An ad as found: `why` is empty in the other orders, which say themselves what they go by, and `more_like` 0. On
 * dates `total` is the stay's, as its quote says: after overrides and discounts, with mandatory services, for the guests asked for; else null.
 */
export const FoundAd = AdCard.extend({
  why: z.array(z.enum(REASONS)),
  /** How many more of the search are like it; in the order "best" they stand behind it and are listed by the filter `like`. */
  more_like: z.int(),
  total: Money.nullable(),
  /** The night's average of `total`. */
  per_night: Money.nullable(),
  /**
   * By which period the stay is priced; `is_least`: for one guest, where more cost more and nobody said how many come. `words`
   * stand beside the total ("for 3 nights"), `note` below it: the average of a night, month or year where there are several.
   */
  stay: z
    .object({ period: Period, is_least: z.boolean(), words: z.string(), note: z.string().nullable() })
    .nullable(),
  /** Where a home asks clearly less than homes of its district with as many rooms usually do: says so, else null. */
  beside: z.string().nullable(),
});
export type FoundAd = z.infer<typeof FoundAd>;

export const listAds = endpoint({
  method: 'GET',
  path: '/api/v1/ads',
  summary: 'Published ads by filters',
  query: AdsQuery,
  data: listOf(FoundAd).extend({
    /** The terms understood in `q`; null without `q`. */
    understood: Understood.nullable(),
    /** Goes on after this page; null after the last. */
    next_cursor: z.string().nullable(),
    facets: Facets.optional(),
  }),
  caller: 'maybe_token',
});

/** Several ads so near each other that their pins would overlap; `lat` and `lng` are their middle. */
export const MapCluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  price_min: Money,
});
export type MapCluster = z.infer<typeof MapCluster>;

/**
 * One ad; its price is that of the period searched for, else the headline price, after the running offer; on dates it is the
 * total of the stay, and `words` say of what ("for 3 nights"). `period` is null when it is the sale price.
 */
export const MapPin = z.object({
  id: z.string(),
  lat: z.number(),
  lng: z.number(),
  price: Money,
  period: Period.nullable(),
  words: z.string().nullable(),
});
export type MapPin = z.infer<typeof MapPin>;

export const mapAds = endpoint({
  method: 'GET',
  path: '/api/v1/ads/map',
  summary: 'The ads of a search within what a map shows, as clusters and pins',
  query: MapQuery,
  data: z.object({ clusters: z.array(MapCluster), pins: z.array(MapPin), total: z.int() }),
  caller: 'maybe_token',
});

export const mapDistricts = endpoint({
  method: 'GET',
  path: '/api/v1/districts',
  summary:
    'The districts in a piece of the map whose own place is known, those with most ads first; 200 at most',
  query: z.strictObject({ bbox: Box }),
  data: z.object({ items: z.array(PlaceName.extend({ lat: z.number(), lng: z.number() })) }),
  caller: 'anyone',
});
