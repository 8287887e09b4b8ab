import { findPhotoFile, type PhotoFiles } from '../photos/read-photo.ts';
import { readWhole } from '../platform/storage/file-storage.ts';
import { type KeepPlace, keepIfPossible } from '../platform/storage/keep-if-possible.ts';
import { drawSharePicture, drawSitePicture } from './draw-share-picture.ts';
import { type ShareCard, type SiteCard, shareHash } from './share-card.ts';

/** As wide as the picture, in what is quickest read. */
const BEHIND = { width: 1280, format: 'jpeg' } as const;

/**
 * Pictures for links elsewhere, drawn at the first request and kept by what they show under `share/`; one that cannot be
 * kept is answered all the same.
 */
export function keptSharePictures(place: PhotoFiles & KeepPlace): {
  ofAd: (card: ShareCard) => Promise<Buffer>;
  ofSite: (card: SiteCard) => Promise<Buffer>;
} {
  const underWay = new Map<string, Promise<Buffer>>();
  const drawAndKeep = async (key: string, draw: () => Promise<Buffer>) => {
    const bytes = await draw();
    await keepIfPossible(place, key, bytes);
    return bytes;
  };
  const find = async (card: ShareCard | SiteCard, draw: () => Promise<Buffer>) => {
    const key = `share/${shareHash(card)}.jpeg`;
    const kept = await readWhole(place.files, key);
    if (kept !== undefined) return kept;
    const started = underWay.get(key) ?? drawAndKeep(key, draw).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  const behind = async ({ photo }: ShareCard) => {
    const file = photo === null ? undefined : await findPhotoFile(place, photo, BEHIND);
    return (await file?.read(place.log)) ?? null;
  };
  return {
    ofAd: (card) => find(card, async () => drawSharePicture(card, await behind(card))),
    ofSite: (card) => find(card, () => drawSitePicture(card)),
  };
}
