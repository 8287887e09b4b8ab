import { findPhotoFile, type PhotoFiles } from '../../photos/read-photo.ts';
import { LoadingCache } from '../../platform/cache/loading-cache.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { JobTooHard } from '../../platform/images/image-child.ts';
import type { JobLimits } from '../../platform/images/image-process.ts';
import { NoRoom } from '../../platform/room.ts';
import { readWhole } from '../../platform/storage/file-storage.ts';
import { type KeepPlace, keepIfPossible } from '../../platform/storage/keep-if-possible.ts';
import type { ShareJob } from './draw-share-picture.ts';
import { type ShareCard, type SiteCard, shareHash } from './share-card.ts';

/** As wide as the picture, in what is quickest read. */
const BEHIND = { width: 1280, format: 'jpeg' } as const;
/** Draws outside the process that answers people. */
export interface SharePictureJobs {
  run(name: 'drawSharePicture', job: ShareJob, limits: JobLimits): Promise<Uint8Array>;
  run(name: 'drawSitePicture', card: SiteCard, limits: JobLimits): Promise<Uint8Array>;
}

/** Asked before a picture is drawn; throws when its caller had too many drawn. */
type MayDraw = () => Promise<void>;

/** Several times what a drawing takes on a busy machine. Drawings take turns with what people upload. */
const LIMITS: JobLimits = { seconds: 20, megabytes: 235, line: 'drawings' };
/** Pictures being drawn at one moment: past these, one that is asked for twice is drawn twice. */
const MOST_DRAWN = 100;

/**
 * Pictures for links elsewhere, drawn at the first request and kept by what they show under `share/`; one that cannot be
 * kept is answered all the same. Drawn in the image process; refuses `unavailable` while too many wait
 * for it, and when a drawing took too long or too much memory.
 */
export function keptSharePictures(place: PhotoFiles & KeepPlace & { images: SharePictureJobs }): {
  ofAd: (card: ShareCard, mayDraw: MayDraw) => Promise<Uint8Array>;
  ofSite: (card: SiteCard, mayDraw: MayDraw) => Promise<Uint8Array>;
} {
  // Only those being drawn: once drawn, a picture is kept among the files.
  const underWay = new LoadingCache<string, Uint8Array>({ most: MOST_DRAWN, isKept: () => false });
  const drawAndKeep = async (key: string, draw: () => Promise<Uint8Array>) => {
    const bytes = await draw().catch(refuseBusy);
    await keepIfPossible(place, key, bytes);
    return bytes;
  };
  const find = async (card: ShareCard | SiteCard, mayDraw: MayDraw, draw: () => Promise<Uint8Array>) => {
    const key = `share/${shareHash(card)}.jpeg`;
    const kept = await readWhole(place.files, key);
    if (kept !== undefined) return kept;
    await mayDraw();
    return await underWay.get(key, () => drawAndKeep(key, draw));
  };
  const behind = async ({ photo }: ShareCard) => {
    const file = photo === null ? undefined : await findPhotoFile(place, photo, BEHIND);
    return (await file?.read(place.log)) ?? null;
  };
  return {
    ofAd: (card, mayDraw) =>
      find(card, mayDraw, async () =>
        place.images.run('drawSharePicture', { card, photo: await behind(card) }, LIMITS),
      ),
    ofSite: (card, mayDraw) => find(card, mayDraw, () => place.images.run('drawSitePicture', card, LIMITS)),
  };
}

function refuseBusy(error: unknown): never {
  if (error instanceof NoRoom) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (error instanceof JobTooHard && error.kind !== 'broken')
    throw new Refusal('unavailable', { retryAfterSeconds: 5, cause: error });
  throw error;
}
