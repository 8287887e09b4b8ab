import { invalid } from '../platform/http/refusal.ts';
import { type ShrinkJobs, smallPicture } from './small-picture.ts';

/** As cameras have them. */
const MOST_PIXELS = 12 * 1024 * 1024;
const REFUSED_AS = {
  unreadable: 'photo_unreadable',
  too_many_pixels: 'photo_12mp',
  too_many_avif_pixels: 'photo_avif_2mp',
} as const;

/**
 * Makes a picture anew that somebody sends to be looked at, without what cameras write into it, small and still legible. Refuses
 * `photo_unreadable`, `photo_12mp` and `photo_avif_2mp` of the field `photo`.
 */
export async function legiblePicture(images: ShrinkJobs, bytes: Buffer): Promise<Uint8Array> {
  const made = await smallPicture(images, bytes, { fit: 'legible', mostPixels: MOST_PIXELS });
  if (typeof made === 'string') throw invalid('photo', REFUSED_AS[made]);
  return made;
}
