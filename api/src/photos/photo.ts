import type { Photo } from '@diyar/contract/finding/ads';
import type { PhotoSize } from './pixels/photo-size.ts';

/** The key under which a photo's file of one size is stored; `fileKey` is the photo's own. */
export function sizeKey(fileKey: string, { width, format }: PhotoSize): string {
  return `${fileKey}/${width}.${format}`;
}

/** The shown fields of a photo's row, which is ready. */
export interface ShownPhoto {
  id: string;
  /** Three colours, "#rrggbb #rrggbb #rrggbb"; null until they are known. */
  placeholder: string | null;
  colour: string;
  is_main: boolean;
}

/** A photo as lists and pages carry it: where it is, and the CSS background in its place until it has loaded. */
export function presentPhoto({ id, placeholder, colour, is_main }: ShownPhoto): Photo {
  return { path: `photos/${id}`, color: backgroundOf(placeholder) ?? colour, is_main };
}

function backgroundOf(placeholder: string | null): string | undefined {
  const [top, middle, low] = placeholder?.split(' ') ?? [];
  return low && `linear-gradient(180deg,${top} 0%,${middle} 55%,${low} 100%)`;
}
