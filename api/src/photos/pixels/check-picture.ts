import type { PhotoFailure } from '@diyar/contract/supply/host-photos';
import { FIRST_PHOTO_SIZE, SMALLEST_PHOTO } from '@diyar/contract/supply/host-photos';
import { holdsWords } from './find-words.ts';
import { HASHED_SIDE, perceptualHashOf } from './perceptual-hash.ts';
import { decodeLargest, encode, type LargestSize, openPicture, type PictureToCheck } from './photo-sizes.ts';
import { sharpnessOf } from './sharpness.ts';
import { isAsTold } from './shrink-picture.ts';

/** What a picture is found to be. */
export interface CheckedPicture {
  /** Its first size (`FIRST_PHOTO_SIZE`), upright and without what cameras write into it. */
  first: Uint8Array;
  /** Pixels of its largest size. */
  width: number;
  height: number;
  /** Three colours "#rrggbb" from top to bottom, and the one on the whole. */
  placeholder: string;
  colour: string;
  perceptualHash: string | null;
  holdsWords: boolean;
}

/** The long side of the grey copy in which sharpness is measured and words are looked for. */
const GREY_SIDE = 1024;
/**
 * Below this a photo is blurred. Of sixty drawn scenes the softest has 231; blurred so far that a door handle is a smear
 * (4 pixels of 960) they have 9 at most (decision 031).
 */
const LEAST_SHARPNESS = 12;

/**
 * Looks at a picture that was sent: its first size, its colours and how it looks, or why it is refused. Runs in the image
 * process: decoding may take any time and memory.
 */
export async function checkPicture(picture: PictureToCheck): Promise<CheckedPicture | PhotoFailure> {
  try {
    const metadata = await openPicture(picture).metadata();
    if (!isAsTold(metadata, picture.header)) return 'unreadable';
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) < SMALLEST_PHOTO.long || Math.min(width, height) < SMALLEST_PHOTO.short)
      return 'too_small';
    return await look(await decodeLargest(openPicture(picture)));
  } catch {
    // sharp has one plain error for all that cannot be read.
    return 'unreadable';
  }
}

async function look({ width, height, again: whole }: LargestSize): Promise<CheckedPicture | 'blurred'> {
  const grey = await whole()
    .resize(GREY_SIDE, GREY_SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { grey: grey.data, width: grey.info.width, height: grey.info.height };
  if (sharpnessOf(small) < LEAST_SHARPNESS) return 'blurred';
  const [hashed, bands, mean] = await Promise.all([
    whole().resize(HASHED_SIDE, HASHED_SIDE, { fit: 'fill' }).greyscale().raw().toBuffer(),
    whole().resize(1, 3, { fit: 'fill' }).raw().toBuffer(),
    whole().resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
  ]);
  return {
    first: await encode(whole(), FIRST_PHOTO_SIZE),
    width,
    height,
    placeholder: [0, 3, 6].map((at) => hexOf(bands, at)).join(' '),
    colour: hexOf(mean, 0),
    perceptualHash: perceptualHashOf(hashed),
    holdsWords: holdsWords(small),
  };
}

function hexOf(bytes: Buffer, at: number): string {
  return `#${bytes.subarray(at, at + 3).toString('hex')}`;
}
