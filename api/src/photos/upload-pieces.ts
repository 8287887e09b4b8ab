import { PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';

/** Where a piece of an upload waits, by the byte it begins at: the same piece sent again is the same file. */
export function pieceKey(uploadId: string, offset: number): string {
  return `uploads/${uploadId}/${offset}`;
}

/** Bytes of the piece that begins at `offset` of a file; undefined where no piece begins. */
export function pieceLength(size: number, offset: number): number | undefined {
  if (offset % PHOTO_CHUNK_BYTES !== 0 || offset >= size) return undefined;
  return Math.min(PHOTO_CHUNK_BYTES, size - offset);
}

function keysOf(uploadId: string, size: number): string[] {
  const count = Math.ceil(size / PHOTO_CHUNK_BYTES);
  return Array.from({ length: count }, (_, index) => pieceKey(uploadId, index * PHOTO_CHUNK_BYTES));
}

/** The whole file, put together in memory; undefined when a piece of it is lost. */
export async function readUploaded(
  files: FileStorage,
  { id, size }: { id: string; size: number },
): Promise<Buffer<ArrayBuffer> | undefined> {
  const whole = Buffer.alloc(size);
  let at = 0;
  for (const key of keysOf(id, size)) {
    const piece = await readWhole(files, key);
    if (piece === undefined || at + piece.length > size) return undefined;
    at += piece.copy(whole, at);
  }
  return at === size ? whole : undefined;
}

/** Removes every piece of an upload; those that are not there are removed already. */
export async function removePieces(
  files: FileStorage,
  { id, size }: { id: string; size: number },
): Promise<void> {
  for (const key of keysOf(id, size)) await files.delete(key);
}
