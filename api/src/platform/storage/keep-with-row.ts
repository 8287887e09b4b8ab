import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseLost } from '../http/faults.ts';
import { Refusal } from '../http/refusal.ts';
import type { FileStorage } from './file-storage.ts';

const RETRY_AFTER_SECONDS = 60;

/**
 * Puts a file, then has the row written that names it, so that no row names a file that is not there. Answers what `writeRow`
 * answers; where it fails the file goes again. Throws `picture_not_kept` when the storage cannot take it.
 */
export async function keepWithRow<T>(
  { files, log }: { files: FileStorage; log: FastifyBaseLogger },
  { key, bytes }: { key: string; bytes: Uint8Array },
  writeRow: () => Promise<T>,
): Promise<T> {
  await files.put(key, bytes).catch((cause: unknown) => {
    throw new Refusal('picture_not_kept', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  });
  try {
    return await writeRow();
  } catch (error) {
    // The row may name the file when the commit's answer was lost: one file too many is better than one missing.
    if (!isDatabaseLost(error))
      await files
        .delete(key)
        .catch((err: unknown) => log.error({ err, key, mustRead: true }, 'a file without a row stays'));
    throw error;
  }
}
