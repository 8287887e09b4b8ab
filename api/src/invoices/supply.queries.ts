import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { PaymentMethod, RefundReason } from '../platform/db/schema.generated.ts';
import type { StoredTerms } from '../prices/price-stay.ts';

export interface PaymentFacts {
  id: string;
  received: number;
  method: PaymentMethod;
  closed_at: Date;
  due_kind: string;
  reservation_id: string | null;
  purchase_id: string | null;
}

/** A payment that was kept; undefined for any other. */
export async function findSettledPayment(reader: Reader, id: string): Promise<PaymentFacts | undefined> {
  const { rows } = await sql<PaymentFacts>`
    select payment.id, payment.received, payment.method, coalesce(payment.closed_at, payment.created_at) as closed_at,
      due.kind::text as due_kind, due.reservation_id, due.purchase_id
    from payment join due on due.id = payment.due_id
    where payment.id = ${id} and payment.state = 'settled'`.execute(reader);
  return rows[0];
}

export interface RefundFacts {
  id: string;
  payment_id: string;
  amount: number;
  reason: RefundReason;
  created_at: Date;
}

export function findRefund(reader: Reader, id: string): Promise<RefundFacts | undefined> {
  return reader
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount', 'reason', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface StayFacts {
  number: number;
  host_account_id: string;
  guest_account_id: string;
  period: number;
  start_date: string;
  end_date: string;
  total: number;
  terms: StoredTerms;
  usage: 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';
  unit_ar: string;
  unit_en: string;
}

/** A reservation as its document tells it. */
export async function findStay(reader: Reader, id: string): Promise<StayFacts> {
  const { rows } = await sql<StayFacts>`
    select r.number, r.host_account_id, r.guest_account_id, r.period, r.start_date, r.end_date, r.total, r.terms, p.usage,
      coalesce(u.name_ar, u.name_en) as unit_ar, coalesce(u.name_en, u.name_ar) as unit_en
    from reservation r join unit u on u.id = r.unit_id join property p on p.id = u.property_id
    where r.id = ${id}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error(`reservation ${id} is gone`);
  return row;
}

export function findPurchase(reader: Reader, id: string) {
  return reader.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export interface PartyRow {
  name: string;
  legal_name: string | null;
  vat_number: string | null;
  commercial_registration: string | null;
  street: string | null;
  building_number: string | null;
  district: string | null;
  city: string | null;
  postal_code: string | null;
  self_since: string | null;
}

/** An account as documents name it. */
export async function findParty(reader: Reader, accountId: string): Promise<PartyRow> {
  const { rows } = await sql<PartyRow>`
    select a.name, pr.legal_name, a.vat_number, pr.commercial_registration, i.street, i.building_number, i.district, i.city,
      i.postal_code, i.self_since
    from account a left join account_profile pr on pr.account_id = a.id left join invoicing i on i.account_id = a.id
    where a.id = ${accountId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error(`account ${accountId} is gone`);
  return row;
}
