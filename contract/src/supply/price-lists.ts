import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Photo } from '../finding/ads.ts';
import { PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';

/** The secret of a list's link. */
const Key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'invalid');

/** A list as its own people see it. */
export const HostPriceList = z.object({
  id: z.uuid(),
  name: z.string(),
  periods: z.array(Period),
  unit_ids: z.array(z.uuid()),
  /** Of its units, how many its page shows today: those whose ads are on show with such a price. */
  shown: z.int(),
  created_at: z.string(),
  /** The code that opens its page on the phone whose camera sees it: squares of a grid of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
  link: z.string(),
  /** The same page as a file, made when it is asked for. */
  pdf: z.string(),
});
export type HostPriceList = z.infer<typeof HostPriceList>;

const Content = z.strictObject({
  name: z.string('required').trim().min(1, 'name_required').max(100, 'text_max'),
  periods: z.array(Period).min(1, 'periods_required').max(4, 'invalid'),
  unit_ids: z.array(z.uuid('invalid')).min(1, 'units_required').max(1_000, 'invalid'),
});

export type PriceListContent = z.output<typeof Content>;

export const listPriceLists = endpoint({
  method: 'GET',
  path: '/api/v1/host/price-lists',
  summary:
    'Price lists of the acting account whose links are open, the newest first, at most 100, and the units one can show',
  data: z.object({
    items: z.array(HostPriceList),
    units: z.array(z.object({ id: z.uuid(), name: z.string(), periods: z.array(Period) })),
    abilities: z.object({ edit: z.boolean() }),
  }),
  caller: 'token',
});

export const createPriceList = endpoint({
  method: 'POST',
  path: '/api/v1/host/price-lists',
  summary: 'A page with the current prices of chosen units, for whoever has its link',
  body: Content,
  data: HostPriceList,
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const revokePriceList = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/price-lists/{id}',
  summary: 'Take the link of a price list back: from now on its page does not exist',
  params: z.object({ id: z.uuid('invalid') }),
  data: z.object({}),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

/** A unit of a list, with its prices as they are now. */
export const ListedUnit = z.object({
  /** Number of its ad. */
  id: z.string(),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  category: PlaceName,
  district: PlaceName,
  city: PlaceName,
  photo: Photo.nullable(),
  prices: z.array(
    z.object({
      period: Period,
      price: Money,
      /** Before the running discount, where that may be said. */
      was: Money.nullable(),
    }),
  ),
});
export type ListedUnit = z.infer<typeof ListedUnit>;

export const PriceList = z.object({
  name: z.string(),
  advertiser: z.object({ id: z.string(), name: z.string() }),
  periods: z.array(Period),
  units: z.array(ListedUnit),
  /** The same as a file. */
  pdf: z.string(),
  as_of: z.string(),
});
export type PriceList = z.infer<typeof PriceList>;

export const showPriceList = endpoint({
  method: 'GET',
  path: '/api/v1/price-lists/{key}',
  summary: 'A price list by the key of its link: the units on show with their prices now',
  params: z.object({ key: Key }),
  data: PriceList,
  caller: 'anyone',
  refuses: ['not_found'],
});
