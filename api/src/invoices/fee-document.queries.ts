import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { DocumentFacts } from './invoice.ts';

export interface FeeFacts {
  /** Number of the booking. */
  number: number;
  hostAccountId: string;
  basisPoints: number;
  vatBasisPoints: number;
}

/** The fee of a booking as its documents tell it. */
export async function findFeeFacts(reader: Reader, reservationId: string): Promise<FeeFacts | undefined> {
  const { rows } = await sql<FeeFacts>`
    select r.number, r.host_account_id as "hostAccountId", fee.basis_points as "basisPoints",
      fee.vat_basis_points as "vatBasisPoints"
    from fee join reservation r on r.id = fee.reservation_id where fee.reservation_id = ${reservationId}`.execute(
    reader,
  );
  return rows[0];
}

export interface FeeChangeRow {
  id: string;
  direction: 'taken' | 'returned';
  /** Halalas without VAT, and the VAT. */
  amount: number;
  vat: number;
  at: Date;
}

/** Movements of a booking's fee up to an instant that no document tells yet: what was taken before what was returned, each the oldest first. */
export async function findUntold(
  reader: Reader,
  reservationId: string,
  until: Date,
): Promise<FeeChangeRow[]> {
  const { rows } = await sql<FeeChangeRow>`
    select c.id, c.direction::text as direction, c.amount, c.vat, c.at from fee_change c
    where c.reservation_id = ${reservationId} and c.at <= ${until}
      and not exists (select from invoice i where i.fee_change_id = c.id)
    order by c.direction = 'returned', c.at, c.id`.execute(reader);
  return rows;
}

export interface FeeInvoiceRow {
  id: string;
  sequence: number;
  issued_at: Date;
  facts: DocumentFacts;
  /** What of it no note has corrected yet. */
  net: number;
  vat: number;
}

/** Invoices of a booking's fee with what of them is left, the newest first. */
export async function findFeeInvoices(reader: Reader, reservationId: string): Promise<FeeInvoiceRow[]> {
  const { rows } = await sql<FeeInvoiceRow>`
    select i.id, i.sequence, i.issued_at, i.facts, (i.total - i.vat - noted.net)::bigint as net, (i.vat - noted.vat)::bigint as vat
    from invoice i join fee_change c on c.id = i.fee_change_id
    cross join lateral (select coalesce(sum(note.total - note.vat), 0) as net, coalesce(sum(note.vat), 0) as vat
      from invoice note where note.corrects_id = i.id) noted
    where c.reservation_id = ${reservationId} and i.corrects_id is null
    order by i.sequence desc`.execute(reader);
  return rows;
}

/** Bookings whose fee has movements that no document tells, after an id in their order; the first with an empty one. */
export async function findUntoldBookings(
  reader: Reader,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.reservation_id as id from fee_change c
    where ${after === '' ? sql`true` : sql`c.reservation_id > ${after}::uuid`}
      and not exists (select from invoice i where i.fee_change_id = c.id)
    order by 1 limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}
