import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's error while another connection holds the file. */
const SQLITE_BUSY = 5;
const RETRY_MS = 50;

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/**
 * Runs `work` while holding `file`, so that two starts at the same time do it one after the other.
 * The lock is SQLite's own on an empty database: the operating system takes it from a process that ends, however it ends.
 * Nothing else may open the file: closing it in the same process would give the lock away.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    while (!tryToLock(lock)) await sleep(RETRY_MS);
    return await work();
  } finally {
    lock.close();
  }
}
