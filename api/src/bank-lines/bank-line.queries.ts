import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Lets one statement at a time be kept: what is known already is looked for before. */
export async function lockStatements(tx: Tx): Promise<void> {
  await sql`lock table bank_statement in share row exclusive mode`.execute(tx);
}

export async function insertStatement(
  tx: Tx,
  given: { operatorId: string; lines: number; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('bank_statement')
    .values({ operator_id: given.operatorId, lines: given.lines, given_at: given.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewLine {
  line: number;
  mark: Buffer;
  booked_on: string;
  amount: number;
  text: string;
  bank_reference: string;
  our_reference: string | null;
}

/** Keeps the lines that are new, and answers how many; one that is there already is left alone (`bank_line_once`). */
export async function insertLines(tx: Tx, statementId: string, lines: readonly NewLine[]): Promise<number> {
  const added = await tx
    .insertInto('bank_line')
    .values(lines.map((line) => ({ ...line, statement_id: statementId })))
    .onConflict((conflict) => conflict.constraint('bank_line_once').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Those of some texts that are references of transfers. */
export async function findReferences(reader: Reader, texts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from transfer where reference = any(${texts}::text[])`.execute(reader);
  return new Set(rows.map(({ reference }) => reference));
}

/** Those of the bank's references that lines have already. */
export async function findUsed(reader: Reader, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ bank_reference: string }>`
    select distinct bank_reference from bank_line where bank_reference = any(${references}::text[])`.execute(
    reader,
  );
  return new Set(rows.map((row) => row.bank_reference));
}

/** No line was taken for a receipt. */
const NO_OTHER = sql`not exists (select from bank_line other where other.receipt_id = receipt.id)`;

/** What a line's thing was decided as: by the line itself, or elsewhere by the bank's reference of the same movement. */
const ENDED = sql`
  select 'transfer' as as, transfer.reference as what, receipt.decided_at as at
  from transfer_receipt receipt join transfer on transfer.id = receipt.transfer_id
  where receipt.id = line.receipt_id or (line.closed_at is null and receipt.decision = 'confirmed'
    and receipt.bank_reference = line.bank_reference and receipt.received = line.amount and ${NO_OTHER})
  union all
  select 'payout', payout.number::text, payout.closed_at from payout
  where payout.id = line.payout_id or (line.closed_at is null and payout.state = 'paid'
    and payout.reference = line.bank_reference and payout.amount = -line.amount)
  union all
  select 'refund', coalesce(transfer.reference, reservation.number::text, purchase.number::text), refund.done_at
  from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
    left join transfer_receipt receipt on receipt.id = payment.receipt_id left join transfer on transfer.id = receipt.transfer_id
    left join reservation on reservation.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
  where refund.id = line.refund_id or (line.closed_at is null and refund.bank_reference = line.bank_reference
    and refund.amount = -line.amount)
  union all
  select 'settlement', to_char(settled_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD'), null from gateway_settlement settlement
  where settlement.id = line.gateway_settlement_id`;

/** Nobody decided it: not as a line, and not elsewhere by the bank's reference. */
const OPEN = sql`(line.closed_at is null
  and not exists (select from transfer_receipt receipt where receipt.decision = 'confirmed'
    and receipt.bank_reference = line.bank_reference and receipt.received = line.amount and ${NO_OTHER})
  and not exists (select from payout where payout.state = 'paid' and payout.reference = line.bank_reference
    and payout.amount = -line.amount)
  and not exists (select from refund where refund.bank_reference = line.bank_reference and refund.amount = -line.amount))`;

export interface LineRow {
  id: string;
  booked_on: string;
  amount: number;
  text: string;
  bank_reference: string;
  our_reference: string | null;
}

/** More open lines than that are looked at once others are decided. */
const MOST_OPEN = 5000;

/** Lines that nobody decided, the oldest first. */
export async function findOpenLines(reader: Reader): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, booked_on, amount, text, bank_reference, our_reference from bank_line line where ${OPEN}
    order by booked_on, id limit ${MOST_OPEN}`.execute(reader);
  return rows;
}

/** How many lines wait, `MOST_OPEN` at most, and since when the first one does. */
export async function countOpenLines(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(statement.given_at) as "oldestAt"
    from (select line.statement_id from bank_line line where ${OPEN} order by booked_on, id limit ${MOST_OPEN}) line
      join bank_statement statement on statement.id = line.statement_id`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

export interface ClosedRow extends LineRow {
  as: 'transfer' | 'payout' | 'refund' | 'settlement' | null;
  what: string | null;
  at: Date | null;
  aside_reason: string | null;
  closed_at: Date | null;
  closer: string | null;
}

/** Lines that are decided, the newest decision first: as many of each kind as are shown are looked at, and no more. */
export async function findClosedLines(reader: Reader, limit: number): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    with newest as (select id from bank_line where closed_at is not null order by closed_at desc, id limit ${limit}),
      elsewhere as (
        select id from (select * from bank_line where closed_at is null order by booked_on, id limit ${MOST_OPEN}) line where not ${OPEN})
    select line.id, line.booked_on, line.amount, line.text, line.bank_reference, line.our_reference, line.aside_reason,
      line.closed_at, ended.*, closer.name as closer
    from (select id from newest union all select id from elsewhere) found join bank_line line on line.id = found.id
      left join lateral (${ENDED} limit 1) ended on true left join operator closer on closer.id = line.closed_by
    order by coalesce(line.closed_at, ended.at) desc, line.id limit ${limit}`.execute(reader);
  return rows;
}

/** When the newest statement that brought something new was given, and the last day of what it brought. */
export async function findNewest(reader: Reader): Promise<{ given_at: Date; to: string } | undefined> {
  const { rows } = await sql<{ given_at: Date; to: string }>`
    select statement.given_at, line.to from bank_statement statement
      cross join lateral (select max(booked_on) as to from bank_line where statement_id = statement.id) line
    where line.to is not null order by statement.given_at desc, statement.id desc limit 1`.execute(reader);
  return rows[0];
}

/** Locks a line that nobody decided. Throws `not_found`, `state_changed` when somebody has, here or elsewhere. */
export async function lockOpenLine(tx: Tx, id: string): Promise<LineRow> {
  const { rows } = await sql<LineRow & { is_open: boolean }>`
    select id, booked_on, amount, text, bank_reference, our_reference, ${OPEN} as is_open from bank_line line
    where id = ${id} for update`.execute(tx);
  const [line] = rows;
  if (line === undefined) throw new Refusal('not_found');
  if (!line.is_open) throw new Refusal('state_changed');
  return line;
}

export type LineEnd =
  | { receipt_id: string }
  | { payout_id: string }
  | { refund_id: string }
  | { gateway_settlement_id: string }
  | { aside_reason: string };

/** Closes a line with what it is; a thing has one line (`bank_line_one_per_receipt`, `…_payout`, `…_refund`, `…_settlement`): `state_changed`. */
export async function closeLine(
  tx: Tx,
  id: string,
  end: LineEnd,
  by: { operatorId: string; now: Date },
): Promise<void> {
  try {
    await tx
      .updateTable('bank_line')
      .set({ ...end, closed_by: by.operatorId, closed_at: by.now })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (/^bank_line_(one_per|closed_once)/.test(brokenConstraint(error) ?? ''))
      throw new Refusal('state_changed');
    throw error;
  }
}

/** The transfer of a reference of ours. Throws `not_found`. */
export async function requireTransfer(reader: Reader, reference: string): Promise<string> {
  const row = await reader
    .selectFrom('transfer')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row.id;
}

/** A payout by its number. Throws `not_found`. */
export async function requirePayout(reader: Reader, number: number): Promise<{ id: string; amount: number }> {
  const row = await reader
    .selectFrom('payout')
    .select(['id', 'amount'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** What a settlement of the gateway sent. Throws `not_found`. */
export async function requireSettlement(reader: Reader, id: string): Promise<{ net: number }> {
  const row = await reader
    .selectFrom('gateway_settlement')
    .select('net')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** A refund, and whether its money came by bank. Throws `not_found`. */
export async function requireRefund(
  reader: Reader,
  id: string,
): Promise<{ amount: number; isOfBank: boolean }> {
  const row = await reader
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount', 'payment.gateway'])
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return { amount: row.amount, isOfBank: row.gateway === 'bank' };
}
