import { createHash } from 'node:crypto';
import type { PhotoWidth } from '@diyar/contract/ads';
import { Room } from '../platform/room.ts';
import { readWhole } from '../platform/storage/file-storage.ts';
import { type KeepPlace, keepIfPossible } from '../platform/storage/keep-if-possible.ts';
import { drawPhoto } from './draw-photo.ts';
import type { SceneKind } from './scenes/scene.ts';

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

/**
 * Photos drawn at the first request and kept by their hash under `photos/`. Within a process each is drawn once however
 * many ask at the same time, and two at most are drawn at once. One that cannot be kept is answered all the same.
 */
export function keptPhotos(
  place: KeepPlace,
  draw: DrawPhoto = drawPhoto,
): (size: PhotoSize) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const room = new Room({ size: MOST_AT_ONCE });
  const drawOnce = async (key: string, { scene, seed, width, format }: PhotoSize) => {
    const kept = await readWhole(place.files, key);
    if (kept !== undefined) return kept;
    return await room.hold(1, async () => {
      const bytes = await draw(scene, seed, width, format);
      await keepIfPossible(place, key, bytes);
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
