import { PHOTO_WIDTHS } from '@diyar/contract/finding/ads';
import { FIRST_PHOTO_SIZE } from '@diyar/contract/supply/host-photos';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { PhotoFormat, PhotoSize } from './photo-size.ts';
import type { PictureHeader } from './picture-header.ts';

const LARGEST = PHOTO_WIDTHS[4];
/** What stands where a picture is see-through. */
const WHITE = '#ffffff';

export interface PictureToCheck {
  bytes: Uint8Array;
  /** What was read of it before anything was decoded; a decoder that finds something else or larger stops. */
  header: PictureHeader;
}

const FORMATS: readonly PhotoFormat[] = ['webp', 'jpeg', 'avif'];

/** Every size beside the first. */
const OTHER_SIZES: readonly PhotoSize[] = FORMATS.flatMap((format) =>
  PHOTO_WIDTHS.map((width) => ({ width, format })),
).filter(({ width, format }) => width !== FIRST_PHOTO_SIZE.width || format !== FIRST_PHOTO_SIZE.format);

export interface MadeSize extends PhotoSize {
  bytes: Uint8Array;
}

/** A photo so many pixels wide, or less when it has fewer or is more than twice as high as wide. */
function insideOf(width: number): ResizeOptions {
  return { width, height: width * 2, fit: 'inside', withoutEnlargement: true };
}

/** A size of a picture, without anything but its pixels. */
export function encode(picture: Sharp, { width, format }: PhotoSize): Promise<Buffer> {
  const resized = picture.resize(insideOf(width));
  if (format === 'avif') return resized.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 78, effort: 2 }).toBuffer();
  return resized.jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** The largest size of a picture, decoded once and upright. */
export interface LargestSize {
  width: number;
  height: number;
  again(): Sharp;
}

/** A picture that a stranger sent, of which no more is decoded than its header says; of several frames the first. */
export function openPicture({ bytes, header }: PictureToCheck): Sharp {
  return sharp(bytes, { limitInputPixels: header.pixels, failOn: 'error', pages: 1 });
}

export async function decodeLargest(picture: Sharp): Promise<LargestSize> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: WHITE })
    .resize(insideOf(LARGEST))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, again: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}

/**
 * All sizes of a picture but the first, which was made when it was checked. Null when it cannot be read. Runs in the image process.
 */
export async function makeSizes({ bytes, header }: PictureToCheck): Promise<MadeSize[] | null> {
  try {
    const largest = await decodeLargest(openPicture({ bytes, header }));
    const made: MadeSize[] = [];
    for (const size of OTHER_SIZES) made.push({ ...size, bytes: await encode(largest.again(), size) });
    return made;
  } catch {
    // sharp has one plain error for all that cannot be read.
    return null;
  }
}
