import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { deleteUnused } from './forgetting.queries.ts';
import { removeFilesJob } from './photo.jobs.ts';
import type { PhotoFiles } from './photo-files.ts';

/** Forgets those of some photos of an account that no unit, property or open wizard uses; their files follow by a job. */
export async function forgetUnused(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const gone of await deleteUnused(tx, accountId, ids)) await removeFilesLater(tx, gone);
}

/** Asks, in the transaction that deletes a photo, for its files to be removed: those of drawn photos are left. */
export async function removeFilesLater(
  tx: Tx,
  { file_key: fileKey, original_key: originalKey }: PhotoFiles,
): Promise<void> {
  if (fileKey !== null && originalKey !== null) await enqueue(tx, removeFilesJob, { fileKey, originalKey });
}
