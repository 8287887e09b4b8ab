import { invalid } from '../platform/http/refusal.ts';
import { type ShrinkJobs, smallPicture } from './small-picture.ts';

/** As cameras have them; what a screenshot has is far below. */
const MOST_PIXELS = 12 * 1024 * 1024;
/** A PDF ends with this mark, within so many bytes of its end. */
const PDF_TAIL = 1024;

const REFUSED_AS = {
  unreadable: 'attachment_kind',
  too_many_pixels: 'photo_12mp',
  too_many_avif_pixels: 'photo_avif_2mp',
} as const;

export interface KeptFile {
  kind: 'picture' | 'pdf';
  bytes: Uint8Array;
}

/**
 * What is kept of a file that somebody sends to be read: a picture made anew, without what its sender wrote into it, or a PDF as it is.
 * What it is says its content alone. Refuses `attachment_kind`, `photo_12mp` and `photo_avif_2mp` of the field `file`.
 */
export async function pictureOrPdf(images: ShrinkJobs, bytes: Buffer): Promise<KeptFile> {
  return isPdf(bytes) ? { kind: 'pdf', bytes } : pictureOf(images, bytes);
}

/** By its first bytes and its end; its name and what the sender calls it say nothing. */
function isPdf(bytes: Buffer): boolean {
  const isBegun = /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
  return isBegun && bytes.subarray(-PDF_TAIL).includes('%%EOF');
}

async function pictureOf(images: ShrinkJobs, bytes: Buffer): Promise<KeptFile> {
  const small = await smallPicture(images, bytes, { fit: 'legible', mostPixels: MOST_PIXELS });
  if (typeof small === 'string') throw invalid('file', REFUSED_AS[small]);
  return { kind: 'picture', bytes: small };
}
