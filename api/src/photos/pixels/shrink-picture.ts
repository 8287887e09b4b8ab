import sharp, { type Metadata } from 'sharp';
import type { PictureHeader } from './picture-header.ts';

/** Cut to a square, or whole on nothing, or whole and large enough to read the words on it. */
export type Fit = 'square' | 'whole' | 'legible';

export interface PictureToShrink {
  bytes: Uint8Array;
  /** The format and size read from its header; the decoder stops when it finds something else or larger. */
  header: PictureHeader;
  fit: Fit;
}

const SIDES: Record<Fit, number> = { square: 512, whole: 512, legible: 1600 };

/**
 * A picture as WebP of at most 512 pixels a side, or 1600 to be read, upright and without what cameras write into it; null when it cannot be
 * read. Of several pictures or frames in a file the first. Runs in the image process: decoding may take any time and memory.
 */
export async function shrinkPicture({ bytes, header, fit }: PictureToShrink): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: header.pixels, failOn: 'error', pages: 1 });
    if (!isAsTold(await picture.metadata(), header)) return null;
    return await picture
      .autoOrient()
      .resize(
        SIDES[fit],
        SIDES[fit],
        fit === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true },
      )
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // sharp has one plain error for all that cannot be read.
    return null;
  }
}

/** Whether a decoder finds the format its header says, and no more pixels. */
export function isAsTold({ format, compression, width, height }: Metadata, header: PictureHeader): boolean {
  const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return found === header.format && width * height <= header.pixels;
}
