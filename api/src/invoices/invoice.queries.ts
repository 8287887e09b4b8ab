import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type {
  InvoiceDeferralReason,
  InvoiceKind,
  Invoice as InvoiceTable,
} from '../platform/db/schema.generated.ts';
import type { DocumentFacts } from './invoice.ts';

export interface Issuer {
  id: string;
  lastIcv: number;
  lastHash: string;
}

/** Locks an issuer until the transaction ends; makes it at its first document. */
export async function lockIssuer(tx: Tx, accountId: string | null): Promise<Issuer> {
  await tx
    .insertInto('invoice_issuer')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.constraint('invoice_issuer_one_per_account').doNothing())
    .execute();
  const row = await tx
    .selectFrom('invoice_issuer')
    .select(['id', 'last_icv', 'last_hash'])
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id: row.id, lastIcv: row.last_icv, lastHash: row.last_hash };
}

/** The next place in a series; the issuer is locked. A place that is left out is refused by `invoice_series_without_gap`. */
export async function nextSequence(tx: Tx, issuerId: string, kind: InvoiceKind): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('issuer_id', '=', issuerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

export async function linkChain(
  tx: Tx,
  issuerId: string,
  { icv, hash }: { icv: number; hash: string },
): Promise<void> {
  await tx
    .updateTable('invoice_issuer')
    .set({ last_icv: icv, last_hash: hash })
    .where('id', '=', issuerId)
    .execute();
}

/** A second document of one payment or refund is refused (`invoice_once_per_payment`, `invoice_once_per_refund`). */
export async function insertDocument(tx: Tx, row: Insertable<InvoiceTable>): Promise<string> {
  const inserted = await tx.insertInto('invoice').values(row).returning('id').executeTakeFirstOrThrow();
  return inserted.id;
}

export interface IssuedRow {
  id: string;
  kind: InvoiceKind;
  sequence: number;
  issued_at: Date;
  total: number;
  seller_account_id: string | null;
  buyer_account_id: string;
  reservation_id: string | null;
  purchase_id: string | null;
  facts: DocumentFacts;
}

/** The document of a payment; undefined while there is none. */
export async function findOfPayment(reader: Reader, paymentId: string): Promise<IssuedRow | undefined> {
  const { rows } = await sql<IssuedRow>`
    select i.id, i.kind, i.sequence, i.issued_at, i.total, s.account_id as seller_account_id, i.buyer_account_id,
      i.reservation_id, i.purchase_id, i.facts
    from invoice i join invoice_issuer s on s.id = i.issuer_id
    where i.payment_id = ${paymentId} and i.refund_id is null`.execute(reader);
  return rows[0];
}

export async function isRefundDocumented(reader: Reader, refundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('invoice')
    .select('id')
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Halalas of the notes that corrected a document so far. */
export async function creditedOf(reader: Reader, invoiceId: string): Promise<number> {
  const { rows } = await sql<{ credited: number }>`
    select coalesce(sum(total), 0)::bigint as credited from invoice where corrects_id = ${invoiceId}`.execute(
    reader,
  );
  return rows[0]?.credited ?? 0;
}

/** Halalas that documents of a reservation's payments told so far. */
export async function documentedOf(reader: Reader, reservationId: string): Promise<number> {
  const { rows } = await sql<{ documented: number }>`
    select coalesce(sum(total), 0)::bigint as documented from invoice
    where reservation_id = ${reservationId} and corrects_id is null`.execute(reader);
  return rows[0]?.documented ?? 0;
}

export async function insertDeferral(
  tx: Tx,
  paymentId: string,
  deferral: { reason: InvoiceDeferralReason; accountId: string | null; at: Date },
): Promise<void> {
  const { reason, accountId, at } = deferral;
  await tx
    .insertInto('invoice_deferral')
    .values({ payment_id: paymentId, reason, account_id: accountId, at })
    .onConflict((conflict) =>
      conflict.column('payment_id').doUpdateSet({ reason, account_id: accountId, at }),
    )
    .execute();
}

export async function deleteDeferral(tx: Tx, paymentId: string): Promise<void> {
  await tx.deleteFrom('invoice_deferral').where('payment_id', '=', paymentId).execute();
}

/** Whether the advertiser of a payment's stay said that they invoice it themselves. */
export async function isSelfInvoiced(reader: Reader, paymentId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('invoice_deferral')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'self_invoiced')
    .executeTakeFirst();
  return row !== undefined;
}

/** Payments and refunds without their document, the oldest first, after a place in that order. */
export async function findMissing(
  reader: Reader,
  { after, most }: { after: string; most: number },
): Promise<{ payment_id: string; refund_id: string | null; place: string }[]> {
  const { rows } = await sql<{ payment_id: string; refund_id: string | null; place: string }>`
    select payment_id, refund_id, place from (
      select p.id as payment_id, null::uuid as refund_id, p.id::text as place from payment p join due on due.id = p.due_id
      where p.state = 'settled' and due.kind <> 'security_deposit'
        and not exists (select from invoice i where i.payment_id = p.id and i.refund_id is null)
        and not exists (select from invoice_deferral d where d.payment_id = p.id and d.reason = 'self_invoiced')
      union all
      select r.payment_id, r.id, r.payment_id::text || r.id::text from refund r join payment p on p.id = r.payment_id
        join due on due.id = p.due_id
      where p.state = 'settled' and due.kind <> 'security_deposit' and not exists (select from invoice i where i.refund_id = r.id)
        and not exists (select from invoice_deferral d where d.payment_id = p.id)
    ) missing where place > ${after} order by place limit ${most}`.execute(reader);
  return rows;
}
