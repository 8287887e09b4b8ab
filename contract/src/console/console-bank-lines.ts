import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import {
  FIT_REASONS,
  LINE_VIEWS,
  MOST_STATEMENT_COLUMNS,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '../words/bank-words.ts';

const columnOf = (text: string): StatementColumn | null | undefined =>
  text === '-' ? null : STATEMENT_COLUMNS.find((column) => column === text);

/** What each column of the file stands for, by commas; `-` for nothing. */
const Columns = z
  .string('invalid')
  .max(400, 'invalid')
  .transform((text) => text.split(','))
  .refine(
    (all) => all.length <= MOST_STATEMENT_COLUMNS && all.every((one) => columnOf(one) !== undefined),
    'invalid',
  )
  .transform((all) => all.map((one) => columnOf(one) ?? null));

/** A statement as it was read, and, once it is kept, how much of it is new. */
export const StatementReading = z.object({
  headings: z.array(z.string()),
  columns: z.array(z.enum(STATEMENT_COLUMNS).nullable()),
  /** Its lines can be read by these columns: a day, and what came and went. */
  is_whole: z.boolean(),
  /** Its amounts stand in one column, none with a minus: whether they came or went has to be said by a column. */
  is_unsigned: z.boolean(),
  /** Its first rows, as they stand in it. */
  sample: z.array(z.array(z.string())),
  /** Lines that say that money moved. */
  lines: z.int(),
  came: Money,
  left: Money,
  /** Faults of the file by line, the first hundred; nothing of a file with a fault is kept. */
  faults: z.array(z.object({ line: z.int(), msg: z.string() })),
  fault_count: z.int(),
  /**
   * Lines that are new, and those that were there already; `alike`: the lines of the file taken as known by their day, amount and
   * text alone. Null: nothing was kept.
   */
  kept: z.object({ taken: z.int(), known: z.int(), alike: z.array(z.int()) }).nullable(),
});
export type StatementReading = z.infer<typeof StatementReading>;

export const giveStatement = endpoint({
  method: 'POST',
  path: '/api/v1/console/bank_statements',
  summary:
    "Read a statement of the marketplace's account from a bank's CSV, and with `keep` keep its lines, each once; all of them or, with a fault in one, none",
  query: z.strictObject({
    columns: Columns.optional(),
    keep: z.enum(['true', 'false'], 'invalid').default('false'),
  }),
  upload: 'statement',
  data: StatementReading,
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['uploads_busy', 'xsrf_mismatch'],
});

const Subject = z.object({ kind: z.enum(['reservation', 'purchase']), number: z.string() });

/** What a line is proposed for. */
export const LineMatch = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    /** Our reference. */
    id: z.string(),
    subject: Subject,
    payer: z.string(),
    /** Due, less the parts that came before; null once it is settled or sent back: what comes now goes back. */
    expected: Money.nullable(),
    /** Its payer sent a receipt that waits. */
    has_receipt: z.boolean(),
  }),
  z.object({
    kind: z.literal('payout'),
    /** Its number. */
    id: z.string(),
    account: z.string(),
    batch: z.string(),
  }),
  z.object({
    kind: z.literal('refund'),
    id: z.uuid(),
    subject: Subject,
    payer: z.string(),
    /** The transfer that it came by; null where the gateway did not take it back. */
    reference: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('settlement'),
    id: z.uuid(),
    gateway: z.string(),
    /** When the gateway sent it. */
    date: z.string(),
  }),
]);
export type LineMatch = z.infer<typeof LineMatch>;

/** A line of a statement. */
export const BankLine = z.object({
  id: z.uuid(),
  date: z.string(),
  /** More than none came, less than none left. */
  amount: Money,
  text: z.string(),
  bank_reference: z.string(),
  proposal: z
    .object({
      match: LineMatch,
      reason: z.enum(FIT_REASONS),
      /** An operator who confirmed it first, where another one has to agree. */
      proposed: z.object({ by: z.string(), mine: z.boolean() }).nullable(),
      /** Its money was confirmed by hand: confirming the match records nothing more. */
      is_recorded: z.boolean(),
    })
    .nullable(),
  /** It names a thing for which another line is proposed: that one is decided first. */
  waits: z.boolean(),
  /** So many things wait for its amount at that time, and nothing says which; none where it is proposed for one. */
  alike: z.int(),
  closed: z
    .object({
      as: z.enum(['transfer', 'payout', 'refund', 'settlement', 'aside']),
      /** Our reference or number, or the day of a settlement; the reason of one that was set aside. */
      what: z.string(),
      /** Null where the thing was decided by the bank's reference elsewhere on the desk. */
      by: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

export const listBankLines = endpoint({
  method: 'GET',
  path: '/api/v1/console/bank_lines',
  summary:
    'Lines of statements: those that fit something with what they are proposed for, those that fit nothing, and those that are decided; at most 50',
  query: z.strictObject({ view: z.enum(LINE_VIEWS, 'invalid').default('fits') }),
  data: z.object({
    items: z.array(BankLine),
    counts: z.object({ fits: z.int(), none: z.int() }),
    /** When the newest statement was given, and the last day it tells of. */
    newest: z.object({ given_at: z.string(), to: z.string() }).nullable(),
  }),
  caller: 'operator',
  right: 'transfers',
});

const LineParams = z.object({ id: z.uuid('invalid') });

export const matchBankLine = endpoint({
  method: 'POST',
  path: '/api/v1/console/bank_lines/{id}/match',
  summary:
    'Say what a line of a statement is: the money of a transfer by its reference, a payout by its number, a refund sent back, or a settlement of the payment gateway that arrived; decided as it would be on its own page',
  params: LineParams,
  body: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('transfer'),
        id: z
          .string('reference_required')
          .trim()
          .toUpperCase()
          .regex(/^[A-HJ-NP-Z2-9]{8}$/, 'reference_required'),
        /** Halalas that it was shown to wait for, null for none; absent for a transfer that was not shown but named by hand. */
        expected: z.int('invalid').min(0, 'invalid').nullable().optional(),
      }),
      z.strictObject({ kind: z.literal('payout'), id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
      z.strictObject({ kind: z.literal('refund'), id: z.uuid('invalid') }),
      z.strictObject({ kind: z.literal('settlement'), id: z.uuid('invalid') }),
    ],
    'invalid',
  ),
  /** `proposed`: another operator has to agree; `recorded`: it is the line of what was confirmed by hand before, and nothing is recorded twice. */
  data: z.object({
    outcome: z.enum(['settled', 'part', 'returned', 'paid', 'arrived', 'proposed', 'recorded']),
  }),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'receipt_used', 'second_operator_needed', 'line_unlike', 'xsrf_mismatch'],
});

export const setBankLineAside = endpoint({
  method: 'POST',
  path: '/api/v1/console/bank_lines/{id}/aside',
  summary:
    'Set aside a line of a statement that is none of the marketplace’s dues, payouts or refunds, with the reason',
  params: LineParams,
  body: z.strictObject({
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(300, 'text_max'),
  }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'xsrf_mismatch'],
});
