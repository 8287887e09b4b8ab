import type { PhotoWidth } from '@diyar/contract/finding/ads';
import { PHOTO_WIDTHS } from '@diyar/contract/finding/ads';
import type { PhotoFormat } from '../../../api/src/photos/pixels/photo-size.ts';
import type { SceneKind } from '../scenes/kinds.ts';

/** To be raised when the drawings change: the same key must never name other bytes. */
const EDITION = 5;
/** The prefix of this edition's keys. */
export const CURRENT = `demo/${EDITION}/`;

const FORMATS: readonly string[] = ['avif', 'webp', 'jpeg'] satisfies PhotoFormat[];
const KEY = /^demo\/\d+\/([a-z-]+)\/([^.]+)$/;
const SIZE = /^(.+)\/(\d+)\.([a-z]+)$/;

/** The scene of a drawn photo. */
export interface Scene {
  scene: SceneKind;
  seed: string;
}

/** One file of a drawn photo. */
export interface DrawnFile extends Scene {
  width: PhotoWidth;
  format: PhotoFormat;
}

/** The key of a drawn photo, which says all that it is drawn from. */
export function keyOfScene({ scene, seed }: Scene): string {
  return `${CURRENT}${scene}/${seed}`;
}

/** Returns the scene of a key, also of an earlier edition; undefined when the key is not a drawn photo's. */
export function sceneOfKey(fileKey: string): Scene | undefined {
  const [, scene, seed] = KEY.exec(fileKey) ?? [];
  if (scene === undefined || seed === undefined) return undefined;
  // Keys are written from scenes alone; naming every scene here would load the whole of the drawings.
  return { scene: scene as SceneKind, seed };
}

/** Returns the drawing of a file key; undefined when it is not a drawn photo's, or not in an offered size. */
export function drawnFileOf(sizeKey: string): DrawnFile | undefined {
  const [, fileKey = '', width = '', format = ''] = SIZE.exec(sizeKey) ?? [];
  const scene = sceneOfKey(fileKey);
  const offered = PHOTO_WIDTHS.find((one) => one === Number(width));
  if (scene === undefined || offered === undefined || !isFormat(format)) return undefined;
  return { ...scene, width: offered, format };
}

const isFormat = (name: string): name is PhotoFormat => FORMATS.includes(name);
