import { randomBytes } from 'node:crypto';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type FileStorage } from './file-storage.ts';

/** `folder` is resolved against the working directory; nothing above it is ever touched. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key) => {
      const handle = await absentAsUndefined(open(pathOf(key)));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    exists: async (key) => (await absentAsUndefined(access(pathOf(key)).then(() => true))) ?? false,
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Writes beside the file's place and renames into it: half a file is never read. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${randomBytes(12).toString('hex')}`);
  try {
    // Flushed before it gets its name, so that a lost machine leaves no empty file behind.
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function absentAsUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
