import sharp from 'sharp';
import type { PictureHeader } from './picture-header.ts';
import { isAsTold } from './shrink-picture.ts';

export interface IconToDraw {
  bytes: Uint8Array;
  /** The format and size read from its header; the decoder stops when it finds something else or larger. */
  header: PictureHeader;
}

/** Large enough for a browser's tab, a bookmark and a home screen. */
const SIDE = 256;

/**
 * A square picture as PNG of 256 pixels a side, which every browser takes for an icon; `not_square` when it is none, null when it
 * cannot be read. Runs in the image process: decoding may take any time and memory.
 */
export async function drawIcon({ bytes, header }: IconToDraw): Promise<Uint8Array | 'not_square' | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: header.pixels, failOn: 'error', pages: 1 });
    const told = await picture.metadata();
    if (!isAsTold(told, header)) return null;
    if (told.width !== told.height) return 'not_square';
    return await picture.autoOrient().resize(SIDE, SIDE).png({ compressionLevel: 9 }).toBuffer();
  } catch {
    // sharp has one plain error for all that cannot be read.
    return null;
  }
}
