import type { SceneKind } from '../../../../demo/src/scenes/scene.ts';
import type { PhotoSize } from '../../photos/kept-photos.ts';
import { type FileStorage, readWhole } from '../../platform/storage/file-storage.ts';
import { drawSharePicture, drawSitePicture } from './draw-share-picture.ts';
import { type ShareCard, type SiteCard, shareHash } from './share-card.ts';

/** Pictures for links elsewhere, drawn at the first request and kept by what they show under `share/`. */
export function keptSharePictures(
  files: FileStorage,
  photoOf: (size: PhotoSize) => Promise<Buffer>,
): { ofAd: (card: ShareCard) => Promise<Buffer>; ofSite: (card: SiteCard) => Promise<Buffer> } {
  const underWay = new Map<string, Promise<Buffer>>();
  const drawAndKeep = async (key: string, draw: () => Promise<Buffer>) => {
    const bytes = await draw();
    await files.put(key, bytes);
    return bytes;
  };
  const find = async (card: ShareCard | SiteCard, draw: () => Promise<Buffer>) => {
    const key = `share/${shareHash(card)}.jpeg`;
    const kept = await readWhole(files, key);
    if (kept !== undefined) return kept;
    const started = underWay.get(key) ?? drawAndKeep(key, draw).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  const behind = async ({ photo }: ShareCard) =>
    photo &&
    (await photoOf({ scene: photo.scene as SceneKind, seed: photo.seed, width: 1280, format: 'jpeg' }));
  return {
    ofAd: (card) => find(card, async () => drawSharePicture(card, await behind(card))),
    ofSite: (card) => find(card, () => drawSitePicture(card)),
  };
}
