import { Refusal } from '../platform/http/refusal.ts';
import { JobTooHard } from '../platform/images/image-child.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import { NoRoom } from '../platform/room.ts';
import { hasTooManyPixels, readPictureHeader } from './pixels/picture-header.ts';
import type { Fit, PictureToShrink } from './pixels/shrink-picture.ts';

/** Shrinks outside the process that answers people. */
export interface ShrinkJobs {
  run(name: 'shrinkPicture', job: PictureToShrink, limits: JobLimits): Promise<Uint8Array | null>;
}

export interface SmallPictureUse {
  fit: Fit;
  /** Limit for a JPEG; an AVIF may have a sixth of it. */
  mostPixels: number;
}

/** Why a picture is not taken. */
export type NoSmallPicture = 'unreadable' | 'too_many_pixels' | 'too_many_avif_pixels';

/** More than the largest picture of 12 megapixels takes (75 MB, an interlaced PNG), and of time several times as much. */
const LIMITS: JobLimits = { seconds: 10, megabytes: 115 };

/**
 * A small copy of a stranger's picture (see `shrinkPicture`), or why there is none: no picture, or broken
 * (`unreadable`), or larger than its use allows (`too_many_pixels`, of an AVIF `too_many_avif_pixels`). Refuses
 * `unavailable` when it took too long or too much memory, and when the fault is ours.
 */
export async function smallPicture(
  images: ShrinkJobs,
  bytes: Buffer,
  { fit, mostPixels }: SmallPictureUse,
): Promise<Uint8Array | NoSmallPicture> {
  const header = readPictureHeader(bytes);
  if (header === undefined) return 'unreadable';
  if (hasTooManyPixels(header, mostPixels))
    return header.format === 'avif' ? 'too_many_avif_pixels' : 'too_many_pixels';
  try {
    return (await images.run('shrinkPicture', { bytes, header, fit }, LIMITS)) ?? 'unreadable';
  } catch (error) {
    if (error instanceof JobTooHard && error.kind === 'broken') return 'unreadable';
    if (error instanceof NoRoom) throw error;
    throw new Refusal('unavailable', { retryAfterSeconds: 5, cause: error });
  }
}
