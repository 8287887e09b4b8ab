import type { WizardPhoto } from '@diyar/contract/supply/host-photos';

/** The photos with one moved to another place; the others close up. */
export function movePhoto(photos: readonly WizardPhoto[], id: string, to: number): WizardPhoto[] {
  const photo = photos.find((other) => other.id === id);
  if (photo === undefined) return [...photos];
  const others = photos.filter((other) => other.id !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), photo, ...others.slice(place)];
}

/** The photos with one more at the end; the first one is the main one until another is chosen. */
export function addPhoto(photos: readonly WizardPhoto[], id: string): WizardPhoto[] {
  if (photos.some((photo) => photo.id === id)) return [...photos];
  const main = !photos.some((photo) => photo.main);
  return [...photos, { id, room: null, caption_ar: null, caption_en: null, main }];
}

/** The photos without one; where it was the main one, the first that is left is. */
export function removePhoto(photos: readonly WizardPhoto[], id: string): WizardPhoto[] {
  const left = photos.filter((photo) => photo.id !== id);
  const [first] = left;
  return first === undefined || left.some((photo) => photo.main) ? left : chooseMain(left, first.id);
}

export function chooseMain(photos: readonly WizardPhoto[], id: string): WizardPhoto[] {
  return photos.map((photo) => ({ ...photo, main: photo.id === id }));
}

/** The photos with another main one where the main one was refused; undefined while it stands, or none can follow. */
export function replaceRefusedMain(
  photos: readonly WizardPhoto[],
  isRefused: (id: string) => boolean,
): WizardPhoto[] | undefined {
  const main = photos.find((photo) => photo.main);
  if (main === undefined || !isRefused(main.id)) return undefined;
  const next = photos.find(({ id }) => !isRefused(id));
  return next && chooseMain(photos, next.id);
}

/** Where a key moves the photo at a place; undefined for keys that move nothing. Rows run with the script. */
export function placeByKey(
  key: string,
  at: number,
  { count, dir }: { count: number; dir: string },
): number | undefined {
  const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === before || key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === after || key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
