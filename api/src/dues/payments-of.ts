import type { Reader } from '../platform/db/database.ts';
import type { DueKind, PaymentMethod } from '../platform/db/schema.generated.ts';

import type { SubjectKind } from './due.ts';
import { findAttempts, findSettled } from './payment-views.queries.ts';

/** One attempt to pay; amounts in halalas. */
export interface PaymentView {
  id: string;
  /** `part`: came by bank, and waits for the rest. */
  state: 'open' | 'settled' | 'failed' | 'surplus' | 'part';
  method: PaymentMethod;
  amount: number;
  dueId: string;
  dueKind: DueKind;
  /** It was for the security deposit. */
  isDeposit: boolean;
  /** "mada •••• 1010", "STC Pay •••• 5678"; null until the gateway told of a card or a wallet. */
  card: string | null;
  /** Why it failed (see payment-gateway.ts); null otherwise. */
  failure: string | null;
  /** Halalas refunded to the card so far. */
  refunded: number;
  /** Halalas on their way back to the card. */
  returning: number;
  createdAt: Date;
}

const COMPANY_NAMES: Record<string, string> = { mada: 'mada', visa: 'Visa', master: 'Mastercard' };

const WALLET_NAMES: Partial<Record<PaymentMethod, string>> = {
  stc_pay: 'STC Pay',
  apple_pay: 'Apple Pay',
};

function cardText(method: PaymentMethod, company: string | null, last4: string | null): string | null {
  if (last4 === null) return null;
  const name = WALLET_NAMES[method] ?? COMPANY_NAMES[company ?? ''] ?? company;
  return name === null ? `•••• ${last4}` : `${name} •••• ${last4}`;
}

/** Every attempt to pay for these things of one kind, oldest first, by their ids; each id asked for has its list. */
export async function paymentsOf(
  reader: Reader,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, PaymentView[]>> {
  const views = new Map<string, PaymentView[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return views;
  for (const row of await findAttempts(reader, kind, ids)) {
    views.get(row.subject_id)?.push({
      id: row.id,
      state: row.state === 'counted' ? 'part' : row.state,
      method: row.method,
      // One that is kept stands beside the payment of its deposit; any other was asked for both at once.
      amount: row.state === 'settled' ? row.amount : row.amount + (row.deposit ?? 0),
      dueId: row.due_id,
      dueKind: row.due_kind,
      isDeposit: row.due_kind === 'security_deposit',
      card: cardText(row.method, row.card_company, row.card_last4),
      failure: row.failure_code,
      refunded: row.refunded,
      returning: row.returning,
      createdAt: row.created_at,
    });
  }
  return views;
}

/** Halalas of one thing: `kept` of what was settled, and `returned`, what went or goes back of it. */
export interface PaidSums {
  kept: number;
  returned: number;
}

/** Sums what was paid for each of these things of one kind, security deposits aside. */
export async function paidOf(
  reader: Reader,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, PaidSums>> {
  const paid = new Map<string, PaidSums>(ids.map((id) => [id, { kept: 0, returned: 0 }]));
  if (ids.length === 0) return paid;
  for (const row of await findSettled(reader, kind, ids)) {
    const sums = paid.get(row.subject_id);
    if (sums === undefined) continue;
    const back = row.refunded + row.returning;
    sums.kept += (row.received ?? 0) - back;
    sums.returned += back;
  }
  return paid;
}

/** Halalas that were paid and kept for one thing. */
export async function keptOf(reader: Reader, kind: SubjectKind, id: string): Promise<number> {
  return (await paidOf(reader, kind, [id])).get(id)?.kept ?? 0;
}
