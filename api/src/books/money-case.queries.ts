import { type Selectable, sql } from 'kysely';
import { type DueSubject, subjectOf } from '../dues/due.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { MoneyCase, MoneyCaseBook, MoneyCaseDecision } from '../platform/db/schema.generated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Difference } from './difference.ts';

export type MoneyCaseRow = Selectable<MoneyCase>;

/** Which of a gateway's books was compared: its payments, or its settlements. */
export interface ComparedBook {
  gateway: string;
  book: MoneyCaseBook;
}

/**
 * Keeps a difference as a case; the same one again is the same case. Quiet: an operator explained it, or its money is about to go back.
 */
export async function upsertCase(
  tx: Tx,
  { gateway, book }: ComparedBook,
  difference: Difference,
  now: Date,
): Promise<{ id: string; isQuiet: boolean }> {
  const { chargeId, kind, there, here, told, isOurs } = difference;
  const { rows } = await sql<{ id: string; isQuiet: boolean }>`
    insert into money_case as kept (gateway, book, charge_id, kind, there, here, amount, method, card_company, card_last4, began_at,
      payment_id, found_at, seen_at)
    values (${gateway}, ${book}, ${chargeId}, ${kind}, ${there}, ${here}, ${Math.abs((there ?? 0) - (here ?? 0))}, ${told?.method ?? null},
      ${told?.company ?? null}, ${told?.last4 ?? null}, ${isOurs ? sql`(select created_at from payment where id = ${chargeId})` : null},
      ${isOurs ? chargeId : null}, ${now}, ${now})
    on conflict on constraint money_case_once do update set seen_at = excluded.seen_at, gone_at = null
    returning id, coalesce(decision = 'explained' or decision = 'returned' and kind = 'stranger' and sent_at is null, false) as "isQuiet"`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`a case of ${chargeId} was not kept`);
  return row;
}

/** Closes the cases of a book of a gateway that nobody decided and that its newest comparison did not find. */
export async function closeGone(
  tx: Tx,
  { gateway, book }: ComparedBook,
  found: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update money_case set gone_at = ${now}
    where gateway = ${gateway} and book = ${book} and decision is null and gone_at is null and not id = any(${found}::uuid[])`.execute(
    tx,
  );
}

/** A case by its id. Throws `not_found`. */
export async function requireCase(reader: Reader, id: string): Promise<MoneyCaseRow> {
  const row = await reader.selectFrom('money_case').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Locks a case that nobody decided. Throws `state_changed` when somebody has, or when both books agree by now. */
export async function lockOpenCase(tx: Tx, id: string): Promise<MoneyCaseRow> {
  const row = await tx
    .selectFrom('money_case')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.decision !== null || row.gone_at !== null) throw new Refusal('state_changed');
  return row;
}

/** The due that the payment of a case is for, and what that is for; undefined where we never began it. */
export async function findOwn(
  reader: Reader,
  found: MoneyCaseRow,
): Promise<{ dueId: string; subject: DueSubject } | undefined> {
  if (found.payment_id === null) return undefined;
  const row = await reader
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['due.id', 'due.reservation_id', 'due.purchase_id'])
    .where('payment.id', '=', found.payment_id)
    .executeTakeFirstOrThrow();
  return { dueId: row.id, subject: subjectOf(row) };
}

/** What an operator says of a case. */
export interface Said {
  decision: MoneyCaseDecision;
  /** The due that its money is for; null unless it is assigned. */
  dueId: string | null;
  reason: string;
  operatorId: string;
}

export async function proposeCase(tx: Tx, id: string, said: Said): Promise<void> {
  await tx
    .updateTable('money_case')
    .set({
      proposed_by: said.operatorId,
      proposed_decision: said.decision,
      proposed_due_id: said.dueId,
      proposed_reason: said.reason,
    })
    .where('id', '=', id)
    .execute();
}

export async function decideCase(tx: Tx, id: string, said: Said, now: Date): Promise<void> {
  await tx
    .updateTable('money_case')
    .set({
      decision: said.decision,
      due_id: said.dueId,
      reason: said.reason,
      decided_by: said.operatorId,
      decided_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The thing that a booking or a purchase of a number is; undefined where there is none. */
export async function findSubjectByNumber(
  reader: Reader,
  { kind, number }: { kind: 'reservation' | 'purchase'; number: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom(kind)
    .select('id')
    .where('number', '=', Number(number))
    .executeTakeFirst();
  return row?.id;
}
