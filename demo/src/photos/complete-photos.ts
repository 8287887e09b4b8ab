import type { Tx } from '../../../api/src/platform/db/database.ts';
import { findStalePhotos, savePhotos } from './drawn-photo.queries.ts';
import { photoOf } from './drawn-photos.ts';
import { CURRENT, sceneOfKey } from './photo-key.ts';

/**
 * Brings the rows of drawn photos to what this release would write: the colours of their placeholders, which a migration
 * cannot work out, and the edition of the drawings. Answers how many were behind.
 */
export async function completePhotos(tx: Tx): Promise<number> {
  const behind = (await findStalePhotos(tx, CURRENT)).flatMap(({ id, file_key }) => {
    const scene = sceneOfKey(file_key ?? '');
    if (scene === undefined) return [];
    return [{ id, ...photoOf(scene) }];
  });
  await savePhotos(tx, behind);
  return behind.length;
}
