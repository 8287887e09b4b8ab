import { Refusal } from '../platform/http/refusal.ts';
import { JobTooHard } from '../platform/images/image-child.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import { NoRoom } from '../platform/room.ts';
import { hasTooManyPixels, readPictureHeader } from './picture-header.ts';
import type { Fit, PictureToShrink } from './shrink-picture.ts';

/** Shrinks outside the process that answers people. */
export interface ShrinkJobs {
  run(name: 'shrinkPicture', job: PictureToShrink, limits: JobLimits): Promise<Uint8Array | null>;
}

export interface SmallPictureUse {
  fit: Fit;
  /** Limit for a JPEG; an AVIF may have a sixth of it. */
  mostPixels: number;
}

/** More than the largest picture of 12 megapixels takes (155 MB, an interlaced PNG), and of time several times as much. */
const LIMITS: JobLimits = { seconds: 10, megabytes: 180 };

/**
 * A small copy of a stranger's picture (see `shrinkPicture`), or why there is none: no picture, broken, or made to be hard
 * (`unreadable`), or larger than its use allows (`too_many_pixels`). Refuses `unavailable` when the fault is ours.
 */
export async function smallPicture(
  images: ShrinkJobs,
  bytes: Buffer,
  { fit, mostPixels }: SmallPictureUse,
): Promise<Uint8Array | 'unreadable' | 'too_many_pixels'> {
  const header = readPictureHeader(bytes);
  if (header === undefined) return 'unreadable';
  if (hasTooManyPixels(header, mostPixels)) return 'too_many_pixels';
  try {
    return (await images.run('shrinkPicture', { bytes, header, fit }, LIMITS)) ?? 'unreadable';
  } catch (error) {
    if (error instanceof JobTooHard) return 'unreadable';
    if (error instanceof NoRoom) throw error;
    throw new Refusal('unavailable', { retryAfterSeconds: 5, cause: error });
  }
}
