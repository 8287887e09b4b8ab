import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../call/errors.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';
import { MinimumPrice } from './host-wizard.ts';
import { PRICE_FIELDS } from './price-fields.ts';

const PriceField = z.enum(PRICE_FIELDS, 'invalid');

/** What a cell holds: halalas, or whole percent of the down payment, which is always on; null where nothing is said. */
export const CellValue = z.strictObject({ amount: z.int('number').nullable(), active: z.boolean('invalid') });
export type CellValue = z.infer<typeof CellValue>;

/** A unit of the grid: what it asks now, and what holds it. */
export const PricedUnit = z.object({
  id: z.uuid(),
  /** Rises with every save of the unit: of two answers the one with the higher is newer. */
  version: z.int(),
  code: z.string(),
  name: z.string(),
  name_lang: z.enum(['ar', 'en']),
  property: z.object({ id: z.uuid(), name: z.string() }),
  /** Slug, by which minimum prices hold. */
  category: z.string(),
  /** What its ad is for; null while it has none: then it has no prices to change. */
  purpose: z.enum(['rent', 'sale']).nullable(),
  cells: z.partialRecord(PriceField, CellValue),
  /** The price its live ad's licence states: that cell may hold this amount and no other; null amount: it stays as it is. */
  licence: z.object({ field: PriceField, amount: z.int().nullable() }).nullable(),
  /** The headline price while a discount lowers it. */
  offer: Money.extend({ period: Period.nullable() }).nullable(),
});
export type PricedUnit = z.infer<typeof PricedUnit>;

/** Cells at most in one call. */
const MOST_CELLS = 200;

export const listHostPrices = endpoint({
  method: 'GET',
  path: '/api/v1/host/prices',
  summary:
    'Prices of all units of the acting account, at most 5,000; `since` leaves out the units that were saved before it',
  query: z.strictObject({ since: z.iso.datetime({ offset: true, error: 'invalid' }).optional() }),
  data: z.object({
    items: z.array(PricedUnit),
    /** Units of the account, whatever `since` leaves out. */
    total: z.int(),
    /** For the next `since`. */
    as_of: z.string(),
    minimums: z.array(MinimumPrice),
    abilities: z.object({ edit: z.boolean() }),
  }),
  caller: 'token',
});

const Cell = { unit_id: z.uuid('invalid'), field: PriceField };
/** A cell as somebody saw it and as it is to be. */
export const CellChange = z.strictObject({
  ...Cell,
  seen: CellValue.nullable(),
  value: CellValue.nullable(),
});
export type CellChange = z.infer<typeof CellChange>;

const Author = { at: z.string(), by: z.enum(['me', 'team']).nullable(), by_name: z.string().nullable() };

/** What became of a change: `saved`, or the code of the refusal and its sentence. */
export const CellOutcome = z.object({
  ...Cell,
  code: z.enum(['saved', ...(Object.keys(ERROR_STATUS) as ErrorCode[])]),
  msg: z.string(),
  /** Of a cell that is no longer as it was seen (`state_changed`): who changed it last. */
  changed: z.object(Author).nullable(),
});
export type CellOutcome = z.infer<typeof CellOutcome>;

export const saveHostPrices = endpoint({
  method: 'PUT',
  path: '/api/v1/host/prices',
  summary:
    'Change prices cell by cell: each is saved or refused by itself, `state_changed` where it is no longer as it was seen',
  body: z.strictObject({ changes: z.array(CellChange).min(1, 'required').max(MOST_CELLS, 'invalid') }),
  data: z.object({ outcomes: z.array(CellOutcome), units: z.array(PricedUnit) }),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids', 'not_found'],
});

/** A change of a cell; `by` is null where nobody's name is kept. */
export const PastChange = z.object({
  ...Author,
  before: CellValue.nullable(),
  after: CellValue.nullable(),
});
export type PastChange = z.infer<typeof PastChange>;

export const listPriceChanges = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/price_changes',
  summary:
    'The last 50 changes of one price of a unit, or of its down payment: when, by whom, before and after',
  params: z.object({ id: z.uuid('invalid') }),
  query: z.strictObject({ field: PriceField }),
  data: z.object({ items: z.array(PastChange) }),
  caller: 'token',
});
