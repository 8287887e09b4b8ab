import { DAY_MS, instantOf } from '@diyar/contract/values/riyadh';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { InvoiceKind, InvoiceSubmissionState } from '../platform/db/schema.generated.ts';
import { type DocumentFacts, readNumber } from './invoice.ts';

export interface InvoicesWanted {
  accountId: string;
  side: 'received' | 'issued';
  kind?: InvoiceKind | undefined;
  /** Riyadh dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  q: string;
  booking?: string | undefined;
  purchase?: string | undefined;
  about?: 'fee' | undefined;
  /** Whether documents of fees are among them: not every member of a team reads those (decision 058). */
  seesFees: boolean;
}

export interface DocumentRow {
  id: string;
  kind: InvoiceKind;
  sequence: number;
  standard: boolean;
  issued_at: Date;
  total: number;
  vat: number;
  facts: DocumentFacts;
  is_fee: boolean;
  has_xml: boolean;
  state: InvoiceSubmissionState | null;
}

/** A document for a business is its buyer's once the authority has cleared it. */
const CLEARED = sql`(not i.standard or s.state in ('cleared', 'warned'))`;
const FROM = sql`
  from invoice i
  join invoice_issuer issuer on issuer.id = i.issuer_id
  left join invoice_submission s on s.invoice_id = i.id
  left join reservation r on r.id = i.reservation_id
  left join fee_change on fee_change.id = i.fee_change_id
  left join reservation fee_of on fee_of.id = fee_change.reservation_id
  left join purchase p on p.id = i.purchase_id`;
const COLUMNS = sql`i.id, i.kind, i.sequence, i.standard, i.issued_at, i.total, i.vat, i.facts, i.fee_change_id is not null as is_fee, i.xml is not null as has_xml, s.state`;

const NO_FEE = sql`i.fee_change_id is null`;

const ofSide = ({ accountId, side }: Pick<InvoicesWanted, 'accountId' | 'side'>) =>
  side === 'received' ? sql`i.buyer_account_id = ${accountId}` : sql`issuer.account_id = ${accountId}`;

function conditionOf(wanted: InvoicesWanted): RawBuilder<unknown> {
  const { kind, from, to, booking, purchase, about } = wanted;
  const found = searched(wanted.q);
  const conditions = [
    ofSide(wanted),
    ...(wanted.side === 'received' ? [CLEARED] : []),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(from === undefined ? [] : [sql`i.issued_at >= ${new Date(instantOf(from, 0))}`]),
    ...(to === undefined ? [] : [sql`i.issued_at < ${new Date(instantOf(to, 0) + DAY_MS)}`]),
    ...(about === undefined ? [] : [sql`i.fee_change_id is not null`]),
    ...(wanted.seesFees ? [] : [NO_FEE]),
    ...(booking === undefined
      ? []
      : [sql`${about === undefined ? sql`r.number` : sql`fee_of.number`} = ${Number(booking)}`]),
    ...(purchase === undefined ? [] : [sql`p.number = ${Number(purchase)}`]),
    ...(found === undefined ? [] : [found]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Documents by their own number, or by that of their booking or purchase; none for a text that is no number. */
function searched(q: string): RawBuilder<unknown> | undefined {
  if (q === '') return undefined;
  const number = readNumber(q);
  if (number !== undefined) return sql`(i.kind = ${number.kind} and i.sequence = ${number.sequence})`;
  if (!/^\d{1,12}$/.test(q)) return sql`false`;
  return sql`(r.number = ${Number(q)} or fee_of.number = ${Number(q)} or p.number = ${Number(q)} or i.sequence = ${Number(q)})`;
}

export async function findDocuments(
  reader: Reader,
  wanted: InvoicesWanted,
  page: { limit: number; offset: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${FROM} where ${conditionOf(wanted)}
    order by i.issued_at desc, i.id desc limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

export async function countDocuments(reader: Reader, wanted: InvoicesWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${FROM} where ${conditionOf(wanted)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Documents of my account that wait, of all or of fees alone: for the authority, and for facts of the account. */
export async function countWaiting(
  reader: Reader,
  { accountId, about, seesFees }: Pick<InvoicesWanted, 'accountId' | 'about' | 'seesFees'>,
): Promise<{ clearing: number; waiting: number }> {
  const { rows } = await sql<{ clearing: number; waiting: number }>`
    select (select count(*)::int from invoice i left join invoice_submission s on s.invoice_id = i.id
        where i.buyer_account_id = ${accountId} and i.standard and s.state is null
          and ${seesFees ? sql`true` : NO_FEE} and ${about === undefined ? sql`true` : sql`i.fee_change_id is not null`}) as clearing,
      (select count(*)::int from invoice_deferral
        where account_id = ${accountId} and reason <> 'self_invoiced' and ${about === undefined})
      + (select count(*)::int from account a left join invoicing facts on facts.account_id = a.id
        join reservation r on r.host_account_id = a.id join fee_change c on c.reservation_id = r.id
        where a.id = ${accountId} and ${seesFees} and a.vat_number is not null and facts.street is null
          and not exists (select from invoice i where i.fee_change_id = c.id)) as waiting`.execute(reader);
  return rows[0] ?? { clearing: 0, waiting: 0 };
}

/** Whether the advertiser of a booking of this account's, on either side, invoices it themselves. */
export async function isBookingSelfInvoiced(
  reader: Reader,
  accountId: string,
  booking: string,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from reservation r join due on due.reservation_id = r.id join payment on payment.due_id = due.id
      join invoice_deferral d on d.payment_id = payment.id and d.reason = 'self_invoiced'
      where r.number = ${Number(booking)} and ${accountId} in (r.guest_account_id, r.host_account_id)) as is`.execute(
    reader,
  );
  return rows[0]?.is ?? false;
}

export interface WholeDocumentRow extends DocumentRow {
  uuid: string;
  xml: string | null;
  stamped_xml: string | null;
  stamped_qr: string | null;
}

/** A document that an account may read: issued to it, or in its name. */
export async function findDocumentOf(
  reader: Reader,
  { accountId, seesFees }: Pick<InvoicesWanted, 'accountId' | 'seesFees'>,
  id: string,
): Promise<WholeDocumentRow | undefined> {
  const { rows } = await sql<WholeDocumentRow>`
    select ${COLUMNS}, i.uuid, i.xml, s.xml as stamped_xml, s.qr as stamped_qr ${FROM}
    where i.id = ${id} and ${seesFees ? sql`true` : NO_FEE} and (issuer.account_id = ${accountId} or (i.buyer_account_id = ${accountId} and ${CLEARED}))`.execute(
    reader,
  );
  return rows[0];
}
