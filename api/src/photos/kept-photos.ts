import { createHash } from 'node:crypto';
import type { PhotoWidth } from '@diyar/contract/ads';
import { drawPhoto } from '../../../demo/src/photos/draw-photo.ts';
import type { SceneKind } from '../../../demo/src/scenes/scene.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

export interface PhotoSize {
  scene: SceneKind;
  seed: string;
  width: PhotoWidth;
  format: PhotoFormat;
}

export type DrawPhoto = (
  scene: SceneKind,
  seed: string,
  width: PhotoWidth,
  format: PhotoFormat,
) => Promise<Buffer>;

/** To be raised when the drawings change, so that none of the old ones is shown. */
const EDITION = 4;
/** A drawing keeps a core busy; the rest of the machine answers visitors. */
const MOST_AT_ONCE = 2;

/** What a drawn photo is kept and recognised by: the same scene, seed, size and format give the same bytes. */
export function photoHash({ scene, seed, width, format }: PhotoSize): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, scene, seed, width, format]))
    .digest('hex');
}

/** Lets at most `most` run at once; the others wait in the order they came. */
function limiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A place is handed over by whoever leaves, so a newcomer can never take it in between.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * Photos drawn at the first request and kept by their hash under `photos/`. Within a process each is drawn once however
 * many ask at the same time, and two at most are drawn at once.
 */
export function keptPhotos(
  files: FileStorage,
  draw: DrawPhoto = drawPhoto,
): (size: PhotoSize) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const limited = limiter(MOST_AT_ONCE);
  const drawOnce = async (key: string, { scene, seed, width, format }: PhotoSize) => {
    const kept = await readWhole(files, key);
    if (kept !== undefined) return kept;
    return await limited(async () => {
      const bytes = await draw(scene, seed, width, format);
      await files.put(key, bytes);
      return bytes;
    });
  };
  return (size) => {
    const key = `photos/${photoHash(size)}.${size.format}`;
    const started = underWay.get(key);
    if (started !== undefined) return started;
    // Looking whether it is kept belongs to it: who looked before it was kept would else draw it again after.
    const photo = drawOnce(key, size).finally(() => underWay.delete(key));
    underWay.set(key, photo);
    return photo;
  };
}
