import { createHash, randomUUID } from 'node:crypto';
import type { Transfer } from '@diyar/contract/money/transfers';
import type { FastifyBaseLogger } from 'fastify';
import type { PayableKind } from '../dues/payable.ts';
import { legiblePicture } from '../photos/legible-picture.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { figuresAt } from '../settings/figures.ts';
import { transferAccountAt } from '../settings/transfer-account.ts';
import { looksAlike } from './looks-alike.ts';
import { presentTransfer, requireOpen, requirePaid, type TransferAsked } from './open-transfer.ts';
import { findPrints, insertReceipt, receiptsSince, updateTransfer } from './transfer.queries.ts';

/** Makes receipts anew, and their prints, outside the process that answers people. */
interface ReceiptJobs extends ShrinkJobs {
  run: ShrinkJobs['run'] &
    ((name: 'printReceipt', job: { bytes: Uint8Array }, limits: JobLimits) => Promise<Uint8Array>);
}

/** Where receipts go, and what makes them anew. */
export interface ReceiptPlaces {
  db: Database;
  files: FileStorage;
  images: ReceiptJobs;
  log: FastifyBaseLogger;
}

export interface ReceiptSent extends TransferAsked {
  personId: string;
}

const DAY_MS = 86_400_000;
const PRINT_LIMITS: JobLimits = { seconds: 10, megabytes: 60 };

/**
 * Takes the receipt of an open bank transfer: made anew without what cameras write into it, and the clock of what it pays for stops until an
 * operator decides. A late one is taken too, for money that is on its way. Throws `not_found`, `state_changed` when no transfer waits
 * for one, `too_many_requests` past the daily limit, `picture_not_kept` when the storage cannot take it.
 */
export async function sendReceipt(
  places: ReceiptPlaces,
  kind: PayableKind,
  sent: ReceiptSent,
  bytes: Buffer,
): Promise<Transfer> {
  const { db, files, images, log } = places;
  // Asked before the picture is made, which costs the most, and once more where nobody else can come between.
  await transact(db, (tx) => requireWaiting(tx, kind, sent));
  const made = await legiblePicture(images, bytes);
  const print = await images.run('printReceipt', { bytes: made }, PRINT_LIMITS);
  const file_key = `receipts/${randomUUID()}.webp`;
  const picture = {
    file_key,
    content_hash: createHash('sha256').update(bytes).digest(),
    print: Buffer.from(print),
  };
  return await keepWithRow({ files, log }, { key: file_key, bytes: made }, () =>
    transact(db, (tx) => keep(tx, kind, sent, picture)),
  );
}

async function requireWaiting(tx: Tx, kind: PayableKind, sent: ReceiptSent) {
  const { accountId, now } = sent;
  const payable = await kind.lock(tx, await requirePaid(tx, kind, sent));
  const transfer = await requireOpen(tx, payable.subject);
  if (transfer.state !== 'waiting') throw new Refusal('state_changed');
  const most = (await figuresAt(tx, now)).receipts_per_account_day;
  const { count, first } = await receiptsSince(tx, accountId, new Date(now.getTime() - DAY_MS));
  if (count >= most) {
    const free = (first?.getTime() ?? now.getTime()) + DAY_MS;
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.ceil((free - now.getTime()) / 1000),
    });
  }
  return { payable, transfer };
}

async function keep(
  tx: Tx,
  kind: PayableKind,
  sent: ReceiptSent,
  picture: { file_key: string; content_hash: Buffer; print: Buffer },
): Promise<Transfer> {
  const { personId, lang, now } = sent;
  const { payable, transfer } = await requireWaiting(tx, kind, sent);
  const alike = (await findPrints(tx, transfer.id)).find(({ print }) => looksAlike(print, picture.print));
  const was_late = !payable.byTransfer.isOpen(now);
  try {
    await insertReceipt(tx, {
      ...picture,
      transfer_id: transfer.id,
      person_id: personId,
      alike_id: alike?.id ?? null,
      was_late,
      sent_at: now,
    });
  } catch (error) {
    if (brokenConstraint(error) === 'transfer_receipt_one_under_review') throw new Refusal('state_changed');
    throw error;
  }
  await updateTransfer(tx, transfer.id, { state: 'review' });
  await payable.byTransfer.pause(tx, { personId, now });
  const account = await transferAccountAt(tx, lang, now);
  if (account === null) throw new Refusal('state_changed');
  const sentOne = await requireOpen(tx, payable.subject);
  return presentTransfer(tx, { payable, transfer: sentOne, account }, now);
}
