import { findPhotoFile, type PhotoFiles } from '../photos/read-photo.ts';
import { LoadingCache } from '../platform/cache/loading-cache.ts';
import { readWhole } from '../platform/storage/file-storage.ts';
import { drawSharePicture, drawSitePicture } from './draw-share-picture.ts';
import { type ShareCard, type SiteCard, shareHash } from './share-card.ts';

/** As wide as the picture, in what is quickest read. */
const BEHIND = { width: 1280, format: 'jpeg' } as const;

/** Pictures being drawn at one moment: past these, one that is asked for twice is drawn twice. */
const MOST_DRAWN = 100;

/** Pictures for links elsewhere, drawn at the first request and kept by what they show under `share/`. */
export function keptSharePictures(deps: PhotoFiles): {
  ofAd: (card: ShareCard) => Promise<Buffer>;
  ofSite: (card: SiteCard) => Promise<Buffer>;
} {
  const { files } = deps;
  // Only those being drawn: once drawn, a picture is kept among the files.
  const underWay = new LoadingCache<string, Buffer>({ most: MOST_DRAWN, isKept: () => false });
  const drawAndKeep = async (key: string, draw: () => Promise<Buffer>) => {
    const bytes = await draw();
    await files.put(key, bytes);
    return bytes;
  };
  const find = async (card: ShareCard | SiteCard, draw: () => Promise<Buffer>) => {
    const key = `share/${shareHash(card)}.jpeg`;
    const kept = await readWhole(files, key);
    return kept ?? underWay.get(key, () => drawAndKeep(key, draw));
  };
  const behind = async ({ photo }: ShareCard) => {
    const file = photo === null ? undefined : await findPhotoFile(deps, photo, BEHIND);
    return (await file?.read()) ?? null;
  };
  return {
    ofAd: (card) => find(card, async () => drawSharePicture(card, await behind(card))),
    ofSite: (card) => find(card, () => drawSitePicture(card)),
  };
}
