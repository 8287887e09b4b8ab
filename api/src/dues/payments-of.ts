import type { Reader } from '../platform/db/database.ts';
import type { PaymentState } from '../platform/db/schema.generated.ts';
import { findAttempts, findSettled } from './payment-views.queries.ts';

/** One attempt to pay; amounts in halalas. */
export interface PaymentView {
  id: string;
  state: PaymentState;
  amount: number;
  /** "mada •••• 1010"; null until the gateway told of a card. */
  card: string | null;
  /** Why it failed (see payment-gateway.ts); null otherwise. */
  failure: string | null;
  /** Halalas refunded to the card so far. */
  refunded: number;
  createdAt: Date;
}

const COMPANY_NAMES: Record<string, string> = { mada: 'mada', visa: 'Visa', master: 'Mastercard' };

function cardText(company: string | null, last4: string | null): string | null {
  if (last4 === null) return null;
  const name = COMPANY_NAMES[company ?? ''] ?? company;
  return name === null ? `•••• ${last4}` : `${name} •••• ${last4}`;
}

/** Every attempt to pay for these reservations, oldest first, by reservation id; each id asked for has its list. */
export async function paymentsOf(
  reader: Reader,
  reservationIds: readonly string[],
): Promise<Map<string, PaymentView[]>> {
  const views = new Map<string, PaymentView[]>(reservationIds.map((id) => [id, []]));
  if (reservationIds.length === 0) return views;
  for (const row of await findAttempts(reader, reservationIds)) {
    views.get(row.reservation_id)?.push({
      id: row.id,
      state: row.state,
      amount: row.amount,
      card: cardText(row.card_company, row.card_last4),
      failure: row.failure_code,
      refunded: row.refunded,
      createdAt: row.created_at,
    });
  }
  return views;
}

/** Halalas that are the marketplace's to keep for each reservation: settled, less what went back; 0 when none. */
export async function paidOf(
  reader: Reader,
  reservationIds: readonly string[],
): Promise<Map<string, number>> {
  const paid = new Map<string, number>(reservationIds.map((id) => [id, 0]));
  if (reservationIds.length === 0) return paid;
  for (const row of await findSettled(reader, reservationIds)) {
    const before = paid.get(row.reservation_id) ?? 0;
    paid.set(row.reservation_id, before + (row.received ?? 0) - row.refunded);
  }
  return paid;
}
