import { imageDimensionsFromData } from 'image-dimensions';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export interface PictureHeader {
  format: PictureFormat;
  /** Width times height of the one picture that is shown of the file. */
  pixels: number;
}

/** PNG and WebP say their size in the first bytes, AVIF in tables before the picture. */
const LONGEST_HEADER = 64 * 1024;

/** An AVIF takes up to six times the memory a pixel that others take: its decoder holds several pictures at once. */
const AVIF_WEIGHT = 6;

/**
 * Reads format and size of a picture from its content, whatever its name says, without decoding it. Undefined for all else,
 * vector drawings too: they may hold scripts.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  // A JPEG has whatever its camera wrote before its size; it is searched from marker to marker, in the rest only if it must.
  const found = dimensionsOf(bytes.subarray(0, LONGEST_HEADER)) ?? (isJpeg ? dimensionsOf(bytes) : undefined);
  const format = FORMATS.find((known) => known === found?.type);
  if (found === undefined || format === undefined) return undefined;
  return { format, pixels: found.width * found.height };
}

/** Whether a picture unpacks to more than a use allows, which is said in pixels of a JPEG. */
export function hasTooManyPixels({ format, pixels }: PictureHeader, mostPixels: number): boolean {
  return pixels * (format === 'avif' ? AVIF_WEIGHT : 1) > mostPixels;
}

function dimensionsOf(bytes: Buffer) {
  try {
    return imageDimensionsFromData(bytes);
  } catch {
    // The library reads within bounds, but promises no answer to what was made to mislead it.
    return undefined;
  }
}
