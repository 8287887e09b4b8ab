import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

export interface KeepPlace {
  files: FileStorage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Keeps bytes that can be made again. A storage that cannot take them (a full disk) is a line in the log and no more. */
export async function keepIfPossible(
  { files, log }: KeepPlace,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await files.put(key, bytes).catch((err: unknown) => log.error({ err, key }, 'a file cannot be kept'));
}
