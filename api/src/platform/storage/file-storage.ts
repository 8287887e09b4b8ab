import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** To be read to its end or destroyed, whichever the reader does first. */
  stream: Readable;
}

/**
 * Where files live, by key: on this machine's disk or in S3-compatible storage that all machines share. Every call
 * throws on a key that `assertKey` refuses and when the storage cannot be asked.
 */
export interface FileStorage {
  /** Keeps the bytes under the key, in place of what was there; a reader sees the old file or the new, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file; undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is removed already. */
  delete(key: string): Promise<void>;
}

const LONGEST_KEY = 200;
/**
 * Names of small Latin letters and digits, parted by slashes. None begins with a dot: nothing leads out of the folder,
 * and a disk can name what is not finished yet. No capitals: some disks cannot tell them apart.
 */
const KEY = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Throws when a key is not one that every storage can keep. */
export function assertKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key))
    throw new Error('a file was asked for by an impossible key');
}

/** The whole file in memory; for what is small by its nature. Undefined when there is none. */
export async function readWhole(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  const file = await storage.get(key);
  if (file === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of file.stream) parts.push(part);
  return Buffer.concat(parts);
}
