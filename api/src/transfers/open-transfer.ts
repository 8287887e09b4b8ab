import type { Transfer } from '@diyar/contract/money/transfers';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { DueSubject } from '../dues/due.ts';
import type { Payable, PayableKind } from '../dues/payable.ts';
import { openDueOf } from '../dues/read-due.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type TransferAccount, transferAccountAt } from '../settings/transfer-account.ts';
import { findOpenTransfer, insertTransfer } from './transfer.queries.ts';
import type { TransferRow } from './transfer.ts';
import { newsOf } from './transfer-news.ts';

export interface TransferAsked {
  /** The public number of the thing to be paid. */
  number: string;
  accountId: string;
  lang: Lang;
  now: Date;
}

/** The thing that an account pays for, by its number. Throws `not_found`. */
export async function requirePaid(
  reader: Reader,
  kind: PayableKind,
  { number, accountId }: Pick<TransferAsked, 'number' | 'accountId'>,
): Promise<string> {
  const id = await kind.findForPayer(reader, number, accountId);
  if (id === undefined) throw new Refusal('not_found');
  return id;
}

/** A transfer as its payer sees it. */
export async function presentTransfer(
  reader: Reader,
  { payable, transfer, account }: { payable: Payable; transfer: TransferRow; account: TransferAccount },
  now: Date,
): Promise<Transfer> {
  return {
    account,
    reference: transfer.reference,
    amount: money(transfer.due - transfer.parts),
    received: money(transfer.parts),
    ...(await newsOf(reader, transfer)),
    waits_until: riyadhIso(transfer.waitsUntil),
    is_over: transfer.state === 'waiting' && (transfer.isVoid || !payable.byTransfer.isOpen(now)),
  };
}

/**
 * Opens a bank transfer of what is due of one of the caller's payables, or answers the one that is open. A hold is kept for a day from
 * its beginning then (product.md 7). Throws `not_found`, `state_changed` when nothing is to be paid, `not_available`
 * when it is not told where to, or too little time is left before arrival.
 */
export async function openTransfer(
  tx: Tx,
  kind: PayableKind,
  { number, accountId, lang, now }: TransferAsked,
): Promise<Transfer> {
  const payable = await kind.lock(tx, await requirePaid(tx, kind, { number, accountId }));
  const account = await transferAccountAt(tx, lang, now);
  const open = await findOpenTransfer(tx, payable.subject);
  if (account !== null && open?.isVoid === false)
    return presentTransfer(tx, { payable, transfer: open, account }, now);
  const due = payable.isPayable(now) ? await openDueOf(tx, payable.subject) : undefined;
  if (due === undefined) throw new Refusal('state_changed');
  const waitsUntil = await payable.byTransfer.waitsFrom(tx, now);
  if (account === null || waitsUntil === null) throw new Refusal('not_available');
  const depositDueId = due.deposit?.dueId ?? null;
  await insertTransfer(tx, { dueId: due.id, depositDueId, accountId, waitsUntil, now });
  await payable.byTransfer.hold(tx, waitsUntil, now);
  const transfer = await requireOpen(tx, payable.subject);
  return presentTransfer(tx, { payable, transfer, account }, now);
}

/** The open transfer of a thing. Throws `state_changed` when there is none. */
export async function requireOpen(reader: Reader, subject: DueSubject): Promise<TransferRow> {
  const open = await findOpenTransfer(reader, subject);
  if (open === undefined) throw new Refusal('state_changed');
  return open;
}

/** Whether a transfer can be begun for one of the caller's payables, and the one that is open. Throws `not_found`. */
export async function showTransfer(
  tx: Tx,
  kind: PayableKind,
  { number, accountId, lang, now }: TransferAsked,
): Promise<{ offered: boolean; transfer: Transfer | null }> {
  const payable = await kind.lock(tx, await requirePaid(tx, kind, { number, accountId }));
  const account = await transferAccountAt(tx, lang, now);
  if (account === null) return { offered: false, transfer: null };
  const open = await findOpenTransfer(tx, payable.subject);
  const isOwed = payable.isPayable(now) && (await openDueOf(tx, payable.subject)) !== undefined;
  return {
    offered: isOwed && (await payable.byTransfer.waitsFrom(tx, now)) !== null,
    // What is due now is paid by a transfer of its own, with its own reference.
    transfer:
      open === undefined || (open.isVoid && isOwed)
        ? null
        : await presentTransfer(tx, { payable, transfer: open, account }, now),
  };
}
