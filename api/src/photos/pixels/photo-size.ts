import type { PhotoWidth } from '@diyar/contract/finding/ads';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/** One of the sizes a photo is offered in. */
export interface PhotoSize {
  width: PhotoWidth;
  format: PhotoFormat;
}
