import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';

/** What the gateway sent to the bank at once, and what it kept; amounts may be less than none where more went back than came. */
export const Settlement = z.object({
  id: z.uuid(),
  gateway: z.string(),
  /** The gateway's name for it. */
  reference: z.string(),
  settled_at: z.string(),
  /** Halalas that came from payers, less what went back to them. */
  gross: Money,
  /** Kept by the gateway, without its VAT. */
  fee: Money,
  fee_vat: Money,
  /** Sent to the bank. */
  net: Money,
  /** The day of the bank's line that it arrived by, as an operator matched it. */
  arrived_on: z.string().nullable(),
  lines: z.int(),
  /** Cases of money that wait for a decision about it or about one of its payments. */
  cases: z.int(),
});
export type Settlement = z.infer<typeof Settlement>;

export const SettlementLine = z.object({
  /** Money of a payer that came, went back or was taken back by their bank; or what the gateway keeps. */
  kind: z.enum(['payment', 'refund', 'chargeback', 'charge']),
  /** The gateway's id of the payment; null for what it keeps of none. */
  charge_id: z.string().nullable(),
  /** What the payment is for; null where we never began it. */
  of: z.object({ kind: z.enum(['reservation', 'purchase']), number: z.string() }).nullable(),
  gross: Money,
  fee: Money,
  fee_vat: Money,
  net: Money,
});
export type SettlementLine = z.infer<typeof SettlementLine>;

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/v1/console/settlements',
  summary:
    'What the payment gateway sent to the bank and what it kept of it, the newest settlement first, and what it still has by the ledger',
  query: z.strictObject(PageQuery),
  data: listOf(Settlement).extend({
    /** Came by the gateway, in no settlement yet. */
    owed: Money,
  }),
  caller: 'operator',
  right: 'ledger',
});

export const showSettlement = endpoint({
  method: 'GET',
  path: '/api/v1/console/settlements/{id}',
  summary: 'A settlement of the payment gateway with its lines, as the gateway told them; at most 5,000',
  params: z.object({ id: z.uuid('invalid') }),
  data: z.object({ settlement: Settlement, items: z.array(SettlementLine) }),
  caller: 'operator',
  right: 'ledger',
  refuses: ['not_found'],
});
