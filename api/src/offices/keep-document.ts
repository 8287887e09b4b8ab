import { randomUUID } from 'node:crypto';
import { MOST_OFFICE_DOCUMENTS, type OfficeDocumentPurpose } from '@diyar/contract/words/office-words';
import type { FastifyBaseLogger } from 'fastify';
import { pictureOrPdf } from '../photos/picture-or-pdf.ts';
import type { ShrinkJobs } from '../photos/small-picture.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { keepWithRow } from '../platform/storage/keep-with-row.ts';
import { requireOwner } from './check-registration.ts';
import { dropFilesJob } from './office.jobs.ts';
import { findDocuments, findOpen, insertDocument, lockAccount, removeDocument } from './office.queries.ts';

export interface DocumentPlaces {
  db: Database;
  files: FileStorage;
  images: ShrinkJobs;
  log: FastifyBaseLogger;
}

/**
 * Adds a document to the request of the acting account that was not sent: a picture made anew, or a PDF as it is. Refuses `role_forbids`,
 * `business_only`, `state_changed` without such a request, `too_many_documents`, what `pictureOrPdf` refuses, and
 * `picture_not_kept` when the storage cannot take it.
 */
export async function keepDocument(
  { db, files, images, log }: DocumentPlaces,
  actor: Actor,
  { bytes, purpose }: { bytes: Buffer; purpose: OfficeDocumentPurpose },
  now: Date,
): Promise<void> {
  await requireOwner(db, actor);
  // Asked before the picture is made, which costs the most, and once more where nobody else can come between.
  await requireRoom(db, actor.accountId);
  const made = await pictureOrPdf(images, bytes);
  const key = `offices/${randomUUID()}.${made.kind === 'pdf' ? 'pdf' : 'webp'}`;
  await keepWithRow({ files, log }, { key, bytes: made.bytes }, () =>
    transact(db, async (tx) => {
      await lockAccount(tx, actor.accountId);
      const verification_id = await draftOf(tx, actor.accountId);
      const size = made.bytes.byteLength;
      await insertDocument(tx, {
        verification_id,
        purpose,
        kind: made.kind,
        size,
        file_key: key,
        created_at: now,
      });
    }),
  );
}

/** Takes a document off a request that was not sent; its file goes after it. Throws `not_found`, `state_changed`. */
export async function dropDocument(db: Database, actor: Actor, id: string): Promise<void> {
  await requireOwner(db, actor);
  await transact(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const key = await removeDocument(tx, await draftOf(tx, actor.accountId), id);
    if (key === undefined) throw new Refusal('not_found');
    await enqueue(tx, dropFilesJob, { keys: [key] });
  });
}

async function requireRoom(db: Database, accountId: string): Promise<void> {
  const documents = await findDocuments(db, await draftOf(db, accountId));
  if (documents.length >= MOST_OFFICE_DOCUMENTS) throw new Refusal('too_many_documents');
}

async function draftOf(reader: Parameters<typeof findOpen>[0], accountId: string): Promise<string> {
  const open = await findOpen(reader, accountId);
  if (open?.state !== 'draft') throw new Refusal('state_changed');
  return open.id;
}
