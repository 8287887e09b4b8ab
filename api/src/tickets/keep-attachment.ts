import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type KeptFile, pictureOrPdf } from '../photos/picture-or-pdf.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { figuresAt } from '../settings/figures.ts';
import { findAttachment } from './attachment.queries.ts';
import { attachmentsSince, insertAttachment, lockSender } from './ticket.queries.ts';

/** Where attachments go, and what makes pictures anew. */
export interface AttachmentPlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

const DAY_MS = 86_400_000;
/** A file may be chosen again before its message is sent. */
const FILES_A_TICKET = 3;

/**
 * Keeps a file until its message comes: a picture made anew, without what its sender wrote into it, or a PDF as it is. What it
 * is says its content alone. Refuses `attachment_kind`, `photo_12mp`, `too_many_requests` past what an address may send a day,
 * `picture_not_kept` when the storage cannot take it.
 */
export async function keepAttachment(
  { db, files, images, log }: AttachmentPlaces,
  { bytes, addressHash, now }: { bytes: Buffer; addressHash: Buffer; now: Date },
): Promise<{ id: string; kind: KeptFile['kind'] }> {
  // Asked before the picture is made, which costs the most, and once more where nobody else can come between.
  await refuseTooMany(db, addressHash, now);
  const made = await pictureOrPdf(images, bytes);
  const key = `tickets/${randomUUID()}.${made.kind === 'pdf' ? 'pdf' : 'webp'}`;
  const id = await keepWithRow({ files, log }, { key, bytes: made.bytes }, () =>
    transact(db, async (tx) => {
      await lockSender(tx, { addressHash });
      await refuseTooMany(tx, addressHash, now);
      const size = made.bytes.byteLength;
      const row = { kind: made.kind, file_key: key, size, address_hash: addressHash, created_at: now };
      return insertAttachment(tx, row);
    }),
  );
  return { id, kind: made.kind };
}

async function refuseTooMany(reader: Reader, addressHash: Buffer, now: Date): Promise<void> {
  const most = (await figuresAt(reader, now)).tickets_per_address_day * FILES_A_TICKET;
  await refusePast((since) => attachmentsSince(reader, addressHash, since), { most, spanMs: DAY_MS }, now);
}

/** A file of a ticket, for an operator. Throws `not_found`. */
export async function readAttachment(
  { db, files }: Pick<AttachmentPlaces, 'db' | 'files'>,
  of: { number: string; attachmentId: string },
): Promise<{ type: 'image/webp' | 'application/pdf'; base64: string }> {
  const row = await findAttachment(db, of);
  const bytes = row && (await readWhole(files, row.file_key));
  if (row === undefined || bytes === undefined) throw new Refusal('not_found');
  return {
    type: row.kind === 'pdf' ? 'application/pdf' : 'image/webp',
    base64: bytes.toString('base64'),
  };
}
