import sharp from 'sharp';

const SIDE = 512;
/** A picture that is small as a file may still be endless when unpacked. */
const MOST_PIXELS = 50_000_000;
/** What a picture may be by its content, whatever its name says; drawings that may hold scripts are none of them. */
const KNOWN = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * A person's photo (cut to a square) or a logo (whole, on nothing) as WebP of at most 512 pixels a side, upright and
 * without what cameras write into it; null when the bytes are no picture.
 */
export async function smallPicture(bytes: Buffer, kind: 'photo' | 'logo'): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!KNOWN.has(format)) return null;
    return await picture
      .autoOrient()
      .resize(SIDE, SIDE, kind === 'photo' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // sharp has one plain error for all that cannot be read.
    return null;
  }
}
