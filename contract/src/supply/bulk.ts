import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import {
  BULK_COLUMNS,
  BULK_KINDS,
  MOST_CALL_ROWS,
  MOST_CELL,
  MOST_FILE_COLUMNS,
} from '../words/bulk-columns.ts';

const Column = z.enum(BULK_COLUMNS.units, 'invalid');
const Kind = z.enum(BULK_KINDS, 'invalid');
const Heading = z.string('invalid').max(200, 'text_max');

export const showBulk = endpoint({
  method: 'GET',
  path: '/api/v1/host/bulk',
  summary:
    'What the caller may do with files: add units, change prices; how many units the account has; the words that a file is read by',
  data: z.object({
    abilities: z.record(Kind, z.boolean()),
    units: z.int(),
    /** What the columns of choices may say, in the caller's language. */
    words: z.array(z.object({ column: Column, words: z.array(z.string()) })),
  }),
  caller: 'token',
});

export const proposeBulkColumns = endpoint({
  method: 'POST',
  path: '/api/v1/host/bulk/proposals',
  summary:
    'Which column of ours each heading of a file stands for: as the account chose it last, else by its words in Arabic or English',
  body: z.strictObject({
    kind: Kind,
    headings: z.array(Heading).min(1, 'required').max(MOST_FILE_COLUMNS, 'invalid'),
  }),
  data: z.object({ columns: z.array(Column.nullable()) }),
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids'],
});

export const saveBulkColumns = endpoint({
  method: 'PUT',
  path: '/api/v1/host/bulk/columns',
  summary: 'Remember for the account which column of ours each heading of a file stands for; null: none',
  body: z.strictObject({
    kind: Kind,
    chosen: z
      .array(z.strictObject({ heading: Heading, column: Column.nullable() }))
      .min(1, 'required')
      .max(MOST_FILE_COLUMNS, 'invalid'),
  }),
  data: z.object({}),
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids'],
});

/** A row of a file: its line, a mark of what stands in it, and the texts of the columns that are sent. */
export const BulkRow = z.strictObject({
  line: z.int('number').min(1, 'number').max(1_000_000, 'number_max'),
  /** SHA-256, in base64url, of the row as it stands in the file and of which of equal rows it is: a row with this mark is added once. */
  key: z.string('invalid').regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'),
  cells: z.array(z.string('invalid').max(MOST_CELL, 'text_max')).max(BULK_COLUMNS.units.length, 'invalid'),
});
export type BulkRow = z.infer<typeof BulkRow>;

/** `fine`: only checked, nothing is wrong. `already`: this row was added before. `same`: it changes nothing. */
export const BULK_RESULTS = ['added', 'changed', 'fine', 'already', 'same', 'refused'] as const;

export const BulkOutcome = z.object({
  line: z.int(),
  result: z.enum(BULK_RESULTS),
  /** Of a refused row: what is wrong, and in which column; null where it is the row as a whole. */
  errors: z.array(z.object({ column: Column.nullable(), msg: z.string() })),
  /** Of a row that is fine or added: what may be wrong with it, for somebody to look at. */
  warnings: z.array(z.object({ column: Column, msg: z.string() })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

const RowsBody = {
  /** Nothing is written: each row is told what would become of it. */
  check_only: z.boolean('invalid').default(false),
  columns: z
    .array(Column)
    .min(1, 'required')
    .max(BULK_COLUMNS.units.length, 'invalid')
    .refine((columns) => new Set(columns).size === columns.length, 'invalid'),
  rows: z.array(BulkRow).min(1, 'required').max(MOST_CALL_ROWS, 'invalid'),
};

export const addBulkUnits = endpoint({
  method: 'POST',
  path: '/api/v1/host/bulk/units',
  summary:
    'Add units from rows of a file, with their properties and prices and without photos: each row whole or not at all, and none twice',
  body: z.strictObject(RowsBody),
  data: z.object({ outcomes: z.array(BulkOutcome) }),
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'too_many_requests'],
});

export const changeBulkPrices = endpoint({
  method: 'POST',
  path: '/api/v1/host/bulk/prices',
  summary:
    'Change prices of units named by their codes from rows of a file: each row whole or not at all; an empty cell stays as it is',
  body: z.strictObject(RowsBody),
  data: z.object({ outcomes: z.array(BulkOutcome) }),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const exportSupply = endpoint({
  method: 'GET',
  path: '/api/v1/host/bulk/file',
  summary:
    'Everything the account owns as CSV in the caller’s language, a row a unit; its headings are those that a file is read by',
  data: z.object({ name: z.string(), text: z.string(), rows: z.int() }),
  caller: 'token',
});
